import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { accountFormStates } from './AccountForm.states.ts';
import { AccountForm } from './AccountForm.tsx';

const meta = {
  title: 'Account/AccountForm',
  component: AccountForm,
  args: { ...accountSample('en').AccountForm, onSubmit: fn() },
  render: (args, context) => (
    <AccountForm {...accountSample(localeOf(context)).AccountForm} onSubmit={args.onSubmit} />
  ),
} satisfies Meta<typeof AccountForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(
    AccountForm,
    accountFormStates,
    (s) => accountSample(localeOfSample(s)).AccountForm,
    {
      isWide: true,
    },
  ),
  tags: ['visual'],
};

/** Enter in a field sends the form, once. */
export const Submitting: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};
