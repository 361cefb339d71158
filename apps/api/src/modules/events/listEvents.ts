import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  sql,
} from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { MEETING_OVERRUN_HOURS } from '@rostra/contract';
import type { CallOutput, EventState, PageMeta } from '@rostra/contract';
import { canSeeEvent } from '#modules/audience/index.ts';
import { organizations } from '#modules/organizations/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { pageMeta, pageWindow } from '#platform/http/pageMeta.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { eventCard, eventColumns } from './eventCard.ts';
import type { EventCard } from './eventCard.ts';
import { investorEvents } from './tables.ts';

/** The reader and the time of the request. */
export interface EventReader {
  viewer: Viewer;
  now: Date;
}

/** Selects events in the reader's audience. */
export const visibleTo = (reader: EventReader): SQL | undefined => canSeeEvent(reader);

const OVERRUN_MS = MEETING_OVERRUN_HOURS * 60 * 60 * 1000;

/** Selects finished events, by the rule of `runState`. */
function isOverAt(now: Date): SQL {
  const { startedAt, endedAt, endsAt } = investorEvents;
  const longAgo = new Date(now.getTime() - OVERRUN_MS);
  return sql`(${isNotNull(endedAt)} or ${lte(endsAt, longAgo)}
    or (${lte(endsAt, now)} and ${isNull(startedAt)}))`;
}

/** Returns the condition under which `runState` gives a state. */
function inState(state: EventState, now: Date): SQL | undefined {
  const { startsAt, startedAt, canceledAt } = investorEvents;
  if (state === 'canceled') return isNotNull(canceledAt);
  const isOver = isOverAt(now);
  const hasBegun = or(lte(startsAt, now), isNotNull(startedAt)) ?? sql`true`;
  const times: Record<Exclude<EventState, 'canceled'>, SQL | undefined> = {
    planned: and(not(isOver), not(hasBegun)),
    ongoing: and(not(isOver), hasBegun),
    finished: isOver,
  };
  return and(isNull(canceledAt), times[state]);
}

/**
 * Returns a page of events: future ones first, the next in front, then past ones, the latest in
 * front.
 */
export async function listEvents(
  db: Database,
  query: CallOutput<'getEvents'>['query'],
  reader: EventReader,
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
  const isOver = isOverAt(now);
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
