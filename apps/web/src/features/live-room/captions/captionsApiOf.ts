import type { ApiClient } from '@rostra/api-client';
import type { CaptionsApi } from '@rostra/live-core/captions';
import { roomCallsOf } from '../session/roomCallsOf.ts';

/** Makes the server's captions calls of one live session; the room shows failures. */
export function captionsApiOf(client: ApiClient, liveId: number): CaptionsApi {
  const ask = roomCallsOf(client);
  const params = { id: liveId };
  return {
    getCaptions: async () => (await ask('getCaptions', { params, query: {} })).data,
    postCaptions: async (language) =>
      (await ask('postCaptions', { params, body: { language } })).data,
    deleteCaptions: async () => {
      await ask('deleteCaptions', { params });
    },
  };
}
