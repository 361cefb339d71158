import { and, eq, isNotNull } from 'drizzle-orm';
import { viewerOfUser } from '#modules/accounts/index.ts';
import { sessions, users } from '#modules/accounts/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { LiveRow, MemberRow } from '../tables.ts';
import type { AccessBasis, AccessRefusal } from '#modules/events/index.ts';
import { readAccess } from './readAccess.ts';

/** The reason why a member is taken out of a room. */
export type EndReason = AccessRefusal | 'accountClosed' | 'sessionEnded';

/** The outcome for a member: leave for a reason, or stay with its basis. */
export type Verdict = { readonly reason: EndReason } | { readonly basis: AccessBasis };

/** Decides whether a member leaves their room or stays, from the database alone. */
export async function findVerdict(
  db: Database,
  deps: Deps,
  { meetingId }: Pick<LiveRow, 'meetingId'>,
  member: MemberRow,
): Promise<Verdict> {
  const { userId, sessionId } = member;
  const isClosed = and(eq(users.id, userId), isNotNull(users.withdrawnAt));
  if ((await db.$count(users, isClosed)) > 0) return { reason: 'accountClosed' };
  const viewer = await viewerOfUser({ ...deps, db }, userId, 'en');
  const now = deps.clock.now();
  const result = await readAccess(db, { meetingId, viewer, member, now });
  if (result === undefined) return { reason: 'liveNotFound' };
  if ('refusal' in result.access) return { reason: result.access.refusal };
  const hasLoggedOut = and(eq(sessions.id, sessionId ?? 0), isNotNull(sessions.revokedAt));
  if ((await db.$count(sessions, hasLoggedOut)) > 0) return { reason: 'sessionEnded' };
  return result.access;
}
