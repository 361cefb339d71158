import { and, eq, inArray } from 'drizzle-orm';
import type { LiveRole } from '@rostra/contract/live';
import { eventCoOrganizers, eventSpeakers } from '../tables.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import type { MeetingRow } from './tables.ts';

/** Admits staff to rooms as moderators. */
const STAFF = 'staff:live';
/** Gives staff all controls of the host (LROL-40). */
const SUPER_MODERATOR = 'staff:live_control';

/** The role that an event gives a person in the room of a meeting. */
export interface EventRole {
  readonly eventRole: Exclude<LiveRole, 'audience'>;
  readonly superModerator: boolean;
  readonly coHost: boolean;
}

/** A meeting with the organizer of its event. */
export interface OrganizedMeeting {
  readonly meeting: Pick<MeetingRow, 'id' | 'eventId' | 'hostId'>;
  readonly organizerId: number;
}

/**
 * Returns the event roles of a viewer in the rooms of meetings, by meeting ID. The host is named by the
 * event, else it is the organizer's lead. Speakers are experts; leads of organizer and
 * co-organizers are experts with host controls; staff have their own roles. Everyone else is
 * audience.
 */
export async function readEventRoles(
  db: Database,
  found: readonly OrganizedMeeting[],
  viewer: Viewer,
): Promise<Map<number, EventRole>> {
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
  const eventRoles = new Map<number, EventRole>();
  for (const { meeting, organizerId } of found) {
    const eventRole = eventRoleIn(meeting, viewer, {
      leads: led.includes(organizerId),
      coOrganizes: coHosts.has(meeting.eventId),
      speaks: speaks.has(meeting.eventId),
    });
    if (eventRole !== undefined) eventRoles.set(meeting.id, eventRole);
  }
  return eventRoles;
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

interface OrganizerTies {
  /** Leads the organizer. */
  leads: boolean;
  coOrganizes: boolean;
  speaks: boolean;
}

function eventRoleIn(
  { hostId }: OrganizedMeeting['meeting'],
  { userId, capabilities }: Viewer,
  { leads, coOrganizes, speaks }: OrganizerTies,
): EventRole | undefined {
  const none = { superModerator: false, coHost: false };
  if (hostId === null ? leads : hostId === userId) return { ...none, eventRole: 'broadcaster' };
  const coHost = leads || coOrganizes;
  if (speaks || coHost) return { ...none, eventRole: 'expert', coHost };
  const superModerator = capabilities.has(SUPER_MODERATOR);
  if (superModerator || capabilities.has(STAFF))
    return { ...none, eventRole: 'staff', superModerator };
  return undefined;
}
