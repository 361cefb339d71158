import type { Deps } from '#platform/module/Deps.ts';
import type { Account } from './accountOf.ts';

/** Sends an email, or the text alone as an SMS, to the address of the account. */
export async function sendMessage(
  deps: Pick<Deps, 'mail' | 'sms'>,
  account: Account,
  message: { subject: string; text: string; shortText: string },
): Promise<void> {
  if (account.provider === 'email') {
    await deps.mail.send({ to: account.subject, subject: message.subject, text: message.text });
  } else {
    await deps.sms.send({ to: account.subject, text: message.shortText });
  }
}
