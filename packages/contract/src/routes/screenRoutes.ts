import { defineRoutes } from '../route.ts';

/** Calls of screen shares, and of stopping a member's media. */
export const screenRoutes = defineRoutes({
  postScreenToken: {
    method: 'POST',
    path: '/agoras/lives/:id/screen_token',
    access: 'user',
    summary: 'A ticket to show one’s screen under a number of its own; again, a new one for it',
  },
  putStopMedia: {
    method: 'PUT',
    path: '/agoras/lives/:id/stop_media',
    access: 'user',
    summary: 'Stop showing one’s screen, or stop another’s screen or camera',
  },
});
