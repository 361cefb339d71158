import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { and, eq, isNull, like } from 'drizzle-orm';
import { identities } from '#modules/accounts/tables.ts';
import type { Database } from '#platform/database/Database.ts';

/** Digits of the shortest national number of a mobile phone. */
const SHORTEST = 7;

/** Returns the digits without the prefixes that networks add: `+`, `00`, `0`. */
const digitsOf = (number: string): string => number.replaceAll(/\D/g, '').replace(/^0+/, '');

/**
 * Returns the user who owns a phone number, with or without its country code, because networks
 * report both. Null if no account has it, if two countries' accounts could, or if it is withheld.
 */
export async function readNumberOwner(db: Database, number: string): Promise<number | null> {
  const digits = digitsOf(number);
  if (digits.length < SHORTEST) return null;
  const found = await db
    .select({ userId: identities.userId, subject: identities.subject })
    .from(identities)
    .where(
      and(
        eq(identities.provider, 'phone'),
        like(identities.subject, `%${digits}`),
        isNull(identities.withdrawnAt),
      ),
    );
  const whole = found.find(({ subject }) => subject === `+${digits}`);
  if (whole !== undefined) return whole.userId;
  if (number.startsWith('+')) return null;
  const [owner, ...others] = found.filter(
    ({ subject }) => digitsOf(parsePhoneNumberFromString(subject)?.nationalNumber ?? '') === digits,
  );
  return owner === undefined || others.length > 0 ? null : owner.userId;
}
