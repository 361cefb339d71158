import type { ApiClient } from '@rostra/api-client';
import type { QuestionsApi } from '@rostra/live-core/questions';
import { roomCallsOf } from '../session/roomCallsOf.ts';

/** Makes the server's calls about the questions of one live session; the room shows failures. */
export function questionsApiOf(client: ApiClient, liveId: number): QuestionsApi {
  const ask = roomCallsOf(client);
  const params = { id: liveId };
  const of = (question_id: number) => ({ params: { ...params, question_id } });
  return {
    getQuestions: async () => (await ask('getQuestions', { params })).data,
    postQuestion: async (body) => (await ask('postQuestion', { params, body })).data,
    putQuestion: async (id, body) => (await ask('putQuestion', { ...of(id), body })).data,
    setVote: async (id, isWanted) =>
      (await ask(isWanted ? 'putQuestionVote' : 'deleteQuestionVote', of(id))).data,
  };
}
