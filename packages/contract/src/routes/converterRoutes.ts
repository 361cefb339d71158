import { defineRoutes } from '../route.ts';

/** Calls of the converter that restreams a live session over RTMP (live §7, LCON-68). */
export const converterRoutes = defineRoutes({
  postRtmp: {
    method: 'POST',
    path: '/agoras/lives/:id/rtmp',
    access: 'user',
    summary: 'Restream a meeting to an RTMP address',
  },
  deleteRtmp: {
    method: 'DELETE',
    path: '/agoras/lives/:id/rtmp',
    access: 'user',
    summary: 'Stop restreaming',
  },
});
