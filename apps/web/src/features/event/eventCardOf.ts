import type { Row } from '@rostra/contract';
import type { EventCardData, EventTypeWord } from '@rostra/ui/EventCard';

type NameOf = (row: object, field?: string) => string;

/** Event types are configuration; these ids are the specification's (decisions, EVT-08). */
const types: Readonly<Record<number, EventTypeWord>> = {
  1: 'expert',
  2: 'analyst',
  3: 'company',
  4: 'earnings',
  5: 'oneToOne',
};

export const EVENT_TYPE_IDS = [1, 2, 3, 4, 5] as const;

export const eventTypeWord = (id: number): EventTypeWord => types[id] ?? 'other';

/** A row of the API as lists show it, in the reader's language. */
export const eventCardOf = (row: Row<'getEvents'>, name: NameOf): EventCardData => ({
  id: row.id,
  href: `/eventDetail/${row.id}`,
  type: eventTypeWord(row.event_type_id),
  name: name(row),
  organizer: name(row.organizer),
  state: row.state,
  startsAt: new Date(row.starts_at),
  endsAt: new Date(row.ends_at),
  timezone: row.timezone,
  way: row.meeting_way,
  language: row.language,
  currentPrice: row.current_price,
  originalPrice: row.original_price,
  isOnlyVip: row.only_vip,
});
