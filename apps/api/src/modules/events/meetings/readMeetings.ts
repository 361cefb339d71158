import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { cardsOf } from '#modules/cards/index.ts';
import type { PpvCard } from '#modules/cards/index.ts';
import { investorEvents } from '../tables.ts';
import { registrations } from '../registrations/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { membersOf } from './access/membersOf.ts';
import { readAccesses } from './access/readAccesses.ts';
import type { MeetingAccess } from './access/readAccesses.ts';
import { seatHeld } from './holdsSeat.ts';
import { readLiveSessions } from './readLiveSessions.ts';
import type { MeetingLive } from './readLiveSessions.ts';
import { readEventRoles } from './readEventRoles.ts';
import type { EventRole } from './readEventRoles.ts';
import { eventSlots, meetings } from './tables.ts';
import type { MeetingRow } from './tables.ts';

/** The reader and the time of the request. */
export interface MeetingReader {
  viewer: Viewer;
  now: Date;
}

/** A slot with the number of its taken seats. */
export type SlotFacts = typeof eventSlots.$inferSelect & { taken: number };

/** The facts that decide the state of a meeting for one reader. */
export interface MeetingFacts extends MeetingAccess {
  /** When its event was canceled. */
  eventCanceledAt: Date | null;
  playbackUrl: string | null;
  taken: number;
  slots: SlotFacts[];
  /** The reader's pay-per-view cards, where a card can pay for the meeting. */
  cards: readonly PpvCard[];
  live: MeetingLive | undefined;
  /** The reader's role by the event; undefined: they attend by registering. */
  eventRole: EventRole | undefined;
}

const takenIn = (now: Date, column: SQLWrapper, id: SQLWrapper): SQL<number> =>
  sql<number>`(select count(*)::int from ${registrations} where ${column} = ${id} and ${seatHeld(now)})`;

/**
 * Reads meetings with the facts for one reader, in the order of their events.
 *
 * @param where a condition on `meetings`
 */
export async function readMeetings(
  db: Database,
  where: SQL | undefined,
  { viewer, now }: MeetingReader,
): Promise<MeetingFacts[]> {
  const found = await db
    .select({
      meeting: meetings,
      eventCanceledAt: investorEvents.canceledAt,
      playbackUrl: investorEvents.playbackUrl,
      organizerId: investorEvents.organizerId,
      taken: takenIn(now, registrations.meetingId, meetings.id),
    })
    .from(meetings)
    .innerJoin(investorEvents, eq(investorEvents.id, meetings.eventId))
    .where(where)
    .orderBy(asc(meetings.eventId), asc(meetings.position), asc(meetings.id));
  const ids = found.map(({ meeting }) => meeting.id);
  if (ids.length === 0) return [];
  // Sequential, because a transaction has one connection.
  const slots = await slotsOf(db, ids, now);
  const members = await membersOf(db, ids, viewer);
  const accesses = await readAccesses(db, { meetingIds: ids, viewer, members, now });
  const liveSessions = await readLiveSessions(db, ids, viewer);
  const all = found.map(({ meeting }) => meeting);
  const cards = await cardsFor(db, all, viewer);
  const eventRoles = await readEventRoles(db, found, viewer);
  return found.flatMap(({ meeting: { id }, ...row }) => {
    const access = accesses.get(id);
    // It was deleted between the two statements.
    if (access === undefined) return [];
    return {
      ...access,
      ...row,
      slots: slots.filter((slot) => slot.meetingId === id),
      cards,
      live: liveSessions.get(id),
      eventRole: eventRoles.get(id),
    };
  });
}

/** Reads the slots of meetings in the order of their times, with the taken seats. */
async function slotsOf(
  db: Database,
  meetingIds: readonly number[],
  now: Date,
): Promise<SlotFacts[]> {
  const found = await db
    .select({ slot: eventSlots, taken: takenIn(now, registrations.slotId, eventSlots.id) })
    .from(eventSlots)
    .innerJoin(meetings, eq(meetings.id, eventSlots.meetingId))
    .where(inArray(eventSlots.meetingId, [...meetingIds]))
    .orderBy(asc(eventSlots.startsAt), asc(eventSlots.id));
  return found.map(({ slot, taken }) => ({ ...slot, taken }));
}

async function cardsFor(
  db: Database,
  found: readonly MeetingRow[],
  viewer: Viewer,
): Promise<readonly PpvCard[]> {
  const { userId } = viewer;
  if (userId === undefined || !found.some((row) => row.ppvAllowed && !row.onlyVip)) return [];
  return cardsOf(db, [{ type: 'User', id: userId }]);
}
