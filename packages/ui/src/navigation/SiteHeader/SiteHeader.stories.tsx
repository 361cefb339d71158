import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import { onNarrowestPhone } from '../../story/longTranslation.tsx';
import { lengthened } from '../../story/lengthened.ts';
import { onPhone } from '../../story/onPhone.ts';
import { revealsFocus } from '../../story/revealsFocus.ts';
import { sampleWords } from '../../story/samples/words.ts';
import { localeOf } from '../../story/screenText.ts';
import { sampleHeader } from '../../story/samples/site.ts';
import { siteHeaderStates } from './SiteHeader.states.ts';
import { SiteHeader } from './SiteHeader.tsx';

const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  args: sampleHeader('en'),
  parameters: { layout: 'fullscreen' },
  render: (_args, context) => (
    <SiteHeader {...sampleHeader(localeOf(context), context.globals['theme'])} />
  ),
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each as wide as the window: the header adapts to the window's width. */
export const AllStates: Story = {
  tags: ['visual'],
  render: (_args, context) => (
    <>
      {siteHeaderStates.map(({ name, props, words }) => (
        <SiteHeader
          key={name}
          {...sampleHeader(localeOf(context), context.globals['theme'])}
          {...props}
          {...words?.(sampleWords(localeOf(context)))}
        />
      ))}
    </>
  ),
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = {
  ...onNarrowestPhone,
  render: (_args, context) => (
    <SiteHeader {...lengthened(sampleHeader(localeOf(context), context.globals['theme']))} />
  ),
};

/** Returns the story of the header in one state. */
const one = (name: string): Story => ({
  render: (_args, context) => {
    const state = siteHeaderStates.find((each) => each.name === name);
    return (
      <SiteHeader
        {...sampleHeader(localeOf(context), context.globals['theme'])}
        {...state?.props}
        {...state?.words?.(sampleWords(localeOf(context)))}
      />
    );
  },
});

export const Member: Story = { ...one('member'), tags: ['!test', 'state'] };

export const Certified: Story = { ...one('certified'), tags: ['!test', 'state'] };

export const Vip: Story = { ...one('VIP'), tags: ['!test', 'state'] };

export const VipAndCertified: Story = { ...one('VIP and certified'), tags: ['!test', 'state'] };

export const Visitor: Story = { ...one('visitor'), tags: ['!test', 'state'] };

export const SessionUnknown: Story = { ...one('session unknown'), tags: ['!test', 'state'] };

export const OnAScreenWithASearchOfItsOwn: Story = {
  ...one('on a screen with a search of its own'),
  tags: ['!test', 'state'],
};

export const LogInPages: Story = { ...one('log-in pages'), tags: ['!test', 'state'] };

/** A configured partner has `scope: header`: its colors and logo end with the header, the button below is ours. */
export const Partner: Story = {
  tags: ['visual'],
  globals: { theme: 'harbourline' },
  render: (_args, context) => (
    <>
      <SiteHeader {...sampleHeader(localeOf(context), 'harbourline')} />
      <main style={{ padding: 24 }}>
        <Button>{sampleOf(context).action}</Button>
      </main>
    </>
  ),
};

/** On the narrowest phone nothing overlaps, in both languages. */
export const NarrowPhone: Story = {
  ...onPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.clientWidth).toBe(360);
    const [row] = canvasElement.querySelectorAll('header > div');
    const boxes = [...(row?.querySelectorAll('a, button') ?? [])]
      .map((each) => each.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    for (const [index, box] of boxes.entries()) {
      await expect(box.right).toBeLessThanOrEqual(360 - 12);
      await expect(box.left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
    }
  },
};

/** FND-02: a visitor, a user, a certified user and a VIP member each see another header. */
export const FourUsers: Story = {
  render: (_args, context) => {
    const sample = sampleHeader(localeOf(context), context.globals['theme']);
    const { account } = sample;
    const accounts = account && [
      account,
      { ...account, certified: 'Certified' },
      { ...account, vip: 'VIP' },
    ];
    return (
      <>
        {[null, ...(accounts ?? [])].map((each, at) => (
          <SiteHeader key={String(at)} {...sample} account={each} />
        ))}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const words = [...canvasElement.querySelectorAll('header')].map(
      (header) => [...header.querySelectorAll('a')].at(-1)?.textContent,
    );
    await expect(words).toHaveLength(4);
    await expect(new Set(words).size).toBe(4);
  },
};

/** The place of a logo is as wide before its drawing is decoded as after, so nothing moves. */
export const PlaceOfTheLogo: Story = {
  play: async ({ canvasElement }) => {
    const logos = [...canvasElement.querySelectorAll('img')];
    await expect(logos.length).toBeGreaterThan(0);
    for (const logo of logos) {
      await logo.decode();
      const [width = 0, height = 0] = getComputedStyle(logo)
        .aspectRatio.replace('auto', '')
        .split('/')
        .map(Number);
      await expect(width / height).toBeCloseTo(logo.naturalWidth / logo.naturalHeight, 1);
    }
  },
};

const onPress = fn();

/** I18N-05: One press switches to the other language, which is shown under its own name. */
export const Interaction: Story = {
  render: (_args, context) => {
    const sample = sampleHeader(localeOf(context), context.globals['theme']);
    return <SiteHeader {...sample} language={{ ...sample.language, onPress }} />;
  },
  play: async ({ canvas, globals }) => {
    onPress.mockClear();
    const other = canvas.getByRole('link', {
      name: sampleHeader(localeOf({ globals })).language.description,
    });
    await userEvent.click(other);
    await expect(onPress).toHaveBeenCalledOnce();
    await expect(location.hash).not.toBe('#language');
  },
};

/** A link that a tablet's row cuts is visible whole when it has the focus. */
export const FocusOnTablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvasElement, canvas, globals }) => {
    const [home] = canvasElement.querySelectorAll('a');
    home?.focus();
    const { label } = sampleHeader(localeOf({ globals }));
    const row = canvas.getAllByRole('navigation', { name: label })[0]!;
    const links = [...row.querySelectorAll('a')];
    await revealsFocus(row, links, () => userEvent.tab());
  },
};
