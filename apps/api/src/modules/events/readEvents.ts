import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CallOutput, Data, EventState, PageMeta } from '@rostra/contract';
import { profiles } from '#modules/accounts/tables.ts';
import { canSee } from '#modules/audience/index.ts';
import { organizations } from '#modules/organizations/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { pageMeta, pageWindow } from '#platform/http/pageMeta.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { eventCard, eventColumns } from './eventCard.ts';
import type { EventCard } from './eventCard.ts';
import { eventSpeakers, investorEvents } from './tables.ts';

interface Reader {
  viewer: Viewer;
  now: Date;
}

const visibleTo = ({ viewer, now }: Reader): SQL | undefined =>
  and(
    isNull(investorEvents.withdrawnAt),
    lte(investorEvents.publishedAt, now),
    canSee(viewer, { type: 'Event', id: investorEvents.id }),
  );

function inState(state: EventState, now: Date): SQL | undefined {
  if (state === 'canceled') return isNotNull(investorEvents.canceledAt);
  const times: Record<Exclude<EventState, 'canceled'>, SQL | undefined> = {
    planned: gt(investorEvents.startsAt, now),
    ongoing: and(lte(investorEvents.startsAt, now), gt(investorEvents.endsAt, now)),
    finished: lte(investorEvents.endsAt, now),
  };
  return and(isNull(investorEvents.canceledAt), times[state]);
}

/** A page of events: those to come, the next first, then the past ones, the latest first. */
export async function listEvents(
  db: Database,
  query: CallOutput<'getEvents'>['query'],
  reader: Reader,
): Promise<{ data: EventCard[]; meta: PageMeta }> {
  const { now } = reader;
  const { type, state, from, until } = query;
  const where = and(
    visibleTo(reader),
    type === undefined ? undefined : eq(investorEvents.eventTypeId, type),
    state === undefined ? undefined : inState(state, now),
    from === undefined ? undefined : gte(investorEvents.startsAt, new Date(from)),
    until === undefined ? undefined : lt(investorEvents.startsAt, new Date(until)),
  );
  const isOver = lte(investorEvents.endsAt, now);
  const { limit, offset } = pageWindow(query);
  const [[total], found] = await Promise.all([
    db.select({ total: count() }).from(investorEvents).where(where),
    db
      .select(eventColumns)
      .from(investorEvents)
      .innerJoin(organizations, eq(organizations.id, investorEvents.organizerId))
      .where(where)
      .orderBy(
        isOver,
        asc(sql`case when ${isOver} then null else ${investorEvents.startsAt} end`),
        desc(investorEvents.startsAt),
        investorEvents.id,
      )
      .limit(limit)
      .offset(offset),
  ]);
  return {
    data: found.map((row) => eventCard(row, now)),
    meta: pageMeta(query, total?.total ?? 0),
  };
}

/**
 * One event with its speakers.
 *
 * @throws AppError `eventNotFound` for one that does not exist, is withdrawn or not for this viewer
 */
export async function readEvent(
  db: Database,
  id: number,
  reader: Reader,
): Promise<Data<'getEvent'>> {
  const [[row], speakers] = await Promise.all([
    db
      .select(eventColumns)
      .from(investorEvents)
      .innerJoin(organizations, eq(organizations.id, investorEvents.organizerId))
      .where(and(eq(investorEvents.id, id), visibleTo(reader))),
    db
      .select({
        id: profiles.userId,
        sc_name: profiles.scName,
        tc_name: profiles.tcName,
        en_name: profiles.enName,
        sc_title: profiles.scTitle,
        en_title: profiles.enTitle,
      })
      .from(eventSpeakers)
      .innerJoin(profiles, eq(profiles.userId, eventSpeakers.userId))
      .where(eq(eventSpeakers.eventId, id))
      .orderBy(asc(eventSpeakers.position)),
  ]);
  if (row === undefined) throw new AppError('eventNotFound');
  return {
    ...eventCard(row, reader.now),
    sc_introduction: row.event.scIntroduction,
    tc_introduction: row.event.tcIntroduction,
    en_introduction: row.event.enIntroduction,
    speakers,
  };
}
