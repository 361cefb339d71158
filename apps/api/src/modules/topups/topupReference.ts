import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { hmacOf } from '#modules/accounts/index.ts';
import { topups } from './tables.ts';

/** Digits of the reference that the payer writes on the transfer. */
const DIGITS = 10;
/** Attempts to find an unused one: with ten billion possible ones, the first suffices. */
const TRIES = 5;

/**
 * Returns the reference of a user's next top-up: the same each time, until a top-up is reported
 * with it. It can therefore be shown before the transfer without being stored.
 */
export async function nextReference(
  db: Database,
  { config }: Pick<Deps, 'config'>,
  userId: number,
): Promise<string> {
  const reported = await db.$count(topups, eq(topups.userId, userId));
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const seed = JSON.stringify([userId, reported, attempt]);
    const number = hmacOf(config, 'top-up reference', seed).readUIntBE(0, 6) % 10 ** DIGITS;
    const reference = `R${String(number).padStart(DIGITS, '0')}`;
    if ((await db.$count(topups, eq(topups.reference, reference))) === 0) return reference;
  }
  throw new Error(`No free reference for a top-up of user ${userId}.`);
}
