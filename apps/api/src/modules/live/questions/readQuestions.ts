import { and, desc, eq, inArray, lt, ne, or } from 'drizzle-orm';
import { isSuperRole } from '@rostra/contract/live';
import type { LiveQuestion } from '@rostra/contract/live';
import type { Database } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { LiveMember } from '#modules/live/members/LiveMember.ts';
import { mayModerate } from '#modules/live/members/rights.ts';
import { readMemberContext } from '#modules/live/members/memberContext.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import { liveQuestions, liveQuestionVotes } from './tables.ts';
import type { QuestionRow } from './tables.ts';

/** Questions per response. */
const PAGE_SIZE = 100;

/**
 * Returns a question as everyone may see it: no name if it is anonymous, no text if it was
 * dismissed. All get the same message, so that nothing can leak.
 */
export const publicQuestion = (row: QuestionRow): LiveQuestion => ({
  id: row.id,
  text: row.state === 'dismissed' ? '' : row.body,
  state: row.state,
  votes: row.votes,
  has_voted: false,
  is_own: false,
  is_anonymous: row.isAnonymous,
  author: row.isAnonymous || row.state === 'dismissed' ? null : row.authorName,
  asked_at: row.createdAt.toISOString(),
  answered_at: row.answeredAt?.toISOString() ?? null,
  answered_second: row.answeredSecond,
  answer:
    row.answer === null || row.state === 'dismissed'
      ? null
      : { author: row.answererName ?? '', text: row.answer },
  revision: row.revision,
});

/**
 * Returns a question as one member may see it; only host, staff and the author see an anonymous
 * author.
 */
function questionFor(row: QuestionRow, me: LiveMember, hasVoted: boolean): LiveQuestion {
  const isOwn = row.memberId === me.id;
  const knowsAuthor = isOwn || isSuperRole(me.role) || !row.isAnonymous;
  return {
    ...publicQuestion(row),
    text: row.body,
    has_voted: hasVoted,
    is_own: isOwn,
    author: knowsAuthor ? row.authorName : null,
    answer: row.answer === null ? null : { author: row.answererName ?? '', text: row.answer },
  };
}

/** Returns questions as one member may see them, in the given order. */
export async function questionsFor(
  db: Database,
  me: LiveMember,
  rows: readonly QuestionRow[],
): Promise<LiveQuestion[]> {
  const ids = rows.map(({ id }) => id);
  const voted = await db
    .select({ id: liveQuestionVotes.questionId })
    .from(liveQuestionVotes)
    .where(
      and(
        eq(liveQuestionVotes.memberId, me.id),
        inArray(liveQuestionVotes.questionId, [0, ...ids]),
      ),
    );
  const wanted = new Set(voted.map(({ id }) => id));
  return rows.map((row) => questionFor(row, me, wanted.has(row.id)));
}

/**
 * Returns the newest questions first; dismissed ones only for moderators and their author.
 *
 * @throws AppError as `readMemberContext`
 */
export async function readQuestions(
  db: Database,
  request: RequestContext & { before: number | undefined },
): Promise<LiveQuestion[]> {
  const { live, me } = await readMemberContext(db, request, 'chat');
  const { before } = request;
  const shown = mayModerate(me)
    ? undefined
    : or(ne(liveQuestions.state, 'dismissed'), eq(liveQuestions.memberId, me.id));
  const older = before === undefined ? undefined : lt(liveQuestions.id, before);
  const rows = await db
    .select()
    .from(liveQuestions)
    .where(and(eq(liveQuestions.liveId, live.id), shown, older))
    .orderBy(desc(liveQuestions.id))
    .limit(PAGE_SIZE);
  return questionsFor(db, me, rows);
}

/**
 * @throws AppError `liveQuestionNotFound`, also for a dismissed question that the member may not
 *   see
 */
export async function requireQuestion(
  db: Database,
  me: LiveMember,
  questionId: number,
): Promise<QuestionRow> {
  const [row] = await db
    .select()
    .from(liveQuestions)
    .where(and(eq(liveQuestions.id, questionId), eq(liveQuestions.liveId, me.liveId)));
  const isSeen = row && (row.state !== 'dismissed' || row.memberId === me.id || mayModerate(me));
  if (!isSeen) throw new AppError('liveQuestionNotFound');
  return row;
}
