import { defineRoutes } from '../route.ts';

/** Calls of a live session (live §7); `:id` is the session's. */
export const liveRoutes = defineRoutes({
  postLiveToken: {
    method: 'POST',
    path: '/agoras/lives/:id/token',
    access: 'user',
    summary: 'Join a live room: get the session, the tickets and the current state',
  },
  postRefreshToken: {
    method: 'POST',
    path: '/agoras/lives/:id/refresh_token',
    access: 'user',
    summary: 'Renew the tickets of both channels; 10010 if the member may not stay',
  },
  putPrepareLives: {
    method: 'PUT',
    path: '/agoras/lives/:id/prepare',
    access: 'user',
    summary: 'Prepare a meeting',
  },
  putStartLives: {
    method: 'PUT',
    path: '/agoras/lives/:id/start',
    access: 'user',
    summary: 'Start a meeting',
  },
  putStopLives: {
    method: 'PUT',
    path: '/agoras/lives/:id/stop',
    access: 'user',
    summary: 'End a meeting for everyone',
  },
  putAudienceStopLive: {
    method: 'PUT',
    path: '/agoras/lives/:id/audience_stop',
    access: 'user',
    summary: 'Dismiss the audience; host and experts stay',
  },
  setMemberInfo: {
    method: 'PUT',
    path: '/agoras/lives/:id/member',
    access: 'user',
    summary: 'Change a member’s role, rights, name or volume',
  },
  getMemberList: {
    method: 'GET',
    path: '/agoras/lives/:id/members',
    access: 'user',
    list: true,
    summary: 'List the audience, online members first',
  },
  refreshAttendees: {
    method: 'POST',
    path: '/agoras/lives/:id/refresh_attendees',
    access: 'user',
    summary: 'Get the current lists of a live room',
  },
  getPrimaryAttendees: {
    method: 'GET',
    path: '/agoras/lives/:id/experts',
    access: 'user',
    summary: 'List the experts of a live room',
  },
  getLiveMessages: {
    method: 'GET',
    path: '/agoras/lives/:id/messages',
    access: 'user',
    summary: 'List public messages, newest last; `before` takes an ID for older ones',
  },
  postLiveMessage: {
    method: 'POST',
    path: '/agoras/lives/:id/messages',
    access: 'user',
    summary: 'Send a public message; the same `client_id` is stored once',
  },
  deleteLiveMessage: {
    method: 'DELETE',
    path: '/agoras/lives/:id/messages/:message_id',
    access: 'user',
    summary: 'Remove a public message',
  },
  putPublicChannel: {
    method: 'PUT',
    path: '/agoras/lives/:id/public_channel',
    access: 'user',
    summary: 'Open or close the public chat',
  },
  putAnnouncement: {
    method: 'PUT',
    path: '/agoras/lives/:id/announcement',
    access: 'user',
    summary: 'Set or remove the announcement above the stage',
  },
  postSetHomeScreen: {
    method: 'POST',
    path: '/agoras/lives/:id/home_screen',
    access: 'user',
    summary: 'Spotlight a member for everyone, or remove the spotlight',
  },
  postKicking: {
    method: 'POST',
    path: '/agoras/lives/:id/kicking',
    access: 'user',
    summary: 'Remove a member permanently, with a reason shown to the member',
  },
  putBackground: {
    method: 'PUT',
    path: '/agoras/lives/:id/background',
    access: 'user',
    summary: 'Set or remove the stage background',
  },
  putLayout: {
    method: 'PUT',
    path: '/agoras/lives/:id/layout',
    access: 'user',
    summary: 'Set the stage layout for everyone',
  },
  putVoiceChange: {
    method: 'PUT',
    path: '/agoras/lives/:id/voice',
    access: 'user',
    summary: 'Report whether the user’s voice is changed, for host and staff',
  },
});
