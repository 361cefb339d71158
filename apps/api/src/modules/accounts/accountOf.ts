import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { AppError } from '#platform/errors/AppError.ts';

/** An e-mail address or phone number as it is stored and compared. */
export interface Account {
  provider: 'email' | 'phone';
  /** The address in ASCII and lower case, or the number in international form (`+8613800000000`). */
  subject: string;
}

/** An account as a call gives it, as the contract has read it. */
export type AccountInput = { email: string } | { country_code: string; phone_number: string };

/**
 * The account that an input names. A phone number may come as it is dialled in its country.
 *
 * @throws AppError `invalidInput` for a number that no country has
 */
export function accountOf(input: AccountInput): Account {
  if ('email' in input) return { provider: 'email', subject: input.email };
  const parsed = parsePhone(input.country_code.replace(/^\+/, ''), input.phone_number);
  if (parsed === undefined || !parsed.isValid()) {
    throw new AppError('invalidInput', {
      issues: [{ path: 'body.account.phone_number', rule: 'invalid_format' }],
    });
  }
  return { provider: 'phone', subject: parsed.number };
}

function parsePhone(defaultCallingCode: string, phoneNumber: string) {
  try {
    return parsePhoneNumberFromString(phoneNumber, { defaultCallingCode });
  } catch {
    // The library throws for a calling code that no country has.
    return undefined;
  }
}

/** What codes and counters call an account. */
export const targetOf = (account: Account): string => `${account.provider}:${account.subject}`;

/** A stored phone number as country code (without `+`) and national number. */
export function phoneParts(subject: string): { country_code: string; phone_number: string } {
  const parsed = parsePhoneNumberFromString(subject);
  return parsed === undefined
    ? { country_code: '', phone_number: subject }
    : { country_code: parsed.countryCallingCode, phone_number: parsed.nationalNumber };
}
