import type { ApiClient } from '@rostra/api-client';
import type { ReactionsApi } from '@rostra/live-core/reactions';
import { roomCallsOf } from '../session/roomCallsOf.ts';

/** Makes the server's reactions call of one live session; the room shows failures. */
export function reactionsApiOf(client: ApiClient, liveId: number): ReactionsApi {
  const ask = roomCallsOf(client);
  return {
    postReaction: async (reaction) => {
      await ask('postReaction', { params: { id: liveId }, body: { reaction } });
    },
  };
}
