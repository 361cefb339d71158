import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { accountCodeFieldStates } from './AccountCodeField.states.ts';
import { AccountCodeField } from './AccountCodeField.tsx';

const meta = {
  title: 'Account/AccountCodeField',
  component: AccountCodeField,
  args: { ...accountSample('en').AccountCodeField, onChange: fn(), onSendCode: fn() },
  render: (args, context) => (
    <AccountCodeField
      {...accountSample(localeOf(context)).AccountCodeField}
      onChange={args.onChange}
      onSendCode={args.onSendCode}
    />
  ),
} satisfies Meta<typeof AccountCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(
    AccountCodeField,
    accountCodeFieldStates,
    (s) => accountSample(localeOfSample(s)).AccountCodeField,
    {
      isWide: true,
    },
  ),
  tags: ['visual'],
};

/** AUTH-10: the button asks for a code; what is typed is told as a change of the form. */
export const Typing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSendCode).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByRole('textbox'), '4');
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: '4' });
  },
};
