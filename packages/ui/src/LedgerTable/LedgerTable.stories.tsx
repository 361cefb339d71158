import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import type { AccountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
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

export const AllStates: Story = {
  ...allStates(
    LedgerTable<AccountSample['LedgerTable']['rows'][number]>,
    ledgerTableStates,
    (s) => accountSample(localeOfSample(s)).LedgerTable,
    {
      isWide: true,
    },
  ),
  tags: ['visual'],
};
