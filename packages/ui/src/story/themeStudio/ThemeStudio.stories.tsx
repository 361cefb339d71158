import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { companies } from '../samples/cast/index.ts';
import { localeOf } from '../screenText.ts';
import { forgetDraft } from './studioStorage.ts';
import { ThemeStudio } from './ThemeStudio.tsx';

const meta = {
  title: 'Themes/Theme studio',
  component: ThemeStudio,
  args: { locale: 'en' },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: (_args, context) => <ThemeStudio locale={localeOf(context)} />,
} satisfies Meta<typeof ThemeStudio>;

export default meta;
type Story = StoryObj<typeof meta>;

const PARTNER = companies.qingshan.name.en;

/** Stories begin with nothing kept, and leave nothing. */
const forgetting = {
  beforeEach: () => {
    forgetDraft();
    return forgetDraft;
  },
};

type Canvas = ReturnType<typeof within>;

/** Returns the inside of one preview. */
function insideOf(canvas: Canvas, name: string): Document {
  const frame = canvas.getByTitle(name) as HTMLIFrameElement;
  return frame.contentDocument as Document;
}

/** Returns the color of a preview's header. */
const headerOf = (canvas: Canvas, scheme: string): string => {
  const inside = insideOf(canvas, `The site, ${scheme}`);
  const header = inside.querySelector('header');
  return header ? (inside.defaultView?.getComputedStyle(header).backgroundColor ?? '') : '';
};

async function retype(canvas: Canvas, label: string, text: string): Promise<void> {
  const field = canvas.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.paste(text);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8"/></svg>';

/**
 * Begin here: change an input on the left, see it on the right; your changes are still there
 * tomorrow.
 */
export const Studio: Story = {};

/** Header, pay button, article and live room are shown in light and in dark, under one theme. */
export const LightAndDarkAtOnce: Story = {
  ...forgetting,
  play: async ({ canvas }) => {
    for (const scheme of ['light', 'dark']) {
      await waitFor(() => expect(headerOf(canvas, scheme)).not.toBe(''));
      const site = insideOf(canvas, `The site, ${scheme}`);
      await expect(site.querySelectorAll('header, article')).not.toHaveLength(0);
      await expect(site.querySelectorAll('button').length).toBeGreaterThan(3);
      await waitFor(() => {
        const room = insideOf(canvas, `The live room, ${scheme}`);
        return expect(room.querySelectorAll('button').length).toBeGreaterThan(2);
      });
    }
    await expect(headerOf(canvas, 'light')).not.toBe(headerOf(canvas, 'dark'));
    await expect(canvas.getByText(/^All \d+ pairs pass$/)).toBeVisible();
  },
};

/** THM-01: what is typed is seen at once, in both schemes; a half-typed color changes nothing. */
export const ChangesAtOnce: Story = {
  ...forgetting,
  play: async ({ canvas }) => {
    await waitFor(() => expect(headerOf(canvas, 'light')).toBe('rgb(255, 255, 255)'));
    await userEvent.click(canvas.getByRole('radio', { name: 'brand' }));
    await waitFor(() => expect(headerOf(canvas, 'light')).toBe('rgb(29, 63, 148)'));
    const before = headerOf(canvas, 'dark');
    await retype(canvas, '1 Brand', '#7a1f4d');
    await waitFor(() => expect(headerOf(canvas, 'light')).toBe('rgb(122, 31, 77)'));
    await expect(headerOf(canvas, 'dark')).not.toBe(before);
    await userEvent.type(canvas.getByRole('textbox', { name: '1 Brand' }), 'x');
    await expect(canvas.getByText(/input\.brand must be a color/)).toBeVisible();
    await expect(headerOf(canvas, 'light')).toBe('rgb(122, 31, 77)');
    await expect(canvas.getByRole('button', { name: /^Download/ })).toBeDisabled();
  },
};

/** THM-05: a color that cannot be read fails, with the nearest that can; one press takes it over. */
export const FailingPair: Story = {
  ...forgetting,
  play: async ({ canvas }) => {
    await retype(canvas, '2 Accent', '#ffcc00');
    const list = await canvas.findByRole('list', { name: 'Failing pairs' });
    await expect(within(list).getByText(/white text on accent/)).toBeVisible();
    await expect(within(list).getByText(/^1\.\d+:1, needs 4\.5:1$/)).toBeVisible();
    const use = within(list).getByRole('button');
    const value = /#[0-9a-f]{6}/.exec(use.textContent)?.[0] ?? '';
    await userEvent.click(use);
    await expect(canvas.getByRole('textbox', { name: '2 Accent' })).toHaveValue(value);
    await waitFor(() => expect(canvas.getByText(/^All \d+ pairs pass$/)).toBeVisible());
  },
};

function Reopened({ locale }: { locale: 'en' | 'zh-CN' }) {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Reopen
      </button>
      <ThemeStudio key={visit} locale={locale} />
    </>
  );
}

/** Typed values, right or wrong, are still there when the page is reopened. */
export const SurvivesReload: Story = {
  ...forgetting,
  render: (_args, context) => <Reopened locale={localeOf(context)} />,
  play: async ({ canvas }) => {
    await retype(canvas, 'Name', PARTNER);
    await retype(canvas, '3 Neutral', '#88');
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(PARTNER);
    await expect(canvas.getByRole('textbox', { name: '3 Neutral' })).toHaveValue('#88');
    await expect(canvas.getByText(/input\.neutral must be a color/)).toBeVisible();
  },
};

/**
 * The exported file is the one that will be checked, and it can be imported again; a wrong one
 * shows its problems in sentences.
 */
export const ExportAndImport: Story = {
  ...forgetting,
  play: async ({ canvas }) => {
    await retype(canvas, 'Id', 'kestrel');
    const file = canvas.getByRole('region', { name: 'kestrel.theme.json' });
    const data = JSON.parse(file.textContent) as { id: string; input: { brand: string } };
    await expect(data).toMatchObject({ id: 'kestrel', kind: 'partner', scope: 'all' });

    const paste = async (text: string): Promise<void> => {
      const field = canvas.getByRole('textbox', { name: 'Or paste one' });
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      await userEvent.click(canvas.getByRole('button', { name: 'Use this JSON' }));
    };
    const drawing = canvas.getByLabelText<HTMLInputElement>('12 Logo on light grounds (SVG)');
    await userEvent.upload(drawing, new File([SVG], 'logo.svg', { type: 'image/svg+xml' }));
    await expect(
      await canvas.findByText('Save it as kestrel.logo-light.svg beside the theme file.'),
    ).toBeVisible();
    await paste('{ "id": ');
    await expect(canvas.getByText(/^This is not JSON/)).toBeVisible();
    await paste(JSON.stringify({ ...data, input: { ...data.input, brand: 'red;}body{' } }));
    await expect(
      canvas.getByText(/input\.brand must be a color .* not "red;}body{"/),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '1 Brand' })).toHaveValue(data.input.brand);
    await paste(JSON.stringify({ ...data, input: { ...data.input, brand: '#123456' } }));
    await expect(canvas.getByRole('textbox', { name: '1 Brand' })).toHaveValue('#123456');
    await expect(canvas.queryByText('This file is not taken')).toBeNull();
    await expect(canvas.getByText(/^Save it as kestrel\.logo-light\.svg/)).toBeVisible();
    await retype(canvas, 'Id', 'rostra');
    await expect(canvas.getByText(/that theme is the site's own/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Download/ })).toBeDisabled();
  },
};
