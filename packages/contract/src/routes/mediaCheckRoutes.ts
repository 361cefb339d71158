import { defineRoutes } from '../route.ts';

/** Calls of the device and network test. */
export const mediaCheckRoutes = defineRoutes({
  postMediaCheck: {
    method: 'POST',
    path: '/agoras/media_checks',
    access: 'anyone',
    isLimited: true,
    summary: 'Get tickets for a private channel to test audio and video',
  },
});
