import type { ChatMessage } from '@rostra/contract/live';

/** A message that the server has kept; its name is made of its number where none is given. */
export const chatMessage = (id: number, client_id = `c${id}`): ChatMessage => ({
  id,
  msg: `Message ${id}`,
  time: '2026-11-24T12:00:00Z',
  senderId: 1,
  sender_name: 'Lin Wei',
  sender_role: 'audience',
  client_id,
});
