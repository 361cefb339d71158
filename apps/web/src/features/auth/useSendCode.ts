import { CODE_COOL_DOWN_SECONDS, CODE_VALID_MINUTES } from '@rostra/contract';
import type { CodePurpose } from '@rostra/contract';
import { useState } from 'react';
import { tabStore } from '../../browser/siteData/textStores.ts';
import { useMutation } from '../../data/useMutation.ts';
import { useText } from '../../language/useText.ts';
import { useNow } from '../../time/useNow.ts';
import { accountText } from './accountInput.ts';
import type { AccountInput } from './accountInput.ts';
import { problemOf } from './problemOf.ts';

const slotOf = (purpose: string, account: string): string =>
  `rostra.codeWait.${purpose} ${account}`;

/** Times until which no new code can be requested, by purpose and account; survives reloads (AUTH-10). */
const codeWait = {
  /** Returns milliseconds since the epoch; 0 if there is no wait. */
  until: (purpose: string, account: string): number =>
    Number(tabStore.read(slotOf(purpose, account)) ?? 0),
  set(purpose: string, account: string, until: number): void {
    tabStore.write(slotOf(purpose, account), String(until));
  },
};

const SECOND_MS = 1000;

export interface SendCode {
  /** Sends a code; without an account, to the logged-in user. */
  readonly send: (account?: AccountInput) => Promise<void>;
  readonly isSending: boolean;
  /** Seconds until a code can be requested again for this account. */
  readonly secondsLeft: number;
  /** Where the last code was sent, as text. */
  readonly note: string | undefined;
  /** Reason why none was sent. */
  readonly problem: string | undefined;
  /** The same by field: an impossible account is a problem of the account's field. */
  readonly problems: { readonly account?: string; readonly code?: string };
}

/** Sends one-time codes, and counts the wait until the next one, for the account shown (AUTH-10). */
export function useSendCode(purpose: CodePurpose, shown: AccountInput | undefined): SendCode {
  const t = useText();
  const now = useNow(SECOND_MS).getTime();
  const { mutate, isPending, error } = useMutation('postUsersCode', { silent: true });
  const [sentTo, setSentTo] = useState<string>();
  const nameOf = (account: AccountInput | undefined): string =>
    account === undefined ? 'me' : accountText(account);
  const { account } = problemOf<'account'>(error);
  const secondsLeft = Math.max(
    0,
    Math.ceil((codeWait.until(purpose, nameOf(shown)) - now) / SECOND_MS),
  );
  return {
    send: async (to) => {
      const answer = await mutate({ body: { purpose, ...(to ? { account: to } : {}) } });
      if (!answer) return;
      codeWait.set(purpose, nameOf(to), now + answer.cool_down_seconds * SECOND_MS);
      setSentTo(to === undefined ? '' : accountText(to));
    },
    isSending: isPending,
    secondsLeft: Math.min(secondsLeft, CODE_COOL_DOWN_SECONDS),
    note:
      sentTo === undefined || sentTo === ''
        ? undefined
        : t('auth.code.sent', { account: sentTo, minutes: CODE_VALID_MINUTES }),
    problem: error?.message,
    problems: account === undefined ? (error ? { code: error.message } : {}) : { account },
  };
}
