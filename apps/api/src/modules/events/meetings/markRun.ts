import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { investorEvents } from '../tables.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { meetings } from './tables.ts';

/**
 * Records the first start of a meeting's live session. Called where the live session changes state.
 */
export async function markMeetingStarted(
  tx: Transaction,
  meetingId: number,
  at: Date,
): Promise<void> {
  const [meeting] = await tx
    .update(meetings)
    .set({ startedAt: sql`coalesce(${meetings.startedAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(meetings.id, meetingId))
    .returning({ eventId: meetings.eventId });
  if (meeting === undefined) return;
  await tx
    .update(investorEvents)
    .set({ startedAt: at })
    .where(and(eq(investorEvents.id, meeting.eventId), isNull(investorEvents.startedAt)));
}

/** Records the end of a meeting's live session; the event ends with the last of its meetings. */
export async function markMeetingEnded(
  tx: Transaction,
  meetingId: number,
  at: Date,
): Promise<void> {
  const [meeting] = await tx
    .update(meetings)
    .set({ endedAt: at })
    .where(and(eq(meetings.id, meetingId), isNull(meetings.endedAt)))
    .returning({ eventId: meetings.eventId });
  if (meeting === undefined) return;
  const { eventId } = meeting;
  // The lock serializes the ends of its meetings, so that concurrent ones see each other.
  await tx
    .select({ id: investorEvents.id })
    .from(investorEvents)
    .where(eq(investorEvents.id, eventId))
    .for('no key update');
  const goingOn = await tx.$count(
    meetings,
    and(
      eq(meetings.eventId, eventId),
      ne(meetings.id, meetingId),
      isNull(meetings.canceledAt),
      isNull(meetings.endedAt),
      gt(meetings.endsAt, at),
    ),
  );
  if (goingOn > 0) return;
  await tx.update(investorEvents).set({ endedAt: at }).where(eq(investorEvents.id, eventId));
}
