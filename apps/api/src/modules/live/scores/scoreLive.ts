import { and, asc, eq } from 'drizzle-orm';
import { isThereToScore, scoresSession } from '@rostra/contract/live';
import type { LiveScore } from '@rostra/contract/live';
import { isScore } from '#modules/reference/index.ts';
import { requireRight } from '#modules/live/members/rights.ts';
import { readMemberContext, requireMember } from '#modules/live/members/memberContext.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import type { Database } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { liveScores } from './tables.ts';

/**
 * Returns the requester's scores of a live session.
 *
 * @throws AppError `liveRoleRefused`, and as `requireMember`
 */
export async function readScore(db: Database, request: RequestContext): Promise<LiveScore[]> {
  requireRight(scoresSession(await requireMember(db, request)));
  return ownScore(db, request);
}

function ownScore(db: Database, { liveId, userId }: RequestContext): Promise<LiveScore[]> {
  const { type, value, reasons } = liveScores;
  return db
    .select({ type, value, reasons })
    .from(liveScores)
    .where(and(eq(liveScores.liveId, liveId), eq(liveScores.userId, userId)))
    .orderBy(asc(liveScores.id));
}

/**
 * Stores a member's scores of a live session that is over (PLAY-14), replacing earlier ones.
 *
 * @throws AppError `liveTransitionIllegal` before its end; `liveRoleRefused` for hosts and staff,
 *   and for staff; `invalidInput` for an unknown type or reason, and for a type named twice; and as
 *   `requireMember`
 */
export async function scoreLive(
  deps: Deps,
  request: RequestContext & { readonly scores: readonly LiveScore[] },
): Promise<LiveScore[]> {
  const { liveId, userId, scores } = request;
  const types = scores.map(({ type }) => type);
  const wrong = scores.findIndex(
    ({ type, reasons }, index) => !isScore(type, reasons) || types.indexOf(type) !== index,
  );
  if (wrong >= 0) {
    throw new AppError('invalidInput', {
      issues: [{ path: `body.scores.${wrong}.type`, rule: 'invalid_value' }],
    });
  }
  return inTransaction(deps, async (tx) => {
    const { live, me } = await readMemberContext(tx, request);
    requireRight(scoresSession(me));
    const hasBegun = live.startedAt !== null;
    if (!isThereToScore({ state: live.state, hasBegun }, me.role))
      throw new AppError('liveTransitionIllegal');
    const at = deps.clock.now();
    for (const { type, value, reasons } of scores) {
      const message = { value, reasons: [...new Set(reasons)], changedAt: at };
      await tx
        .insert(liveScores)
        .values({ liveId, userId, type, createdAt: at, ...message })
        .onConflictDoUpdate({
          target: [liveScores.liveId, liveScores.userId, liveScores.type],
          set: message,
        });
    }
    return ownScore(tx, request);
  });
}
