import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { enlargedWhole } from '../../story/enlargedWhole.tsx';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { balanceCardStates } from './BalanceCard.states.ts';
import { BalanceCard } from './BalanceCard.tsx';

const meta = {
  title: 'Money/BalanceCard',
  component: BalanceCard,
  args: accountSample('en').BalanceCard,
  render: (_args, context) => <BalanceCard {...accountSample(localeOf(context)).BalanceCard} />,
} satisfies Meta<typeof BalanceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  BalanceCard,
  balanceCardStates,
  (s) => accountSample(localeOfSample(s)).BalanceCard,
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const All: Story = { ...states.one('all'), tags: ['!test', 'state'] };

export const Nothing: Story = { ...states.one('nothing'), tags: ['!test', 'state'] };

export const Loading: Story = { ...states.one('loading'), tags: ['!test', 'state'] };

/** At twice the text size the amount wraps, and the card does not widen its column. */
export const Enlarged: Story = {
  render: (_args, context) => (
    <div data-column style={{ display: 'grid', inlineSize: 320, maxInlineSize: '100%' }}>
      <BalanceCard {...accountSample(localeOf(context)).BalanceCard} />
    </div>
  ),
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvasElement }) => {
    const column = canvasElement.querySelector('[data-column]') as HTMLElement;
    await expect(column.scrollWidth).toBeLessThanOrEqual(column.clientWidth);
  },
};

/** In the side column of /recharge the note under an organization's amount wraps, its labels do not. */
export const SideColumn: Story = {
  render: (_args, context) => (
    <div style={{ display: 'grid', inlineSize: 336, maxInlineSize: '100%' }}>
      <BalanceCard {...accountSample(localeOf(context)).BalanceCard} />
    </div>
  ),
  play: async ({ canvas }) => {
    const label = canvas.getByText(/^(Paid balance|充值余额)$/);
    const lineHeight = Number.parseFloat(getComputedStyle(label).lineHeight);
    await expect(label.clientHeight).toBeLessThan(2 * lineHeight);
  },
};

/** FND-58: At 320 px with text of twice the size, no word or figure is broken, cut or covered. */
export const EnlargedNarrow: Story = { ...enlargedWhole };
