import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { accountSample } from '../../story/samples/account.ts';
import type { AccountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { ledgerTableStates } from './LedgerTable.states.ts';
import { LedgerTable } from './LedgerTable.tsx';

const meta = {
  title: 'Money/LedgerTable',
  component: LedgerTable<AccountSample['LedgerTable']['rows'][number]>,
  args: accountSample('en').LedgerTable,
  render: (_args, context) => <LedgerTable {...accountSample(localeOf(context)).LedgerTable} />,
} satisfies Meta<AccountSample['LedgerTable']>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  LedgerTable<AccountSample['LedgerTable']['rows'][number]>,
  ledgerTableStates,
  (s) => accountSample(localeOfSample(s)).LedgerTable,
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

/** FND-58: In a narrow container rows become cards, and no number is cut off. */
export const Narrow: Story = {
  render: (_args, context) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[288, 580].map((width) => (
        <div key={width} style={{ inlineSize: width, maxInlineSize: '100%' }}>
          <LedgerTable {...accountSample(localeOf(context)).LedgerTable} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const table of canvas.getAllByRole('table')) {
      const frame = table.parentElement as HTMLElement;
      await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
      for (const cell of canvas.getAllByRole('cell'))
        await expect(getComputedStyle(cell).display).toBe('flex');
    }
  },
};

/** At twice the text size even a desktop is narrow, and no number is cut off. */
export const Enlarged: Story = {
  render: (_args, context) => (
    <div style={{ inlineSize: 1100, maxInlineSize: '100%' }}>
      <LedgerTable {...accountSample(localeOf(context)).LedgerTable} />
    </div>
  ),
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('table').parentElement as HTMLElement;
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    for (const cell of canvas.getAllByRole('cell'))
      await expect(getComputedStyle(cell).display).toBe('flex');
  },
};
