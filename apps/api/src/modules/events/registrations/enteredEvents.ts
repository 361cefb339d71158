import { and, asc, count, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { CallOutput, Data, PageMeta } from '@rostra/contract';
import { eventCard, eventColumns } from '../eventCard.ts';
import { investorEvents } from '../tables.ts';
import { toMeetingResponse } from '../meetings/toMeetingResponse.ts';
import { readMeetings } from '../meetings/readMeetings.ts';
import { toRegistrationResponse } from '../meetings/toRegistrationResponse.ts';
import type { MeetingReader } from '../meetings/readMeetings.ts';
import { meetings } from '../meetings/tables.ts';
import { organizations } from '#modules/organizations/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { pageMeta, pageWindow } from '#platform/http/pageMeta.ts';
import { registrations } from './tables.ts';

/** Outside of the audience, people know only the name of what they registered for. */
const NO_SUMMARY = { sc_summary: null, tc_summary: null, en_summary: null };

/**
 * Returns a page of a user's registrations: future meetings first, the next one in front (PROF-04).
 */
export async function enteredEvents(
  db: Database,
  userId: number,
  query: CallOutput<'getEnteredEvents'>['query'],
  reader: MeetingReader,
): Promise<{ data: Data<'getEnteredEvents'>; meta: PageMeta }> {
  const { now } = reader;
  const where = and(
    eq(registrations.userId, userId),
    isNull(investorEvents.withdrawnAt),
    query.state === undefined ? undefined : eq(registrations.state, query.state),
    query.event_id === undefined ? undefined : eq(registrations.eventId, query.event_id),
  );
  const isOver = lte(meetings.endsAt, now);
  const { limit, offset } = pageWindow(query);
  const [[total], found] = await Promise.all([
    db
      .select({ total: count() })
      .from(registrations)
      .innerJoin(investorEvents, eq(investorEvents.id, registrations.eventId))
      .where(where),
    db
      .select({ ...eventColumns, registration: registrations })
      .from(registrations)
      .innerJoin(meetings, eq(meetings.id, registrations.meetingId))
      .innerJoin(investorEvents, eq(investorEvents.id, registrations.eventId))
      .innerJoin(organizations, eq(organizations.id, investorEvents.organizerId))
      .where(where)
      .orderBy(
        isOver,
        asc(sql`case when ${isOver} then null else ${meetings.startsAt} end`),
        desc(meetings.startsAt),
        desc(registrations.id),
      )
      .limit(limit)
      .offset(offset),
  ]);
  const ids = found.map((row) => row.registration.meetingId);
  const facts = await readMeetings(db, inArray(meetings.id, ids), reader);
  const data = found.flatMap(({ registration, ...event }) => {
    const own = facts.find(({ meeting }) => meeting.id === registration.meetingId);
    if (own === undefined) return [];
    return [
      {
        registration: toRegistrationResponse(own, registration, reader),
        event: { ...eventCard(event, now), ...(own.isVisible ? {} : NO_SUMMARY) },
        meeting: toMeetingResponse(own, reader),
      },
    ];
  });
  return { data, meta: pageMeta(query, total?.total ?? 0) };
}
