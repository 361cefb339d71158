import { defineRoutes } from '../route.ts';

/** Calls of the questions to speakers. */
export const questionRoutes = defineRoutes({
  getQuestions: {
    method: 'GET',
    path: '/agoras/lives/:id/questions',
    access: 'user',
    summary: 'List the newest questions that the user may see',
  },
  postQuestion: {
    method: 'POST',
    path: '/agoras/lives/:id/questions',
    access: 'user',
    isLimited: true,
    summary: 'Ask a question, with or without a name shown to the audience',
  },
  putQuestion: {
    method: 'PUT',
    path: '/agoras/lives/:id/questions/:question_id',
    access: 'user',
    summary: 'Answer a question live or in writing, mark it as answered, hide or restore it',
  },
  putQuestionVote: {
    method: 'PUT',
    path: '/agoras/lives/:id/questions/:question_id/vote',
    access: 'user',
    summary: 'Upvote a question',
  },
  deleteQuestionVote: {
    method: 'DELETE',
    path: '/agoras/lives/:id/questions/:question_id/vote',
    access: 'user',
    summary: 'Remove an upvote',
  },
});
