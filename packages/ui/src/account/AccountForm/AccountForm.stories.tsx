import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
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

const states = statesOf(
  AccountForm,
  accountFormStates,
  (s) => accountSample(localeOfSample(s)).AccountForm,
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

export const Typed: Story = { ...states.one('typed'), tags: ['!test', 'state'] };

export const Problems: Story = { ...states.one('problems'), tags: ['!test', 'state'] };

export const Pending: Story = { ...states.one('pending'), tags: ['!test', 'state'] };

/** Enter in a field submits the form once. */
export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};
