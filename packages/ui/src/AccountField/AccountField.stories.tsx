import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { accountFieldStates } from './AccountField.states.ts';
import { AccountField } from './AccountField.tsx';

const meta = {
  title: 'Account/AccountField',
  component: AccountField,
  args: accountSample('en').AccountField,
  render: (_args, context) => <AccountField {...accountSample(localeOf(context)).AccountField} />,
} satisfies Meta<typeof AccountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(
    AccountField,
    accountFieldStates,
    (s) => accountSample(localeOfSample(s)).AccountField,
    {
      isWide: true,
    },
  ),
  tags: ['visual'],
};
