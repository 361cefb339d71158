import type { ApiClient } from '@rostra/api-client';
import type { LiveApi } from '@rostra/live-core';
import { roomCallsOf } from './roomCallsOf.ts';

/** The live session and its meeting. */
export interface LiveAddress {
  readonly meetingId: number;
  readonly liveId: number;
}

/** Makes the server's calls of one live session over the site's client; the room shows failures. */
export function liveApiOf(client: ApiClient, { meetingId, liveId }: LiveAddress): LiveApi {
  const ask = roomCallsOf(client);
  const params = { id: liveId };
  return {
    postLiveToken: async (body) =>
      (await ask('postLiveToken', { params, body: { meeting_id: meetingId, ...body } })).data,
    postRefreshToken: async (body) => (await ask('postRefreshToken', { params, body })).data,
    putPrepareLives: async (body) => (await ask('putPrepareLives', { params, body })).data,
    putStartLives: async (body) => (await ask('putStartLives', { params, body })).data,
    putStopLives: async (body) => (await ask('putStopLives', { params, body })).data,
    putAudienceStopLive: async (body) => (await ask('putAudienceStopLive', { params, body })).data,
    setMemberInfo: async (body) => (await ask('setMemberInfo', { params, body })).data,
    getMemberList: async ({ page, keyword }) => {
      const word = keyword === undefined || keyword === '' ? {} : { keyword };
      const { data, meta } = await ask('getMemberList', { params, query: { page, ...word } });
      return { list: data, total: meta.total, total_pages: meta.total_pages };
    },
    refreshAttendees: async () => (await ask('refreshAttendees', { params })).data,
    getPrimaryAttendees: async () => (await ask('getPrimaryAttendees', { params })).data,
    getLiveMessages: async (query) => (await ask('getLiveMessages', { params, query })).data,
    postLiveMessage: async (body) => (await ask('postLiveMessage', { params, body })).data,
    deleteLiveMessage: async ({ message_id }) =>
      (await ask('deleteLiveMessage', { params: { ...params, message_id } })).data,
    putPublicChannel: async (body) => (await ask('putPublicChannel', { params, body })).data,
    putAnnouncement: async (body) => (await ask('putAnnouncement', { params, body })).data,
    postKicking: async (body) => (await ask('postKicking', { params, body })).data,
    putBackground: async (body) => (await ask('putBackground', { params, body })).data,
    putVoiceChange: async (body) => (await ask('putVoiceChange', { params, body })).data,
    postScreenToken: async () => (await ask('postScreenToken', { params })).data,
    putStopMedia: async (body) => (await ask('putStopMedia', { params, body })).data,
    putLayout: async (body) => (await ask('putLayout', { params, body })).data,
    postSetHomeScreen: async (body) => (await ask('postSetHomeScreen', { params, body })).data,
  };
}
