import { and, eq } from 'drizzle-orm';
import type { LiveRole } from '@rostra/contract/live';
import { eventCoOrganizers, eventSpeakers } from '#modules/events/tables.ts';
import type { investorEvents } from '#modules/events/tables.ts';
import type { MeetingRow } from '#modules/meetings/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';

/** Lets staff into rooms as moderators. */
const STAFF = 'staff:live';
/** Gives staff every control of the host (LROL-40). */
const SUPER_MODERATOR = 'staff:live_control';

export type EventRow = typeof investorEvents.$inferSelect;

/** Where an event seats somebody. */
export interface Seat {
  readonly seat: LiveRole;
  readonly superModerator: boolean;
  readonly coHost: boolean;
}

/**
 * The seat of a viewer in a meeting: the host named by the event, or where it names none the lead of
 * the organizer; the speakers as experts; leads of organizer and co-organizers as experts with the
 * host's controls; staff; everyone else listens.
 */
export async function seatOf(
  db: Database,
  event: EventRow,
  meeting: MeetingRow,
  viewer: Viewer,
): Promise<Seat> {
  const isSuper = viewer.capabilities.has(SUPER_MODERATOR);
  const none = { superModerator: false, coHost: false };
  const led = viewer.organizations.filter(({ role }) => role === 'lead').map(({ id }) => id);
  const leadsOrganizer = led.includes(event.organizerId);
  const isHost = meeting.hostId === null ? leadsOrganizer : meeting.hostId === viewer.userId;
  if (isHost) return { ...none, seat: 'broadcaster' };
  const [speaks, coOrganizers] = await Promise.all([
    db.$count(
      eventSpeakers,
      and(eq(eventSpeakers.eventId, event.id), eq(eventSpeakers.userId, viewer.userId ?? 0)),
    ),
    db.select().from(eventCoOrganizers).where(eq(eventCoOrganizers.eventId, event.id)),
  ]);
  const coHost =
    leadsOrganizer || coOrganizers.some(({ organizationId }) => led.includes(organizationId));
  if (speaks > 0 || coHost) return { ...none, seat: 'expert', coHost };
  if (isSuper || viewer.capabilities.has(STAFF)) {
    return { seat: 'staff', superModerator: isSuper, coHost: false };
  }
  return { ...none, seat: 'audience' };
}
