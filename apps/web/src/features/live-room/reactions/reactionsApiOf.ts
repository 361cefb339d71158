import type { ApiClient } from '@rostra/api-client';
import type { ReactionsApi } from '@rostra/live-core/reactions';
import { roomCallsOf } from '../roomCallsOf.ts';

/** The server's call about what members of one live show without words; failures are the room's to show. */
export function reactionsApiOf(client: ApiClient, liveId: number): ReactionsApi {
  const ask = roomCallsOf(client);
  return {
    postReaction: async (reaction) => {
      await ask('postReaction', { params: { id: liveId }, body: { reaction } });
    },
  };
}
