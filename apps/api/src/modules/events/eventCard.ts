import { coinsFromCents } from '@rostra/contract';
import type { Row } from '@rostra/contract';
import { runState } from './meetings/runState.ts';
import { organizations } from '#modules/organizations/tables.ts';
import { dictionaryName, industryOf } from '#modules/reference/index.ts';
import { eventOnlyVip, eventOriginalPriceCents, eventPriceCents } from './eventPrice.ts';
import { investorEvents } from './tables.ts';

export type EventCard = Row<'getEvents'>;

/** The columns of an event card, with the organizer joined. */
export const eventColumns = {
  event: investorEvents,
  organizer: organizations,
  priceCents: eventPriceCents,
  originalPriceCents: eventOriginalPriceCents,
  onlyVip: eventOnlyVip,
};

export interface EventRow {
  event: typeof investorEvents.$inferSelect;
  organizer: typeof organizations.$inferSelect;
  priceCents: number | null;
  originalPriceCents: number | null;
  onlyVip: boolean;
}

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
