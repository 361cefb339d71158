import { coinsFromCents } from '@rostra/contract';
import type { EventState, Row } from '@rostra/contract';
import { organizations } from '#modules/organizations/tables.ts';
import { industryOf } from '#modules/reference/index.ts';
import { investorEvents } from './tables.ts';

export type EventCard = Row<'getEvents'>;

/** What a card is made from, with the organizer joined. */
export const eventColumns = { event: investorEvents, organizer: organizations };

export interface EventRow {
  event: typeof investorEvents.$inferSelect;
  organizer: typeof organizations.$inferSelect;
}

/** Where an event stands at an instant; only its cancellation is stored (decisions, EVT-34). */
export function eventState(
  event: { startsAt: Date; endsAt: Date; canceledAt: Date | null },
  now: Date,
): EventState {
  if (event.canceledAt !== null) return 'canceled';
  if (now < event.startsAt) return 'planned';
  return now < event.endsAt ? 'ongoing' : 'finished';
}

/** The card of an event at an instant. */
export function eventCard({ event, organizer }: EventRow, now: Date): EventCard {
  const industry = event.industryId === null ? undefined : industryOf(event.industryId);
  return {
    id: event.id,
    event_type_id: event.eventTypeId,
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
    state: eventState(event, now),
    starts_at: event.startsAt.toISOString(),
    ends_at: event.endsAt.toISOString(),
    timezone: event.timezone,
    meeting_way: event.meetingWay,
    language: event.language,
    current_price: coinsOrNull(event.currentPriceCents),
    original_price: coinsOrNull(event.originalPriceCents),
    industry: industry ?? null,
  };
}

const coinsOrNull = (cents: number | null): number | null =>
  cents === null ? null : coinsFromCents(cents);
