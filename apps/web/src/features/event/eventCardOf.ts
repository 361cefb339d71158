import type { Row } from '@rostra/contract';
import type { EventCardData } from '@rostra/ui/EventCard';

type NameOf = (row: object, field?: string) => string;

/**
 * Maps a row of the API to its list card, in the reader's language.
 *
 * @param stateWord the words of the dictionary `event_status` (FND-10)
 */
export const eventCardOf = (
  row: Row<'getEvents'>,
  name: NameOf,
  stateWord: (state: string) => string,
): EventCardData => ({
  id: row.id,
  href: `/eventDetail/${row.id}`,
  typeId: row.event_type_id,
  typeName: row.event_type === null ? '' : name(row.event_type),
  name: name(row),
  organizer: name(row.organizer),
  state: row.state,
  stateWord: stateWord(row.state),
  startsAt: new Date(row.starts_at),
  endsAt: new Date(row.ends_at),
  timezone: row.timezone,
  way: row.meeting_way,
  language: row.language,
  currentPrice: row.current_price,
  originalPrice: row.original_price,
  isOnlyVip: row.only_vip,
});
