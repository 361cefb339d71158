import type { LiveRole } from '@rostra/contract/live';
import type { investorEvents } from '#modules/events/tables.ts';
import { seatsOf } from '#modules/meetings/index.ts';
import type { MeetingRow } from '#modules/meetings/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';

export type EventRow = typeof investorEvents.$inferSelect;

/** A person's seat in a room. */
export interface Seat {
  readonly seat: LiveRole;
  readonly superModerator: boolean;
  readonly coHost: boolean;
}

/** Returns a viewer's seat in a meeting: the one that the event gives them, else audience. */
export async function seatOf(
  db: Database,
  event: EventRow,
  meeting: MeetingRow,
  viewer: Viewer,
): Promise<Seat> {
  const seats = await seatsOf(db, [{ meeting, organizerId: event.organizerId }], viewer);
  return seats.get(meeting.id) ?? { seat: 'audience', superModerator: false, coHost: false };
}
