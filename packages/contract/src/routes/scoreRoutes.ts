import { defineRoutes } from '../route.ts';

/** Calls of members' scores of a live session (PLAY-14). */
export const scoreRoutes = defineRoutes({
  getLiveScore: {
    method: 'GET',
    path: '/agoras/lives/:id/score',
    access: 'user',
    summary: 'Get the user’s rating of a meeting',
  },
  postLiveScore: {
    method: 'POST',
    path: '/agoras/lives/:id/score',
    access: 'user',
    summary: 'Rate a meeting; a new rating replaces the earlier one',
  },
});
