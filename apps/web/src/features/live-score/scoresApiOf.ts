import type { ApiClient } from '@rostra/api-client';
import { roomRoutes } from '@rostra/contract';
import type { ScoresApi } from './ScoresApi.ts';

/** Makes the calls over the site's client; the form shows failures. */
export function scoresApiOf(client: ApiClient, liveId: number): ScoresApi {
  const params = { id: liveId };
  return {
    read: async () => {
      const route = roomRoutes.getLiveScore;
      return (await client.call('getLiveScore', { params, silent: true, route })).data;
    },
    send: async (scores) => {
      const route = roomRoutes.postLiveScore;
      const body = { scores: [...scores] };
      return (await client.call('postLiveScore', { params, body, silent: true, route })).data;
    },
  };
}
