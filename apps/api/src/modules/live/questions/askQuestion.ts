import { and, eq } from 'drizzle-orm';
import { QUESTIONS_PER_MINUTE } from '@rostra/contract/live';
import type { LiveQuestion } from '@rostra/contract/live';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { enforceRateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import { nameOf } from '#modules/live/members/LiveMember.ts';
import type { LiveRooms } from '#modules/live/rooms/LiveRooms.ts';
import { readMemberContext, assertNotEnded } from '#modules/live/members/memberContext.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import { publicQuestion, questionsFor } from './readQuestions.ts';
import { liveQuestions } from './tables.ts';
import type { QuestionRow } from './tables.ts';

const RATE = { max: QUESTIONS_PER_MINUTE, windowSeconds: 60 };

/**
 * Sends a question to those on stage and publishes it. A repeated `clientId` is written once.
 *
 * @throws AppError `liveEnded`, `tooFrequent`, `liveMessageReused` if the `clientId` belongs to
 *   another text
 */
export async function askQuestion(
  deps: Deps,
  rooms: LiveRooms,
  request: RequestContext & { text: string; isAnonymous: boolean; clientId: string },
): Promise<LiveQuestion> {
  const { db, clock } = deps;
  const { text: body, isAnonymous, clientId } = request;
  const context = await readMemberContext(db, request, 'chat');
  const { live, me } = context;
  const answer = async (row: QuestionRow | undefined): Promise<LiveQuestion> => {
    const [question] = row === undefined ? [] : await questionsFor(db, me, [row]);
    if (question === undefined) throw new AppError('liveQuestionNotFound');
    if (question.text !== body) throw new AppError('liveMessageReused');
    return question;
  };
  const findSame = async (): Promise<QuestionRow | undefined> => {
    const same = and(eq(liveQuestions.memberId, me.id), eq(liveQuestions.clientId, clientId));
    const [found] = await db.select().from(liveQuestions).where(same);
    return found;
  };
  const known = await findSame();
  if (known !== undefined) return answer(known);
  assertNotEnded(context);
  await enforceRateLimit(deps, `live:question:${me.id}`, RATE);
  const [row] = await db
    .insert(liveQuestions)
    .values({
      liveId: live.id,
      memberId: me.id,
      body,
      isAnonymous,
      authorName: nameOf(me),
      state: 'waiting',
      clientId,
      createdAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) return answer(await findSame());
  rooms.send(live.channel, { type: 'question', question: publicQuestion(row) });
  return answer(row);
}
