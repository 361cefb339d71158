import type { LiveRole } from '@rostra/contract/live';
import type { investorEvents } from '#modules/events/tables.ts';
import { readEventRoles } from '#modules/events/index.ts';
import type { MeetingRow } from '#modules/events/meetings/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';

export type EventRow = typeof investorEvents.$inferSelect;

/** A person's event role in a room. */
export interface MemberEventRole {
  readonly eventRole: LiveRole;
  readonly superModerator: boolean;
  readonly coHost: boolean;
}

/** Returns a viewer's event role in a meeting: the one that the event gives them, else audience. */
export async function readEventRole(
  db: Database,
  event: EventRow,
  meeting: MeetingRow,
  viewer: Viewer,
): Promise<MemberEventRole> {
  const eventRoles = await readEventRoles(
    db,
    [{ meeting, organizerId: event.organizerId }],
    viewer,
  );
  return (
    eventRoles.get(meeting.id) ?? { eventRole: 'audience', superModerator: false, coHost: false }
  );
}
