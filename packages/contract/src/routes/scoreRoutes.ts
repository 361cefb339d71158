import { defineRoutes } from '../route.ts';

/** Calls of members' scores of a live session (PLAY-14). */
export const scoreRoutes = defineRoutes({
  getLiveScore: {
    method: 'GET',
    path: '/agoras/lives/:id/score',
    access: 'user',
    summary: 'What the asker thought of a live',
  },
  postLiveScore: {
    method: 'POST',
    path: '/agoras/lives/:id/score',
    access: 'user',
    summary: 'Say what the asker thought of a live; said again, it takes the place of what he said',
  },
});
