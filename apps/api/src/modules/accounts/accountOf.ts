import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { AppError } from '#platform/errors/AppError.ts';

/** An email address or phone number in its stored and compared form. */
export interface Account {
  provider: 'email' | 'phone';
  /** The address in ASCII and lower case, or the number in international form (`+8613800000000`). */
  subject: string;
}

/** An account as it arrives in a call, after validation by the contract. */
export type AccountInput = { email: string } | { country_code: string; phone_number: string };

/**
 * Returns the account that an input names. A phone number may use its country's dialing format.
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

/** Returns the account's key for codes and counters. */
export const targetOf = (account: Account): string => `${account.provider}:${account.subject}`;

/** Splits a stored phone number into country code (without `+`) and national number. */
export function phoneParts(subject: string): { country_code: string; phone_number: string } {
  const parsed = parsePhoneNumberFromString(subject);
  return parsed === undefined
    ? { country_code: '', phone_number: subject }
    : { country_code: parsed.countryCallingCode, phone_number: parsed.nationalNumber };
}
