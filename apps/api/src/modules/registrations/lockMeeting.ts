import { eq } from 'drizzle-orm';
import { mayReadEvent } from '#modules/events/index.ts';
import { investorEvents } from '#modules/events/tables.ts';
import { readMeetings } from '#modules/meetings/index.ts';
import type { MeetingFacts, MeetingReader } from '#modules/meetings/index.ts';
import { meetings } from '#modules/meetings/tables.ts';
import { SettableClock } from '#platform/clock/SettableClock.ts';
import type { Database } from '#platform/database/Database.ts';

/** Returns a meeting that the reader may know of, in its current state; undefined for any other. */
export async function findMeeting(
  db: Database,
  id: number,
  reader: MeetingReader,
): Promise<MeetingFacts | undefined> {
  const [facts] = await readMeetings(db, eq(meetings.id, id), reader);
  if (facts === undefined) return undefined;
  const deps = { db, clock: new SettableClock(reader.now) };
  const isVisible = await mayReadEvent(deps, reader.viewer, facts.meeting.eventId);
  return isVisible ? facts : undefined;
}

/**
 * Locks the event of a meeting until the transaction ends. Taking or freeing a seat, price changes
 * and cancellations therefore run one at a time (REG-13). Everything is read after the lock.
 */
export async function lockMeeting(
  tx: Database,
  id: number,
  reader: MeetingReader,
): Promise<MeetingFacts | undefined> {
  const [meeting] = await tx
    .select({ eventId: meetings.eventId })
    .from(meetings)
    .where(eq(meetings.id, id));
  if (meeting === undefined) return undefined;
  await tx
    .select({ id: investorEvents.id })
    .from(investorEvents)
    .where(eq(investorEvents.id, meeting.eventId))
    .for('no key update');
  return findMeeting(tx, id, reader);
}
