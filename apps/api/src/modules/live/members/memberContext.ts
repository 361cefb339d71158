import { eq } from 'drizzle-orm';
import { hasEndedFor } from '@rostra/contract/live';
import { includesRight } from '#modules/events/index.ts';
import type { RoomRight } from '#modules/events/index.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { Locale, Viewer } from '#platform/viewer/Viewer.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import { readAccess } from '../access/readAccess.ts';
import { refuseAccess } from '../access/refuseAccess.ts';
import { readMember } from './LiveMember.ts';
import type { LiveMember } from './LiveMember.ts';
import { liveSessions } from '../tables.ts';
import type { LiveRow } from '../tables.ts';

/** The requesting user and the live session they address. */
export interface RequestContext {
  readonly liveId: number;
  readonly userId: number;
  /** The requester's language. */
  readonly locale: Locale;
  readonly viewer: Viewer;
  readonly now: Date;
}

/** A live session and the requester's membership in it. */
export interface MemberContext {
  readonly live: LiveRow;
  readonly me: LiveMember;
  readonly locale: Locale;
}

/**
 * Returns a viewer's request for a live session at this moment.
 *
 * @throws AppError `sessionMissing` for visitors
 */
export const requestContextOf = (
  { clock }: Pick<Deps, 'clock'>,
  viewer: Viewer,
  liveId: number,
): RequestContext => ({
  liveId,
  userId: requireUser(viewer),
  locale: viewer.locale,
  viewer,
  now: clock.now(),
});

/** Returns `requestContextOf` for the routes of a module whose path names the live session as `id`. */
export const requestContextReader =
  (deps: Pick<Deps, 'clock'>) =>
  ({ params, viewer }: { params: { id: number }; viewer: Viewer }): RequestContext =>
    requestContextOf(deps, viewer, params.id);

/** @throws AppError `liveNotFound` */
export async function readLive(db: Database, liveId: number): Promise<LiveRow> {
  const [live] = await db.select().from(liveSessions).where(eq(liveSessions.id, liveId));
  if (live === undefined) throw new AppError('liveNotFound');
  return live;
}

/**
 * Returns the requesting member, if they have the requested right now.
 *
 * @throws AppError `liveNotEntered` before the first entry and after a right has ended, the
 *   refusals of `AccessRefusal`, `liveTrialLimited` for what a free trial does not include
 */
export async function requireMember(
  db: Database,
  request: RequestContext,
  right: RoomRight = 'attend',
): Promise<LiveMember> {
  const live = await readLive(db, request.liveId);
  return requireMemberOf(db, live, request, right);
}

async function requireMemberOf(
  db: Database,
  live: LiveRow,
  { liveId, userId, viewer, now }: RequestContext,
  right: RoomRight,
): Promise<LiveMember> {
  const me = await readMember(db, liveId, userId);
  if (me === undefined) throw new AppError('liveNotEntered');
  const answer = await readAccess(db, { meetingId: live.meetingId, viewer, member: me, now });
  if (answer === undefined) throw new AppError('liveNotFound');
  const { access, eventId, isOver } = answer;
  if ('refusal' in access) refuseAccess(access.refusal, eventId, me);
  // The right is back, but the member must join again; after the end nobody can, and the right counts.
  if (me.accessEndedAt !== null && !isOver) throw new AppError('liveNotEntered');
  if (includesRight({ ...access, isOver }, right)) return me;
  if (!isOver) throw new AppError('liveTrialLimited', { params: { event_id: eventId } });
  return refuseAccess(access.basis === 'trial' ? 'liveTrialOver' : 'liveNotPaid', eventId, me);
}

/**
 * Returns the live session and the requesting member.
 *
 * @throws AppError as `readLive` and `requireMember`
 */
export async function readMemberContext(
  db: Database,
  request: RequestContext,
  right: RoomRight = 'attend',
): Promise<MemberContext> {
  const live = await readLive(db, request.liveId);
  return { live, me: await requireMemberOf(db, live, request, right), locale: request.locale };
}

/** @throws AppError `liveEnded` if it is over for this member */
export function assertNotEnded({ live, me }: Pick<MemberContext, 'live' | 'me'>): void {
  if (hasEndedFor(live.state, me.role)) throw new AppError('liveEnded');
}
