import { defineRoutes } from '../route.ts';

/** Calls of a live session's recording (live §6, §9). */
export const recordingRoutes = defineRoutes({
  getRecordings: {
    method: 'GET',
    path: '/agoras/lives/:id/recording',
    access: 'user',
    summary: 'The parts of a live’s recording',
  },
  postRecording: {
    method: 'POST',
    path: '/agoras/lives/:id/recording',
    access: 'user',
    summary: 'Record a live from now on, as its next part',
  },
  deleteRecording: {
    method: 'DELETE',
    path: '/agoras/lives/:id/recording',
    access: 'user',
    summary: 'End the part of a live’s recording that runs',
  },
});
