import { and, eq } from 'drizzle-orm';
import type { CanSee } from '#modules/files/index.ts';
import { readMember } from '#modules/live/LiveMember.ts';
import { lives } from '#modules/live/tables.ts';
import { isRegistered } from '#modules/meetings/index.ts';
import { meetings } from '#modules/meetings/tables.ts';
import { registrations } from '#modules/registrations/tables.ts';

/** What the files of a recording belong to. */
export const LIVE_RECORDING = 'LiveRecording';

/**
 * Who may see what was recorded: who has a seat of the event's in the live, who is registered for its
 * meeting, and staff; nobody who was removed.
 */
export const seesRecording: CanSee = async ({ db }, { userId, capabilities }, liveId) => {
  if (userId === undefined || userId === null) return false;
  if (capabilities.has('staff:live')) return true;
  const member = await readMember(db, liveId, userId);
  if (member !== undefined && member.removedAt !== null) return false;
  if (member !== undefined && member.seat !== 'audience') return true;
  const [found] = await db
    .select({ registration: registrations })
    .from(lives)
    .innerJoin(meetings, eq(meetings.id, lives.meetingId))
    .innerJoin(
      registrations,
      and(eq(registrations.meetingId, meetings.id), eq(registrations.userId, userId)),
    )
    .where(eq(lives.id, liveId));
  return found !== undefined && isRegistered(found);
};
