import { halfWidth } from '@rostra/contract';
import type { AccountValues } from '@rostra/ui/AccountField';
import type { WebTextKey } from '../../language/LanguageState.ts';

/** An account as calls name it. */
export type AccountInput = { email: string } | { country_code: string; phone_number: string };

/** Something before and after one @, and a dot with letters behind it; the server looks closer. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const PHONE = /^\d{5,15}$/;

const phoneOf = (text: string): string => halfWidth(text).replaceAll(/[\s().-]/g, '');

/** Whether text can be an e-mail address; full-width characters count as their half-width ones. */
export const isEmail = (text: string): boolean => EMAIL.test(halfWidth(text).trim());

/** What is wrong with the account typed, as a key of a text; undefined when nothing is. */
export function accountProblem(values: AccountValues): WebTextKey | undefined {
  if (values.kind === 'email') {
    if (values.email.trim() === '') return 'auth.account.emailMissing';
    return isEmail(values.email) ? undefined : 'auth.account.emailInvalid';
  }
  const number = phoneOf(values.phoneNumber);
  if (number === '') return 'auth.account.phoneMissing';
  return PHONE.test(number) ? undefined : 'auth.account.phoneInvalid';
}

/** The account as calls take it. Only for values without a problem. */
export function accountInput(values: AccountValues): AccountInput {
  if (values.kind === 'email') return { email: halfWidth(values.email).trim() };
  return { country_code: values.countryCode, phone_number: phoneOf(values.phoneNumber) };
}

/** The account in words, to say where a code went. */
export const accountText = (account: AccountInput): string =>
  'email' in account ? account.email : `${account.country_code} ${account.phone_number}`;

/** An account before anything is typed. */
export const emptyAccount: AccountValues = {
  kind: 'phone',
  countryCode: '+86',
  phoneNumber: '',
  email: '',
};
