import { defineRoutes } from '../route.ts';

/** Calls of the device and network test. */
export const mediaCheckRoutes = defineRoutes({
  postMediaCheck: {
    method: 'POST',
    path: '/agoras/media_checks',
    access: 'anyone',
    summary: 'Tickets for a channel of one’s own, to try the way that sound and pictures go',
  },
});
