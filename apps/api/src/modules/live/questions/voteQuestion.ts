import { and, eq, sql } from 'drizzle-orm';
import type { LiveQuestion } from '@rostra/contract/live';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireRight } from '#modules/live/members/rights.ts';
import { readMemberContext, assertNotEnded } from '#modules/live/members/memberContext.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import { questionsFor, requireQuestion } from './readQuestions.ts';
import { liveQuestions, liveQuestionVotes } from './tables.ts';
import type { VotePublisher } from './VotePublisher.ts';

/**
 * Adds or withdraws a vote for another member's question; repeating it changes nothing.
 *
 * @throws AppError `liveQuestionNotFound`, `liveRoleRefused` for one's own, `liveEnded`
 */
export async function voteQuestion(
  deps: Deps,
  votePublisher: VotePublisher,
  request: RequestContext & { questionId: number; isWanted: boolean },
): Promise<LiveQuestion> {
  const { questionId, isWanted } = request;
  const context = await readMemberContext(deps.db, request, 'chat');
  const { live, me } = context;
  const row = await requireQuestion(deps.db, me, questionId);
  requireRight(row.memberId !== me.id);
  assertNotEnded(context);
  const after = await inTransaction(deps, async (tx) => {
    const vote = { questionId, memberId: me.id };
    const changed = isWanted
      ? await tx
          .insert(liveQuestionVotes)
          .values({ ...vote, createdAt: deps.clock.now() })
          .onConflictDoNothing()
          .returning({ id: liveQuestionVotes.id })
      : await tx
          .delete(liveQuestionVotes)
          .where(
            and(
              eq(liveQuestionVotes.questionId, questionId),
              eq(liveQuestionVotes.memberId, me.id),
            ),
          )
          .returning({ id: liveQuestionVotes.id });
    if (changed.length === 0) return undefined;
    const [counted] = await tx
      .update(liveQuestions)
      .set({ votes: isWanted ? sql`votes + 1` : sql`votes - 1` })
      .where(eq(liveQuestions.id, questionId))
      .returning();
    return counted;
  });
  if (after !== undefined) votePublisher.note(questionId, live.channel);
  const [question] = await questionsFor(deps.db, me, [after ?? row]);
  if (question === undefined) throw new AppError('liveQuestionNotFound');
  return question;
}
