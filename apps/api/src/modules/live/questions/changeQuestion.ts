import { and, eq, sql } from 'drizzle-orm';
import type { LiveQuestion, QuestionState } from '@rostra/contract/live';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { nameOf } from '#modules/live/members/LiveMember.ts';
import type { LiveRooms } from '#modules/live/rooms/LiveRooms.ts';
import { lockAndBumpRevision } from '#modules/live/rooms/lockAndBumpRevision.ts';
import { mayModerate, requireRight } from '#modules/live/members/rights.ts';
import { requireMember } from '#modules/live/members/memberContext.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import { publicQuestion, questionsFor, requireQuestion } from './readQuestions.ts';
import { liveQuestions } from './tables.ts';
import type { QuestionRow } from './tables.ts';

const SECOND_MS = 1000;

/**
 * Takes up, answers, dismisses or restores a question, for moderators; experts may also answer in
 * writing. One question is live at a time, and the previous one then counts as answered.
 *
 * @throws AppError `liveRoleRefused`, `liveQuestionNotFound`
 */
export async function changeQuestion(
  deps: Deps,
  rooms: LiveRooms,
  request: RequestContext & {
    questionId: number;
    state: QuestionState | undefined;
    answer: string | undefined;
  },
): Promise<LiveQuestion> {
  const { state, answer, questionId } = request;
  const now = deps.clock.now();
  const { live, me, rows } = await inTransaction(deps, async (tx) => {
    const current = await lockAndBumpRevision(tx, request.liveId);
    const member = await requireMember(tx, request);
    requireRight(mayModerate(member) || (state === undefined && member.role === 'expert'));
    const row = await requireQuestion(tx, member, questionId);
    const next = state ?? (answer === undefined ? row.state : 'answered');
    const changed: QuestionRow[] = [];
    if (next === 'live') {
      changed.push(
        ...(await tx
          .update(liveQuestions)
          .set({ ...answeredAt(current, now), state: 'answered', revision: sql`revision + 1` })
          .where(and(eq(liveQuestions.liveId, current.id), eq(liveQuestions.state, 'live')))
          .returning()),
      );
    }
    const isAnswered = next === 'answered' && row.answeredAt === null;
    const isOpen = next === 'waiting' || next === 'live';
    const [after] = await tx
      .update(liveQuestions)
      .set({
        state: next,
        revision: sql`revision + 1`,
        ...(isAnswered ? answeredAt(current, now) : {}),
        ...(isOpen ? { answeredAt: null, answeredSecond: null } : {}),
        ...(answer === undefined
          ? {}
          : { answer, answeredBy: member.id, answererName: nameOf(member) }),
      })
      .where(eq(liveQuestions.id, row.id))
      .returning();
    if (after === undefined) throw new AppError('liveQuestionNotFound');
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: request.userId },
      action: 'live.question.change',
      subject: { type: 'LiveQuestion', id: row.id },
      before: { state: row.state, answer: row.answer },
      after: { state: after.state, answer: after.answer },
    });
    const others = changed.filter(({ id }) => id !== after.id);
    return { live: current, me: member, rows: [...others, after] };
  });
  for (const row of rows) {
    rooms.send(live.channel, { type: 'question', question: publicQuestion(row) });
  }
  const [question] = await questionsFor(deps.db, me, rows.slice(-1));
  if (question === undefined) throw new AppError('liveQuestionNotFound');
  return question;
}

/** Returns when it was answered, also as a position in a running session for the playback. */
function answeredAt(
  { startedAt, endedAt }: Pick<LiveRow, 'startedAt' | 'endedAt'>,
  now: Date,
): Pick<QuestionRow, 'answeredAt' | 'answeredSecond'> {
  const second =
    startedAt === null || endedAt !== null
      ? null
      : Math.floor((now.getTime() - startedAt.getTime()) / SECOND_MS);
  return { answeredAt: now, answeredSecond: second };
}
