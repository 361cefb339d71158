import { defineRoutes } from '../route.ts';

/** Calls of the questions to speakers. */
export const questionRoutes = defineRoutes({
  getQuestions: {
    method: 'GET',
    path: '/agoras/lives/:id/questions',
    access: 'user',
    summary: 'The newest questions of a live, as the asker may know them',
  },
  postQuestion: {
    method: 'POST',
    path: '/agoras/lives/:id/questions',
    access: 'user',
    summary: 'Ask those on stage, with or without a name for the audience',
  },
  putQuestion: {
    method: 'PUT',
    path: '/agoras/lives/:id/questions/:question_id',
    access: 'user',
    summary:
      'Take a question up, call it answered, answer it in writing, put it away, bring it back',
  },
  putQuestionVote: {
    method: 'PUT',
    path: '/agoras/lives/:id/questions/:question_id/vote',
    access: 'user',
    summary: "Want another's question answered too",
  },
  deleteQuestionVote: {
    method: 'DELETE',
    path: '/agoras/lives/:id/questions/:question_id/vote',
    access: 'user',
    summary: 'Want it no more',
  },
});
