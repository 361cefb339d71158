import { eq } from 'drizzle-orm';
import { investorEvents } from '../tables.ts';
import { readMeetings } from '../meetings/readMeetings.ts';
import type { MeetingFacts, MeetingReader } from '../meetings/readMeetings.ts';
import { meetings } from '../meetings/tables.ts';
import type { Database } from '#platform/database/Database.ts';

/**
 * Returns a meeting in its current state, also outside of its audience: a person who lost sight of
 * the event still has a seat to give back, and money to receive.
 */
export async function readAnyMeeting(
  db: Database,
  id: number,
  reader: MeetingReader,
): Promise<MeetingFacts | undefined> {
  const [facts] = await readMeetings(db, eq(meetings.id, id), reader);
  return facts;
}

/** Returns a meeting that the reader may know of, in its current state; undefined for any other. */
export async function findMeeting(
  db: Database,
  id: number,
  reader: MeetingReader,
): Promise<MeetingFacts | undefined> {
  const facts = await readAnyMeeting(db, id, reader);
  return facts?.isVisible === true ? facts : undefined;
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
  await lockEventOf(tx, id);
  return findMeeting(tx, id, reader);
}

/** Locks as {@link lockMeeting} does, and reads as {@link readAnyMeeting}. */
export async function lockAnyMeeting(
  tx: Database,
  id: number,
  reader: MeetingReader,
): Promise<MeetingFacts | undefined> {
  await lockEventOf(tx, id);
  return readAnyMeeting(tx, id, reader);
}

async function lockEventOf(tx: Database, meetingId: number): Promise<void> {
  const [meeting] = await tx
    .select({ eventId: meetings.eventId })
    .from(meetings)
    .where(eq(meetings.id, meetingId));
  if (meeting === undefined) return;
  await tx
    .select({ id: investorEvents.id })
    .from(investorEvents)
    .where(eq(investorEvents.id, meeting.eventId))
    .for('no key update');
}
