import type { FastifyInstance } from 'fastify';
import { registerRoute } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import { requestContextReader } from '#modules/live/members/memberContext.ts';
import { askQuestion } from './askQuestion.ts';
import { changeQuestion } from './changeQuestion.ts';
import { readQuestions } from './readQuestions.ts';
import { voteQuestion } from './voteQuestion.ts';
import { VotePublisher } from './VotePublisher.ts';

/** Mounts the routes of questions to those on stage. */
export function questionRoutes(app: FastifyInstance, deps: Deps): void {
  const asks = requestContextReader(deps);
  const rooms = roomsOf(deps);
  const votePublisher = new VotePublisher(deps, rooms);
  registerRoute(app, 'getQuestions', (call) =>
    readQuestions(deps.db, { ...asks(call), before: call.query.before }),
  );
  registerRoute(app, 'postQuestion', (call) =>
    askQuestion(deps, rooms, {
      ...asks(call),
      text: call.body.text,
      isAnonymous: call.body.is_anonymous,
      clientId: call.body.client_id,
    }),
  );
  registerRoute(app, 'putQuestion', (call) =>
    changeQuestion(deps, rooms, {
      ...asks(call),
      questionId: call.params.question_id,
      state: call.body.state,
      answer: call.body.answer,
    }),
  );
  const votes = { putQuestionVote: true, deleteQuestionVote: false } as const;
  for (const name of ['putQuestionVote', 'deleteQuestionVote'] as const) {
    registerRoute(app, name, (call) =>
      voteQuestion(deps, votePublisher, {
        ...asks(call),
        questionId: call.params.question_id,
        isWanted: votes[name],
      }),
    );
  }
}
