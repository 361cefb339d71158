import { defineRoutes } from '../route.ts';

/** Calls of a live session (live §7); `:id` is the session's. */
export const liveRoutes = defineRoutes({
  postLiveToken: {
    method: 'POST',
    path: '/agoras/lives/:id/token',
    access: 'user',
    summary: 'Enter a live: its session, tickets and everything a late comer must know',
  },
  postRefreshToken: {
    method: 'POST',
    path: '/agoras/lives/:id/refresh_token',
    access: 'user',
    summary: 'New tickets for both channels; 10010 when the member may not go on',
  },
  putPrepareLives: {
    method: 'PUT',
    path: '/agoras/lives/:id/prepare',
    access: 'user',
    summary: 'Prepare a live',
  },
  putStartLives: {
    method: 'PUT',
    path: '/agoras/lives/:id/start',
    access: 'user',
    summary: 'Start a live',
  },
  putStopLives: {
    method: 'PUT',
    path: '/agoras/lives/:id/stop',
    access: 'user',
    summary: 'End a live for everyone',
  },
  putAudienceStopLive: {
    method: 'PUT',
    path: '/agoras/lives/:id/audience_stop',
    access: 'user',
    summary: 'End a live for the audience; host and experts stay',
  },
  setMemberInfo: {
    method: 'PUT',
    path: '/agoras/lives/:id/member',
    access: 'user',
    summary: 'Change a member of a live',
  },
  getMemberList: {
    method: 'GET',
    path: '/agoras/lives/:id/members',
    access: 'user',
    list: true,
    summary: 'The audience of a live, those who are there first',
  },
  refreshAttendees: {
    method: 'POST',
    path: '/agoras/lives/:id/refresh_attendees',
    access: 'user',
    summary: 'The lists of a live as they are now',
  },
  getPrimaryAttendees: {
    method: 'GET',
    path: '/agoras/lives/:id/experts',
    access: 'user',
    summary: 'The experts of a live',
  },
  getLiveMessages: {
    method: 'GET',
    path: '/agoras/lives/:id/messages',
    access: 'user',
    summary: 'The public chat, the newest last; `before` an id for older ones',
  },
  postLiveMessage: {
    method: 'POST',
    path: '/agoras/lives/:id/messages',
    access: 'user',
    summary: 'Write in the public chat; the same client_id is written once',
  },
  deleteLiveMessage: {
    method: 'DELETE',
    path: '/agoras/lives/:id/messages/:message_id',
    access: 'user',
    summary: 'Take a message out of the public chat',
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
    summary: 'Write, change or clear what stands over the stage for everyone',
  },
  postSetHomeScreen: {
    method: 'POST',
    path: '/agoras/lives/:id/home_screen',
    access: 'user',
    summary: 'Choose whose picture stands large for everyone, or nobody’s',
  },
  postKicking: {
    method: 'POST',
    path: '/agoras/lives/:id/kicking',
    access: 'user',
    summary: 'Remove a member for good, with a reason that he reads',
  },
  putBackground: {
    method: 'PUT',
    path: '/agoras/lives/:id/background',
    access: 'user',
    summary: 'Choose the picture behind the stage, or none',
  },
  putLayout: {
    method: 'PUT',
    path: '/agoras/lives/:id/layout',
    access: 'user',
    summary: 'Choose how the stage is laid out for everyone',
  },
  putVoiceChange: {
    method: 'PUT',
    path: '/agoras/lives/:id/voice',
    access: 'user',
    summary: 'Say whether one’s own voice is changed, which host and staff read',
  },
});
