import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { transactionsTableStates } from './TransactionsTable.states.ts';
import { TransactionsTable } from './TransactionsTable.tsx';

const meta = {
  title: 'Money/TransactionsTable',
  component: TransactionsTable,
  args: accountSample('en').TransactionsTable,
  render: (_args, context) => (
    <TransactionsTable {...accountSample(localeOf(context)).TransactionsTable} />
  ),
} satisfies Meta<typeof TransactionsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  TransactionsTable,
  transactionsTableStates,
  (s) => accountSample(localeOfSample(s)).TransactionsTable,
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };
