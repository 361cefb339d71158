import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
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

const states = statesOf(
  AccountCodeField,
  accountCodeFieldStates,
  (s) => accountSample(localeOfSample(s)).AccountCodeField,
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

export const NotSent: Story = { ...states.one('not sent'), tags: ['!test', 'state'] };

export const Sending: Story = { ...states.one('sending'), tags: ['!test', 'state'] };

export const WaitingForTheNextCode: Story = {
  ...states.one('waiting for the next code'),
  tags: ['!test', 'state'],
};

export const Problem: Story = { ...states.one('problem'), tags: ['!test', 'state'] };

/** AUTH-10: The button requests a code. Typing is reported as a change of the form's values. */
export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSendCode).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByRole('textbox'), '4');
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: '4' });
  },
};
