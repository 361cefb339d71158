import { defineRoutes } from '../route.ts';

/** Calls of a live session's phones (live §7, LDIA). */
export const phoneRoutes = defineRoutes({
  getCallMonitor: {
    method: 'GET',
    path: '/agoras/con_calls/monitor',
    access: 'user',
    summary: 'A link by which a live is heard without being in it, for host and staff',
  },
  getCallPassword: {
    method: 'GET',
    path: '/agoras/con_calls/password',
    access: 'user',
    summary: 'The reader’s personal passcode for dialing in, and the numbers to dial',
  },
  getCallHistory: {
    method: 'GET',
    path: '/agoras/con_calls/history',
    access: 'user',
    summary: 'The telephones of a live and its main line: all, or those that are connected',
  },
  postCall: {
    method: 'POST',
    path: '/agoras/con_calls/:type',
    access: 'user',
    summary: 'Call a telephone, plan a call, hang up, or press keys',
  },
  deleteAutoCall: {
    method: 'DELETE',
    path: '/agoras/con_calls/auto_call',
    access: 'user',
    summary: 'Take a telephone out; one that is connected is hung up',
  },
  postCallMute: {
    method: 'POST',
    path: '/agoras/con_calls/mute',
    access: 'user',
    summary: 'Mute a telephone, or let it be heard',
  },
  postCallHide: {
    method: 'POST',
    path: '/agoras/con_calls/hide',
    access: 'user',
    summary: 'Hide a telephone from the audience, or show it; one that is heard is muted too',
  },
});
