import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { statesOf } from '../story/statesOf.tsx';
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

const states = statesOf(
  AccountField,
  accountFieldStates,
  (s) => accountSample(localeOfSample(s)).AccountField,
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

export const Phone: Story = { ...states.one('phone'), tags: ['!test'] };

export const EMail: Story = { ...states.one('e-mail'), tags: ['!test'] };

export const Problem: Story = { ...states.one('problem'), tags: ['!test'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test'] };
