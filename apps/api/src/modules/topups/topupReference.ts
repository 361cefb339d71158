import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { hmacOf } from '#modules/accounts/index.ts';
import { topups } from './tables.ts';

/** Digits of the reference that the payer writes on the transfer. */
const DIGITS = 10;
/** Tries to find one that nobody has: of ten thousand million, the first does. */
const TRIES = 5;

/**
 * The reference of a user's next top-up: the same each time it is asked for, until a top-up is
 * reported with it. So it can be shown before, and written on the transfer, without being stored.
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
