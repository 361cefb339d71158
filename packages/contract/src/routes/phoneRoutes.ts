import { defineRoutes } from '../route.ts';

/** Calls of a live session's phones (live §7, LDIA). */
export const phoneRoutes = defineRoutes({
  getCallMonitor: {
    method: 'GET',
    path: '/agoras/con_calls/monitor',
    access: 'user',
    summary: 'Create a link for listening without joining, for host and staff',
  },
  getCallPassword: {
    method: 'GET',
    path: '/agoras/con_calls/password',
    access: 'user',
    summary: 'Get the user’s personal passcode and the numbers to dial',
  },
  postCallPassword: {
    method: 'POST',
    path: '/agoras/con_calls/password',
    access: 'user',
    isLimited: true,
    summary: 'Replace the user’s personal passcode, and hang up on the call with the old one',
  },
  getCallHistory: {
    method: 'GET',
    path: '/agoras/con_calls/history',
    access: 'user',
    summary: 'List the phones of a live room and its main line, or only connected ones',
  },
  postCall: {
    method: 'POST',
    path: '/agoras/con_calls/:type',
    access: 'user',
    isLimited: true,
    summary: 'Call a phone, schedule a call, hang up, or send keys',
  },
  deleteAutoCall: {
    method: 'DELETE',
    path: '/agoras/con_calls/auto_call',
    access: 'user',
    summary: 'Delete a phone; a connected one is hung up',
  },
  postCallMute: {
    method: 'POST',
    path: '/agoras/con_calls/mute',
    access: 'user',
    summary: 'Mute or unmute a phone',
  },
  postCallHide: {
    method: 'POST',
    path: '/agoras/con_calls/hide',
    access: 'user',
    summary: 'Hide a phone from the audience, or show it; hiding also mutes it',
  },
});
