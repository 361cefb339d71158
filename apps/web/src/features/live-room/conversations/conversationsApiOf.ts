import type { ApiClient } from '@rostra/api-client';
import type { ConversationsApi } from '@rostra/live-core/conversations';
import { roomCallsOf } from '../session/roomCallsOf.ts';

/**
 * Makes the server's calls about the group and private chats of one live session; the room shows
 * failures.
 */
export function conversationsApiOf(client: ApiClient, liveId: number): ConversationsApi {
  const ask = roomCallsOf(client);
  const params = { id: liveId };
  return {
    getConversations: async () => (await ask('getConversations', { params })).data,
    getMessages: async (key, query) =>
      (await ask('getConversationMessages', { params: { ...params, ...key }, query })).data,
    postMessage: async (key, body) =>
      (await ask('postConversationMessage', { params: { ...params, ...key }, body })).data,
    putRead: async (key, until) =>
      (await ask('putConversationRead', { params: { ...params, ...key }, body: { until } })).data,
  };
}
