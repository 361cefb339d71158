import { z } from 'zod';

import { QUESTION_MAX, QUESTION_STATES } from '../live/index.ts';
import type { LiveQuestion } from '../live/index.ts';
import { id, idParams, idValue, instant, query, text } from './fields.ts';

const CLIENT_ID_FORM = /^[\w-]{8,64}$/;
const ANSWER_MAX = 2000;

const state = z.enum(QUESTION_STATES);
const ofQuestion = z.object({ id, question_id: id });

const liveQuestion = z.object({
  id: idValue,
  text: z.string(),
  state,
  votes: z.number().int(),
  has_voted: z.boolean(),
  is_own: z.boolean(),
  is_anonymous: z.boolean(),
  author: z.string().nullable(),
  asked_at: instant,
  answered_at: instant.nullable(),
  answered_second: z.number().int().nullable(),
  answer: z.object({ author: z.string(), text: z.string() }).nullable(),
  revision: z.number().int(),
}) satisfies z.ZodType<LiveQuestion, LiveQuestion>;

/** Schemas of the calls of the questions to speakers. */
export const questionSchemas = {
  getQuestions: {
    params: idParams,
    query: query({
      before: id.optional().describe('The ID of the oldest question that the client has.'),
    }),
    data: z.array(liveQuestion),
  },
  postQuestion: {
    params: idParams,
    body: z.strictObject({
      text: text(QUESTION_MAX, 1),
      is_anonymous: z.boolean().default(false),
      client_id: z.string().regex(CLIENT_ID_FORM),
    }),
    data: liveQuestion,
  },
  putQuestion: {
    params: ofQuestion,
    /** Fields left out stay unchanged. */
    body: z.strictObject({ state: state.optional(), answer: text(ANSWER_MAX, 1).optional() }),
    data: liveQuestion,
  },
  putQuestionVote: { params: ofQuestion, data: liveQuestion },
  deleteQuestionVote: { params: ofQuestion, data: liveQuestion },
};
