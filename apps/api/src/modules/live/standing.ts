import { eq } from 'drizzle-orm';
import type { ErrorDetails } from '@rostra/contract';
import { hasEndedFor } from '@rostra/contract/live';
import type { Database } from '#platform/database/Database.ts';
import type { Locale } from '#platform/viewer/Viewer.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { readMember } from './LiveMember.ts';
import type { LiveMember } from './LiveMember.ts';
import { lives } from './tables.ts';
import type { LiveRow } from './tables.ts';
import { readPart } from './takesPart.ts';

/** Who asks, and of which live. */
export interface Asked {
  readonly liveId: number;
  readonly userId: number;
  /** In which language he reads. */
  readonly locale: Locale;
}

/** A live and one of its members. */
export interface Standing {
  readonly live: LiveRow;
  readonly me: LiveMember;
  readonly locale: Locale;
}

/** @throws AppError `liveNotFound` */
export async function readLive(db: Database, liveId: number): Promise<LiveRow> {
  const [live] = await db.select().from(lives).where(eq(lives.id, liveId));
  if (live === undefined) throw new AppError('liveNotFound');
  return live;
}

/**
 * @throws AppError `liveNotEntered` who has never entered, `liveRemoved` who was removed,
 *   `liveTrialOver` who has not paid in time, `notRegistered` a listener who has canceled
 */
export async function requireMember(
  db: Database,
  { liveId, userId }: Pick<Asked, 'liveId' | 'userId'>,
): Promise<LiveMember> {
  const me = await readMember(db, liveId, userId);
  if (me === undefined) throw new AppError('liveNotEntered');
  if (me.removedAt !== null) {
    const { removedReason: reason } = me;
    throw new AppError('liveRemoved', reason === null ? {} : { params: { reason } });
  }
  const { takesPart, eventId } = await readPart(db, me);
  if (me.trialEndedAt !== null && eventId !== undefined) {
    const params = { event_id: eventId } satisfies ErrorDetails['liveTrialOver'];
    throw new AppError('liveTrialOver', { params });
  }
  if (!takesPart && eventId !== undefined) {
    const params = { event_id: eventId } satisfies ErrorDetails['notRegistered'];
    throw new AppError('notRegistered', { params });
  }
  return me;
}

/** The live and the member who asks. @throws AppError as `readLive` and `requireMember` */
export async function readStanding(db: Database, asked: Asked): Promise<Standing> {
  const live = await readLive(db, asked.liveId);
  return { live, me: await requireMember(db, asked), locale: asked.locale };
}

/** @throws AppError `liveEnded` when it is over for this member */
export function requireGoingOn({ live, me }: Pick<Standing, 'live' | 'me'>): void {
  if (hasEndedFor(live.state, me.role)) throw new AppError('liveEnded');
}
