import { and, asc, eq, isNull } from 'drizzle-orm';
import { meetingDialIns } from '#modules/meetings/tables.ts';
import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { liveSessions } from '#modules/live/tables.ts';
import type { LiveRow } from '#modules/live/tables.ts';

/** Digits of a generated password. */
const PASSWORD_FIGURES = 6;
const FIGURES_ONLY = /^\d{4,12}$/;

/**
 * Returns the digits for dialing in: the passcode that the organizer gave the meeting's numbers,
 * else a generated one.
 */
export async function roomPassword(
  tx: Transaction,
  { random }: Pick<Deps, 'random'>,
  { id, meetingId, dialInPassword }: Pick<LiveRow, 'id' | 'meetingId' | 'dialInPassword'>,
): Promise<string> {
  if (dialInPassword !== null) return dialInPassword;
  const lines = await tx
    .select({ passcode: meetingDialIns.passcode })
    .from(meetingDialIns)
    .where(eq(meetingDialIns.meetingId, meetingId))
    .orderBy(asc(meetingDialIns.position), asc(meetingDialIns.id));
  const given = lines.find(({ passcode }) => FIGURES_ONLY.test(passcode ?? ''))?.passcode;
  const password = given ?? random.digits(PASSWORD_FIGURES);
  // Of two concurrent requests, the first password is kept.
  await tx
    .update(liveSessions)
    .set({ dialInPassword: password })
    .where(and(eq(liveSessions.id, id), isNull(liveSessions.dialInPassword)));
  const [live] = await tx
    .select({ password: liveSessions.dialInPassword })
    .from(liveSessions)
    .where(eq(liveSessions.id, id));
  return live?.password ?? password;
}
