import { readAccesses } from '#modules/events/index.ts';
import type { AccessDecision } from '#modules/events/index.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import type { MemberRow } from '../tables.ts';

/** One person and one meeting whose access is read. */
export interface AccessRequest {
  readonly meetingId: number;
  readonly viewer: Viewer;
  readonly member: MemberRow | undefined;
  readonly now: Date;
}

/** A person’s access, with the event to link to. */
export interface AccessResult {
  readonly access: AccessDecision;
  readonly eventId: number;
  /** True once the live session of the meeting has ended. */
  readonly isOver: boolean;
}

/**
 * Reads a person’s access to the room of a meeting now.
 *
 * @returns undefined if the meeting is unknown
 */
export async function readAccess(
  db: Database,
  { meetingId, member, ...person }: AccessRequest,
): Promise<AccessResult | undefined> {
  const members = new Map(member === undefined ? [] : [[meetingId, member] as const]);
  const found = await readAccesses(db, { meetingIds: [meetingId], members, ...person });
  const answer = found.get(meetingId);
  if (answer === undefined) return undefined;
  const { access, meeting } = answer;
  return { access, eventId: meeting.eventId, isOver: meeting.endedAt !== null };
}
