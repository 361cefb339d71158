import type { Locale } from '@rostra/i18n';
import { mailText } from '#platform/mail/mailText.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { Account } from './accountOf.ts';

/** Sends an email, or the short text as an SMS, to the address of the account. */
export async function sendMessage(
  deps: Pick<Deps, 'config' | 'mail' | 'sms'>,
  account: Account,
  message: { locale: Locale; subject: string; parts: readonly string[]; shortText: string },
): Promise<void> {
  if (account.provider === 'email') {
    const { locale, subject, parts } = message;
    const text = mailText(deps.config, locale, parts);
    await deps.mail.send({ to: account.subject, subject, text });
  } else {
    await deps.sms.send({ to: account.subject, text: message.shortText });
  }
}
