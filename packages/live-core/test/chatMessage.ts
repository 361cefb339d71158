import type { ChatMessage } from '@rostra/contract/live';

/** Creates a message kept by the server; without a name, one is made from its number. */
export const chatMessage = (id: number, client_id = `c${id}`): ChatMessage => ({
  id,
  msg: `Message ${id}`,
  time: '2026-11-24T12:00:00Z',
  senderId: 1,
  sender_name: 'Lin Wei',
  sender_role: 'audience',
  client_id,
});
