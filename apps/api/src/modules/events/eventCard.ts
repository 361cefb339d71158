import { coinsFromCents } from '@rostra/contract';
import type { Row } from '@rostra/contract';
import { runState } from './meetings/runState.ts';
import { organizations } from '#modules/organizations/tables.ts';
import { dictionaryName, industryOf } from '#modules/reference/index.ts';
import { eventOnlyVip, eventOriginalPriceCents, eventPriceCents } from './eventPrice.ts';
import { investorEvents } from './tables.ts';

export type EventCard = Row<'getEvents'>;

const eventOfCard = {
  id: investorEvents.id,
  eventTypeId: investorEvents.eventTypeId,
  scName: investorEvents.scName,
  tcName: investorEvents.tcName,
  enName: investorEvents.enName,
  scSummary: investorEvents.scSummary,
  tcSummary: investorEvents.tcSummary,
  enSummary: investorEvents.enSummary,
  industryId: investorEvents.industryId,
  startsAt: investorEvents.startsAt,
  endsAt: investorEvents.endsAt,
  startedAt: investorEvents.startedAt,
  endedAt: investorEvents.endedAt,
  canceledAt: investorEvents.canceledAt,
  timezone: investorEvents.timezone,
  meetingWay: investorEvents.meetingWay,
  language: investorEvents.language,
};

/**
 * The columns of an event card alone, with the organizer joined: whole rows carry the introductions
 * in three scripts.
 */
export const eventCardColumns = {
  ...eventOfCard,
  organizerId: organizations.id,
  organizerScName: organizations.scName,
  organizerTcName: organizations.tcName,
  organizerEnName: organizations.enName,
  priceCents: eventPriceCents,
  originalPriceCents: eventOriginalPriceCents,
  onlyVip: eventOnlyVip,
};

/** The columns of an event and its organizer, with what a card needs besides. */
export const eventColumns = {
  event: investorEvents,
  organizer: organizations,
  priceCents: eventPriceCents,
  originalPriceCents: eventOriginalPriceCents,
  onlyVip: eventOnlyVip,
};

type EventOfCard = Pick<typeof investorEvents.$inferSelect, keyof typeof eventOfCard>;
type OrganizerOfCard = Pick<
  typeof organizations.$inferSelect,
  'id' | 'scName' | 'tcName' | 'enName'
>;

export interface EventRow {
  event: EventOfCard;
  organizer: OrganizerOfCard;
  priceCents: number | null;
  originalPriceCents: number | null;
  onlyVip: boolean;
}

/** A row of {@link eventCardColumns}. */
export type EventCardRow = EventOfCard &
  Omit<EventRow, 'event' | 'organizer'> & {
    [Key in keyof OrganizerOfCard as `organizer${Capitalize<Key>}`]: OrganizerOfCard[Key];
  };

/** Returns a row of {@link eventCardColumns} as `eventCard` takes it. */
export const eventRowOf = (row: EventCardRow): EventRow => ({
  ...row,
  event: row,
  organizer: {
    id: row.organizerId,
    scName: row.organizerScName,
    tcName: row.organizerTcName,
    enName: row.organizerEnName,
  },
});

/** Returns the card of an event at an instant. */
export function eventCard(row: EventRow, now: Date): EventCard {
  const { event, organizer } = row;
  const industry = event.industryId === null ? undefined : industryOf(event.industryId);
  return {
    id: event.id,
    event_type_id: event.eventTypeId,
    event_type: dictionaryName('event_types', String(event.eventTypeId)),
    sc_name: event.scName,
    tc_name: event.tcName,
    en_name: event.enName,
    sc_summary: event.scSummary,
    tc_summary: event.tcSummary,
    en_summary: event.enSummary,
    organizer: {
      id: organizer.id,
      sc_name: organizer.scName,
      tc_name: organizer.tcName,
      en_name: organizer.enName,
    },
    state: runState(event, now),
    starts_at: event.startsAt.toISOString(),
    ends_at: event.endsAt.toISOString(),
    timezone: event.timezone,
    meeting_way: event.meetingWay,
    language: event.language,
    current_price: coinsOrNull(row.priceCents),
    original_price: coinsOrNull(row.originalPriceCents),
    only_vip: row.onlyVip,
    industry: industry ?? null,
  };
}

const coinsOrNull = (cents: number | null): number | null =>
  cents === null ? null : coinsFromCents(cents);
