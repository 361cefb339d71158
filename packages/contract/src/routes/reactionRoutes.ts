import { defineRoutes } from '../route.ts';

/** Calls of members' reactions. */
export const reactionRoutes = defineRoutes({
  postReaction: {
    method: 'POST',
    path: '/agoras/lives/:id/reactions',
    access: 'user',
    summary: 'Show something without words; everyone is told how many did, and nothing is kept',
  },
});
