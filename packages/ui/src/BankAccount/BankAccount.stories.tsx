import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { statesOf } from '../story/statesOf.tsx';
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

const states = statesOf(
  BankAccount,
  bankAccountStates,
  (s) => accountSample(localeOfSample(s)).BankAccount,
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** More words than anybody planned for, in the narrowest place of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Account: Story = { ...states.one('account'), tags: ['!test'] };

export const Copied: Story = { ...states.one('copied'), tags: ['!test'] };
