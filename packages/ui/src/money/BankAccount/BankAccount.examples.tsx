import { BankAccount } from '@rostra/ui/BankAccount';
import type { BankAccountProps } from '@rostra/ui/BankAccount';
import { useState } from 'react';
import { rechargeSample } from '../../story/samples/recharge.ts';

const sample = rechargeSample('en').BankAccount;

/** Give the transfer a reference of its own, so that staff find it. */
export const Do = () => <BankAccount {...sample} copied={sample.account.transferReference} />;

/** Ask the reader to invent one: nobody finds the money. */
export const Dont = () => (
  <BankAccount
    {...sample}
    account={{ ...sample.account, transferReference: 'Your name and date' }}
  />
);

/** Confirms in its row which value was copied last. */
export function Example({ t, account }: Pick<BankAccountProps, 't' | 'account'>) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (value: string) => {
    await navigator.clipboard.writeText(value);
    setCopied(value);
  };
  return (
    <BankAccount t={t} account={account} copied={copied} onCopy={(value) => void copy(value)} />
  );
}
