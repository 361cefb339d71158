import { defineRoutes } from '../route.ts';

/** Calls of a live session's group and private chats (LCHT-05, LCHT-06). */
export const conversationRoutes = defineRoutes({
  getConversations: {
    method: 'GET',
    path: '/agoras/lives/:id/conversations',
    access: 'user',
    summary: 'List the user’s group and private chats, latest message first',
  },
  getConversationMessages: {
    method: 'GET',
    path: '/agoras/lives/:id/conversations/:kind/:peer/messages',
    access: 'user',
    summary: 'List a page of a chat’s messages, newest last',
  },
  postConversationMessage: {
    method: 'POST',
    path: '/agoras/lives/:id/conversations/:kind/:peer/messages',
    access: 'user',
    isLimited: true,
    summary: 'Send a message to a group or to a member in the room',
  },
  putConversationRead: {
    method: 'PUT',
    path: '/agoras/lives/:id/conversations/:kind/:peer/read',
    access: 'user',
    summary: 'Mark a chat as read up to a message',
  },
});
