import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
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

export const AllStates: Story = {
  ...allStates(
    TransactionsTable,
    transactionsTableStates,
    (s) => accountSample(localeOfSample(s)).TransactionsTable,
    {
      isWide: true,
    },
  ),
  tags: ['visual'],
};
