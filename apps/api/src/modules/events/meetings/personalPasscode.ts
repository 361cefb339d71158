import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { dialInPasscodes } from './tables.ts';

/**
 * Digits of a passcode. With a thousand members, a guess finds one of them as rarely as it finds a
 * single six-digit passcode.
 */
const PASSCODE_DIGITS = 9;
/** Passcodes drawn before giving up; one already taken is rare. */
const DRAWS = 10;

const isOwn = (meetingId: number, userId: number) =>
  and(eq(dialInPasscodes.meetingId, meetingId), eq(dialInPasscodes.userId, userId));

/**
 * Returns the digits with which a person dials into a meeting. They stay the same until the person
 * replaces them, and no other passcode of any meeting equals them. The passcode only names the person:
 * their right is checked at each call.
 */
export async function personalPasscode(
  { db, random, clock }: Pick<Deps, 'db' | 'random' | 'clock'>,
  meetingId: number,
  userId: number,
): Promise<string> {
  for (let drawn = 0; drawn <= DRAWS; drawn += 1) {
    const [own] = await db
      .select({ passcode: dialInPasscodes.passcode })
      .from(dialInPasscodes)
      .where(isOwn(meetingId, userId));
    if (own !== undefined) return own.passcode;
    // Of two concurrent requests, the first passcode is kept; the next round reads it.
    await db
      .insert(dialInPasscodes)
      .values({
        passcode: random.digits(PASSCODE_DIGITS),
        meetingId,
        userId,
        createdAt: clock.now(),
      })
      .onConflictDoNothing();
  }
  throw new Error('No passcode is free.');
}

/** Replaces the digits with which a person dials into a meeting; nobody enters with the old ones. */
export async function replacePasscode(
  tx: Transaction,
  { random, clock }: Pick<Deps, 'random' | 'clock'>,
  meetingId: number,
  userId: number,
): Promise<void> {
  await tx.delete(dialInPasscodes).where(isOwn(meetingId, userId));
  await personalPasscode({ db: tx, random, clock }, meetingId, userId);
}

/** Returns the meeting and the person that a passcode names. */
export async function findPasscode(
  db: Database,
  passcode: string,
): Promise<{ meetingId: number; userId: number } | undefined> {
  const [named] = await db
    .select({ meetingId: dialInPasscodes.meetingId, userId: dialInPasscodes.userId })
    .from(dialInPasscodes)
    .where(eq(dialInPasscodes.passcode, passcode));
  return named;
}
