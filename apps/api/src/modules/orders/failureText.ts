import { errors } from '@rostra/contract';
import type { ErrorName } from '@rostra/contract';
import { serverText } from '@rostra/i18n/server';
import type { Locale } from '@rostra/i18n';

/** Why a payment failed, to follow "Payment Failed:" (ERR-16). */
export const failureText = (reason: 'busy' | 'expired', locale: Locale): string =>
  serverText(locale)(`money.failure.${reason}`);

/** Why a kept order failed, in the reader's language; null for one that did not. */
export function orderFailureText(failure: string | null, locale: Locale): string | null {
  if (failure === null || !Object.hasOwn(errors, failure)) return null;
  const name = failure as ErrorName;
  return serverText(locale)(`error.${name}`, { reason: failureText('busy', locale) });
}
