import { defineRoutes } from '../route.ts';

/** Calls of a live session's recording (live §6, §9). */
export const recordingRoutes = defineRoutes({
  getRecordings: {
    method: 'GET',
    path: '/agoras/lives/:id/recording',
    access: 'user',
    summary: 'List the parts of a meeting’s recording',
  },
  postRecording: {
    method: 'POST',
    path: '/agoras/lives/:id/recording',
    access: 'user',
    summary: 'Start the next part of the recording',
  },
  deleteRecording: {
    method: 'DELETE',
    path: '/agoras/lives/:id/recording',
    access: 'user',
    summary: 'Stop the current part of the recording',
  },
});
