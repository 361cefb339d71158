import { and, eq } from 'drizzle-orm';
import { isRegistered } from '#modules/meetings/index.ts';
import { meetings } from '#modules/meetings/tables.ts';
import { registrations } from '#modules/registrations/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { lives } from './tables.ts';
import type { MemberRow } from './tables.ts';

/** Whether a member is still registered where he has to be, and with which event. */
export interface Part {
  readonly takesPart: boolean;
  readonly eventId: number | undefined;
}

/**
 * Whether a member goes on: a listener who cancels his registration, with its refund, after he came
 * in does not; who was seated by the event needs none, nor does who listens for a trial.
 */
export async function readPart(
  db: Database,
  { liveId, userId, seat, isTrial }: Pick<MemberRow, 'liveId' | 'userId' | 'seat' | 'isTrial'>,
): Promise<Part> {
  if (seat !== 'audience') return { takesPart: true, eventId: undefined };
  const [found] = await db
    .select({ eventId: meetings.eventId, registration: registrations })
    .from(lives)
    .innerJoin(meetings, eq(meetings.id, lives.meetingId))
    .leftJoin(
      registrations,
      and(eq(registrations.meetingId, meetings.id), eq(registrations.userId, userId)),
    )
    .where(eq(lives.id, liveId));
  const registration = found?.registration ?? undefined;
  return { takesPart: isTrial || isRegistered({ registration }), eventId: found?.eventId };
}
