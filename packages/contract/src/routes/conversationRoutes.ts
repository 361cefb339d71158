import { defineRoutes } from '../route.ts';

/** Calls of a live session's group and private chats (LCHT-05, LCHT-06). */
export const conversationRoutes = defineRoutes({
  getConversations: {
    method: 'GET',
    path: '/agoras/lives/:id/conversations',
    access: 'user',
    summary: "The asker's group and private chats, who wrote last first",
  },
  getConversationMessages: {
    method: 'GET',
    path: '/agoras/lives/:id/conversations/:kind/:peer/messages',
    access: 'user',
    summary: 'A page of a group or private chat, the newest last',
  },
  postConversationMessage: {
    method: 'POST',
    path: '/agoras/lives/:id/conversations/:kind/:peer/messages',
    access: 'user',
    summary: 'Write to a group, or to a member who is in the room',
  },
  putConversationRead: {
    method: 'PUT',
    path: '/agoras/lives/:id/conversations/:kind/:peer/read',
    access: 'user',
    summary: 'How far the asker has read a group or private chat',
  },
});
