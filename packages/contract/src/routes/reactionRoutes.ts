import { defineRoutes } from '../route.ts';

/** Calls of members' reactions. */
export const reactionRoutes = defineRoutes({
  postReaction: {
    method: 'POST',
    path: '/agoras/lives/:id/reactions',
    access: 'user',
    isLimited: true,
    summary: 'Send a reaction; everyone gets its count, and nothing is stored',
  },
});
