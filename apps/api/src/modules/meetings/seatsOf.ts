import { and, eq, inArray } from 'drizzle-orm';
import type { LiveRole } from '@rostra/contract/live';
import { eventCoOrganizers, eventSpeakers } from '#modules/events/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import type { MeetingRow } from './tables.ts';

/** Lets staff into rooms as moderators. */
const STAFF = 'staff:live';
/** Gives staff every control of the host (LROL-40). */
const SUPER_MODERATOR = 'staff:live_control';

/** Where an event seats somebody in a meeting's room. */
export interface Seat {
  readonly seat: Exclude<LiveRole, 'audience'>;
  readonly superModerator: boolean;
  readonly coHost: boolean;
}

/** A meeting with the organizer of its event. */
export interface SeatedMeeting {
  readonly meeting: Pick<MeetingRow, 'id' | 'eventId' | 'hostId'>;
  readonly organizerId: number;
}

/**
 * The seats of a viewer in the rooms of meetings, by the meeting's id: the host named by the event,
 * or where it names none the lead of the organizer; the speakers as experts; leads of organizer and
 * co-organizers as experts with the host's controls; staff. Who is not among them listens.
 */
export async function seatsOf(
  db: Database,
  found: readonly SeatedMeeting[],
  viewer: Viewer,
): Promise<Map<number, Seat>> {
  const { userId } = viewer;
  if (userId === undefined || found.length === 0) return new Map();
  const led = viewer.organizations.filter(({ role }) => role === 'lead').map(({ id }) => id);
  const eventIds = [...new Set(found.map(({ meeting }) => meeting.eventId))];
  const spokenAt = await db
    .select({ eventId: eventSpeakers.eventId })
    .from(eventSpeakers)
    .where(and(inArray(eventSpeakers.eventId, eventIds), eq(eventSpeakers.userId, userId)));
  const coOrganized = led.length === 0 ? [] : await coOrganizedBy(db, eventIds, led);
  const speaks = new Set(spokenAt.map(({ eventId }) => eventId));
  const coHosts = new Set(coOrganized.map(({ eventId }) => eventId));
  const seats = new Map<number, Seat>();
  for (const { meeting, organizerId } of found) {
    const seat = seatIn(meeting, viewer, {
      leads: led.includes(organizerId),
      coOrganizes: coHosts.has(meeting.eventId),
      speaks: speaks.has(meeting.eventId),
    });
    if (seat !== undefined) seats.set(meeting.id, seat);
  }
  return seats;
}

const coOrganizedBy = (
  db: Database,
  eventIds: readonly number[],
  led: readonly number[],
): Promise<{ eventId: number }[]> =>
  db
    .select({ eventId: eventCoOrganizers.eventId })
    .from(eventCoOrganizers)
    .where(
      and(
        inArray(eventCoOrganizers.eventId, [...eventIds]),
        inArray(eventCoOrganizers.organizationId, [...led]),
      ),
    );

interface Part {
  /** The lead of the organizer. */
  leads: boolean;
  coOrganizes: boolean;
  speaks: boolean;
}

function seatIn(
  { hostId }: SeatedMeeting['meeting'],
  { userId, capabilities }: Viewer,
  { leads, coOrganizes, speaks }: Part,
): Seat | undefined {
  const none = { superModerator: false, coHost: false };
  if (hostId === null ? leads : hostId === userId) return { ...none, seat: 'broadcaster' };
  const coHost = leads || coOrganizes;
  if (speaks || coHost) return { ...none, seat: 'expert', coHost };
  const superModerator = capabilities.has(SUPER_MODERATOR);
  if (superModerator || capabilities.has(STAFF)) return { ...none, seat: 'staff', superModerator };
  return undefined;
}
