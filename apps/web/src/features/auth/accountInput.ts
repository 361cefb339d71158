import { isEmail, plainEmail, plainPhone, readableEmail } from '@rostra/i18n/input';
import type { AccountValues } from '@rostra/ui/AccountField';
import type { WebTextKey } from '../../language/LanguageState.ts';
import { callingCodes } from './countryCodes.ts';

/** An account in the form used by calls. */
export type AccountInput = { email: string } | { country_code: string; phone_number: string };

const PHONE = /^\+?\d{5,15}$/;

/**
 * Splits the entered phone number. A full number that was pasted or autofilled carries its own country
 * code.
 */
function phoneOf(values: AccountValues): { country_code: string; phone_number: string } {
  const number = plainPhone(values.phoneNumber);
  const own = callingCodes.filter((code) => number.startsWith(code));
  const code = own.toSorted((one, other) => other.length - one.length)[0];
  return code === undefined
    ? { country_code: values.countryCode, phone_number: number }
    : { country_code: code, phone_number: number.slice(code.length) };
}

/** Returns the text key of the problem with the entered account; undefined if there is none. */
export function accountProblem(values: AccountValues): WebTextKey | undefined {
  if (values.kind === 'email') {
    if (plainEmail(values.email) === '') return 'auth.account.emailMissing';
    return isEmail(values.email) ? undefined : 'auth.account.emailInvalid';
  }
  const { phone_number: number } = phoneOf(values);
  if (number === '') return 'auth.account.phoneMissing';
  return PHONE.test(number) ? undefined : 'auth.account.phoneInvalid';
}

/** Returns the account as calls take it. Only for values without a problem. */
export function accountInput(values: AccountValues): AccountInput {
  if (values.kind === 'email') return { email: plainEmail(values.email) };
  return phoneOf(values);
}

/** Formats the account, to show where a code was sent. */
export const accountText = (account: AccountInput): string =>
  'email' in account
    ? readableEmail(account.email)
    : account.phone_number.startsWith('+')
      ? account.phone_number
      : `${account.country_code} ${account.phone_number}`;

/** An account before any entry. */
export const emptyAccount: AccountValues = {
  kind: 'email',
  countryCode: '+86',
  phoneNumber: '',
  email: '',
};
