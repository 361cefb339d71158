import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt, lte, not, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { MEETING_OVERRUN_HOURS } from '@rostra/contract';
import type { CallOutput, EventState, PageMeta } from '@rostra/contract';
import {
  audienceClass,
  audienceParameters,
  canSeeEvent,
  classSeesEvent,
  seesTheSame,
} from '#modules/audience/index.ts';
import type { AudienceClass } from '#modules/audience/index.ts';
import { organizations } from '#modules/organizations/tables.ts';
import { countedRows } from '#platform/database/countedRows.ts';
import type { Database } from '#platform/database/Database.ts';
import { nestedRows } from '#platform/database/nestedRows.ts';
import { preparedForEach } from '#platform/database/preparedFor.ts';
import { pageMeta, pageWindow } from '#platform/http/pageMeta.ts';
import type { ReadAhead } from '#platform/viewer/ReadAhead.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { eventCard, eventCardColumns, eventRowOf } from './eventCard.ts';
import type { EventCard, EventCardRow } from './eventCard.ts';
import { investorEvents } from './tables.ts';

/** The reader and the time of the request. */
export interface EventReader {
  viewer: Viewer;
  now: Date;
}

/** Selects events in the reader's audience. */
export const visibleTo = (reader: EventReader): SQL | undefined => canSeeEvent(reader);

type ListQuery = CallOutput<'getEvents'>['query'];

const place = sql.placeholder;
const now = sql`${place('now')}::timestamptz`;
const longAgo = sql`${now} - ${sql.raw(`interval '${MEETING_OVERRUN_HOURS} hours'`)}`;

const { startsAt, endsAt, startedAt, endedAt, canceledAt } = investorEvents;

/** Selects finished events, by the rule of `runState`. */
const isOver = sql`(${isNotNull(endedAt)} or ${lte(endsAt, longAgo)}
    or (${lte(endsAt, now)} and ${isNull(startedAt)}))`;
const hasBegun = sql`(${lte(startsAt, now)} or ${isNotNull(startedAt)})`;

/** The condition under which `runState` gives each state. */
const STATES: Record<EventState, SQL | undefined> = {
  canceled: isNotNull(canceledAt),
  planned: and(isNull(canceledAt), not(isOver), not(hasBegun)),
  ongoing: and(isNull(canceledAt), not(isOver), hasBegun),
  finished: and(isNull(canceledAt), isOver),
};

/** The filters of a list besides the state, each as a condition with its placeholder. */
const FILTERS = {
  type: sql`${investorEvents.eventTypeId} = ${place('type')}::bigint`,
  from: gte(startsAt, sql`${place('from')}::timestamptz`),
  until: lt(startsAt, sql`${place('until')}::timestamptz`),
};
const FILTER_NAMES = Object.keys(FILTERS) as (keyof typeof FILTERS)[];

interface ListShape {
  readers: AudienceClass;
  filters: (keyof typeof FILTERS)[];
  state: EventState | undefined;
}

const shapeOf = (query: ListQuery, viewer: Viewer): ListShape => ({
  readers: audienceClass(viewer),
  filters: FILTER_NAMES.filter((name) => query[name] !== undefined),
  state: query.state,
});

const nameOf = ({ readers, filters, state }: ListShape): string =>
  ['events', readers, state ?? 'any', ...filters].join('_');

const instantOf = (time: string | undefined): string | undefined =>
  time === undefined ? undefined : new Date(time).toISOString();

const parametersOf = (query: ListQuery, reader: EventReader) => ({
  ...pageWindow(query),
  type: query.type,
  from: instantOf(query.from),
  until: instantOf(query.until),
  ...audienceParameters(reader.viewer),
  now: reader.now.toISOString(),
});

const conditionOf = ({ readers, filters, state }: ListShape) =>
  and(
    classSeesEvent(readers, now),
    state === undefined ? undefined : STATES[state],
    ...filters.map((filter) => FILTERS[filter]),
  );

/** The columns of a card, each row with the total. */
const listColumns = (db: Database, shape: ListShape) => ({
  ...eventCardColumns,
  total: sql<number>`(${selectTotal(db, shape)})::int`,
});

const selectTotal = (db: Database, shape: ListShape) =>
  db.select({ total: count() }).from(investorEvents).where(conditionOf(shape));

function selectPage<Further extends Record<string, SQL | SQL.Aliased>>(
  db: Database,
  shape: ListShape,
  further: Further,
) {
  return db
    .select({ ...eventCardColumns, ...further })
    .from(investorEvents)
    .innerJoin(organizations, eq(organizations.id, investorEvents.organizerId))
    .where(conditionOf(shape))
    .orderBy(
      isOver,
      asc(sql`case when ${isOver} then null else ${startsAt} end`),
      desc(startsAt),
      investorEvents.id,
    )
    .limit(place('limit'))
    .offset(place('offset'));
}

/** Prepares a list as one statement: the rows, each with the total. */
const prepareList = (db: Database, shape: ListShape, name: string) => ({
  rows: selectPage(db, shape, { total: listColumns(db, shape).total }).prepare(name),
  total: selectTotal(db, shape).prepare(`${name}_total`),
});
const listStatements = preparedForEach(nameOf, prepareList);

/** A row of a page. */
export type ListedEvent = EventCardRow & { total: number };

/** Reads a page in the query that finds the session of its reader, for the reader expected. */
export function eventsAhead(
  query: ListQuery,
  at: Date,
  expected: Viewer | undefined,
): ReadAhead<ListedEvent[]> | undefined {
  if (expected === undefined) return undefined;
  const shape = shapeOf(query, expected);
  return {
    name: nameOf(shape),
    column: (db) =>
      nestedRows(
        listColumns(db, shape),
        (row: ListedEvent) => row,
        // PostgreSQL omits the columns beside the list, because nothing uses them.
        (list) => selectPage(db, shape, { list }),
      ),
    parameters: parametersOf(query, { viewer: expected, now: at }),
    isFor: (viewer) => seesTheSame(viewer, expected),
  };
}

/**
 * Returns a page of events: future ones first, the next in front, then past ones, the latest in
 * front. Runs at most one query, and another one only beyond the last page.
 *
 * @param ahead the rows that {@link eventsAhead} has read for this reader
 */
export async function listEvents(
  db: Database,
  query: ListQuery,
  reader: EventReader,
  ahead?: readonly ListedEvent[],
): Promise<{ data: EventCard[]; meta: PageMeta }> {
  const statement = listStatements(db, shapeOf(query, reader.viewer));
  const { rows, total } = await countedRows<ListedEvent>(
    statement,
    parametersOf(query, reader),
    ahead,
  );
  return {
    data: rows.map((row) => eventCard(eventRowOf(row), reader.now)),
    meta: pageMeta(query, total),
  };
}
