import { defineRoutes } from '../route.ts';

/** Calls for the transcript of a live session (LHST-26). */
export const captionRoutes = defineRoutes({
  getCaptions: {
    method: 'GET',
    path: '/agoras/lives/:id/captions',
    access: 'user',
    summary: 'What was said, the newest last; `before` an id for older lines',
  },
  postCaptions: {
    method: 'POST',
    path: '/agoras/lives/:id/captions',
    access: 'user',
    summary: 'Write down what is said from now on, in a language; again: in another one',
  },
  deleteCaptions: {
    method: 'DELETE',
    path: '/agoras/lives/:id/captions',
    access: 'user',
    summary: 'Write down nothing more of what is said',
  },
});
