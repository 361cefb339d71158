import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { bankAccountStates } from './BankAccount.states.ts';
import { BankAccount } from './BankAccount.tsx';

const meta = {
  title: 'Money/BankAccount',
  component: BankAccount,
  args: accountSample('en').BankAccount,
  render: (_args, context) => <BankAccount {...accountSample(localeOf(context)).BankAccount} />,
} satisfies Meta<typeof BankAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(
    BankAccount,
    bankAccountStates,
    (s) => accountSample(localeOfSample(s)).BankAccount,
    {
      isWide: true,
    },
  ),
  tags: ['visual'],
};
