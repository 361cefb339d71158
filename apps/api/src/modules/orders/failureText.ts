import { errors } from '@rostra/contract';
import type { ErrorName } from '@rostra/contract';
import { serverText } from '@rostra/i18n/server';
import type { Locale } from '@rostra/i18n';

/** Returns why a payment failed, to follow "Payment Failed:" (ERR-16). */
export const failureText = (reason: 'busy' | 'expired', locale: Locale): string =>
  serverText(locale)(`money.failure.${reason}`);

/** Returns why a stored order failed, in the reader's language; null if it did not. */
export function orderFailureText(failure: string | null, locale: Locale): string | null {
  if (failure === null || !Object.hasOwn(errors, failure)) return null;
  const name = failure as ErrorName;
  return serverText(locale)(`error.${name}`, { reason: failureText('busy', locale) });
}
