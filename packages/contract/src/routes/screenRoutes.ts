import { defineRoutes } from '../route.ts';

/** Calls of screen shares, and of stopping a member's media. */
export const screenRoutes = defineRoutes({
  postScreenToken: {
    method: 'POST',
    path: '/agoras/lives/:id/screen_token',
    access: 'user',
    isLimited: true,
    summary: 'Get a ticket for sharing a screen under its own number',
  },
  putStopMedia: {
    method: 'PUT',
    path: '/agoras/lives/:id/stop_media',
    access: 'user',
    isLimited: true,
    summary: 'Stop one’s own screen share, or another member’s screen share or camera',
  },
});
