import { and, eq } from 'drizzle-orm';
import type { ArticleReaction } from '@rostra/contract';
import { isDictionaryValue } from '#modules/reference/index.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { reactions } from './tables.ts';

export interface ReactionChange {
  subject: { type: string; id: number };
  userId: number;
  reaction: ArticleReaction;
  /** Values of the dictionary `dislike_reasons`; at least one with a dislike. */
  reasons: readonly string[];
}

/** The change of the counts of an item. */
export interface ReactionDelta {
  likes: number;
  dislikes: number;
}

/**
 * Replaces a user's reaction (CONT-23). The caller holds a lock on the item's row and adds the
 * delta to its counts.
 *
 * @throws AppError `reasonRequired` for a dislike without a reason, `invalidInput` for an unknown
 *   one
 */
export async function setReaction(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  change: ReactionChange,
): Promise<ReactionDelta> {
  const { subject, userId, reaction } = change;
  const reasons = checkReasons(reaction, change.reasons);
  const mine = and(
    eq(reactions.subjectType, subject.type),
    eq(reactions.subjectId, subject.id),
    eq(reactions.userId, userId),
  );
  const [before] = await tx.select({ reaction: reactions.reaction }).from(reactions).where(mine);
  if (reaction === 'none') await tx.delete(reactions).where(mine);
  else {
    const values = { reaction, reasons, updatedAt: deps.clock.now() };
    await tx
      .insert(reactions)
      .values({ subjectType: subject.type, subjectId: subject.id, userId, ...values })
      .onConflictDoUpdate({
        target: [reactions.subjectType, reactions.subjectId, reactions.userId],
        set: values,
      });
  }
  const was = before?.reaction ?? 'none';
  return {
    likes: Number(reaction === 'like') - Number(was === 'like'),
    dislikes: Number(reaction === 'dislike') - Number(was === 'dislike'),
  };
}

function checkReasons(reaction: ArticleReaction, reasons: readonly string[]): string[] {
  if (reaction !== 'dislike') return [];
  const chosen = [...new Set(reasons)];
  if (chosen.length === 0) throw new AppError('reasonRequired');
  const unknown = chosen.findIndex((reason) => !isDictionaryValue('dislike_reasons', reason));
  if (unknown !== -1) {
    const issue = { path: `body.reasons.${unknown}`, rule: 'invalid_value' };
    throw new AppError('invalidInput', { issues: [issue] });
  }
  return chosen;
}
