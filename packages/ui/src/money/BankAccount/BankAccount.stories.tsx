import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { tabThrough } from '../../story/inRouter.tsx';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { bankAccountStates } from './BankAccount.states.ts';
import { BankAccount } from './BankAccount.tsx';
import type { BankAccountProps } from './BankAccount.tsx';

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

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Account: Story = { ...states.one('account'), tags: ['!test', 'state'] };

export const Copied: Story = { ...states.one('copied'), tags: ['!test', 'state'] };

/** Remembers the last copied value, as the app does after writing to the clipboard. */
function Copying(props: BankAccountProps) {
  const [copied, setCopied] = useState(props.copied);
  return (
    <BankAccount
      {...props}
      copied={copied}
      onCopy={(value) => {
        setCopied(value);
        props.onCopy(value);
      }}
    />
  );
}

/** PAY-60: Each value is copied alone, as the bank writes it. Its row confirms the copy. */
export const Interaction: Story = {
  args: { onCopy: fn() },
  render: ({ onCopy }, context) => (
    <Copying {...accountSample(localeOf(context)).BankAccount} onCopy={onCopy} />
  ),
  play: async ({ canvas, args, globals }) => {
    const { t, account } = accountSample(localeOf({ globals })).BankAccount;
    const keys = ['holder', 'bank', 'number', 'swift', 'transferReference'] as const;
    const nameOf = (act: 'copy' | 'copied', key: (typeof keys)[number]) =>
      `${t(`recharge.topup.${act}`)} ${t(`recharge.topup.${key}`)}`;
    const buttonOf = (key: (typeof keys)[number]) =>
      canvas.getByRole('button', { name: nameOf('copy', key) });
    const [number, reference] = [buttonOf('number'), buttonOf('transferReference')];
    // The currency is not typed anywhere, so it has no copy button.
    await expect(canvas.getAllByRole('button')).toHaveLength(keys.length);
    await tabThrough([buttonOf('holder'), buttonOf('bank'), number]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenLastCalledWith(account.number);
    await expect(number).toHaveAccessibleName(nameOf('copied', 'number'));
    await expect(number).toHaveFocus();
    await userEvent.click(reference);
    await expect(args.onCopy).toHaveBeenLastCalledWith(account.transferReference);
    await expect(reference).toHaveAccessibleName(nameOf('copied', 'transferReference'));
    await expect(number).toHaveAccessibleName(nameOf('copy', 'number'));
  },
};
