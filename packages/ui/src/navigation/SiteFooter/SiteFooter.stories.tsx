import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { enlargedWhole } from '../../story/enlargedWhole.tsx';
import { followBothWays, inRouter, tabThrough } from '../../story/inRouter.tsx';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { sampleFooter } from '../../story/samples/site.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { siteFooterStates } from './SiteFooter.states.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  args: sampleFooter('en'),
  parameters: { layout: 'fullscreen' },
  render: (_args, context) => <SiteFooter {...sampleFooter(localeOf(context))} />,
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(SiteFooter, siteFooterStates, (s) => sampleFooter(localeOfSample(s)), {
  isWide: true,
});

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const WithLinks: Story = { ...states.one('with links'), tags: ['!test', 'state'] };

export const WithoutLinks: Story = { ...states.one('without links'), tags: ['!test', 'state'] };

/** The menu's links are stops in the order to read, and the app's router leads to each. */
export const Interaction: Story = {
  decorators: [inRouter],
  play: async ({ canvas, globals }) => {
    const { label, links } = sampleFooter(localeOf({ globals }));
    const menu = within(canvas.getByRole('navigation', { name: label }));
    await expect(menu.getAllByRole('link')).toHaveLength(links.length);
    for (const { label: name, href } of links) {
      const link = menu.getByRole('link', { name });
      await tabThrough([link]);
      await followBothWays(link, href);
    }
  },
};

/** FND-58: At 320 px with text of twice the size, no word is broken, and the hours stay on one line. */
export const EnlargedNarrow: Story = {
  ...enlargedWhole,
  play: async (context) => {
    await enlargedWhole.play(context);
    const hours = context.canvas.getByText(/08:00/);
    // The narrowest width breaks the text wherever it may break.
    hours.style.inlineSize = 'min-content';
    const text = hours.firstChild as Text;
    const range = document.createRange();
    range.setStart(text, text.data.indexOf('08:00'));
    range.setEnd(text, text.data.indexOf('21:00') + '21:00'.length);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    await expect(lines.size).toBe(1);
  },
};
