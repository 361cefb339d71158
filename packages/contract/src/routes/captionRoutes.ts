import { defineRoutes } from '../route.ts';

/** Calls for the transcript of a live session (LHST-26). */
export const captionRoutes = defineRoutes({
  getCaptions: {
    method: 'GET',
    path: '/agoras/lives/:id/captions',
    access: 'user',
    summary: 'List captions, newest last; `before` takes an ID for older ones',
  },
  postCaptions: {
    method: 'POST',
    path: '/agoras/lives/:id/captions',
    access: 'user',
    summary: 'Start captions in a language, or switch to another language',
  },
  deleteCaptions: {
    method: 'DELETE',
    path: '/agoras/lives/:id/captions',
    access: 'user',
    summary: 'Stop captions',
  },
});
