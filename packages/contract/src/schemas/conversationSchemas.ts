import { z } from 'zod';

import { CHAT_MESSAGE_MAX, CONVERSATION_KINDS } from '../live/index.ts';
import type { ConversationInfo, ConversationMessage } from '../live/index.ts';
import { id, idParams, idValue, instant, query, text } from './fields.ts';

const CLIENT_ID_FORM = /^[\w-]{8,64}$/;
/** Bounds the work only. Longer messages get an error text of their own, not a field issue. */
const MESSAGE_INPUT_MAX = CHAT_MESSAGE_MAX * 4;

const kind = z.enum(CONVERSATION_KINDS);
const ofConversation = z.object({
  id,
  kind: kind.describe('`private`: a chat with one member. `group`: a chat of a group.'),
  peer: id.describe('The ID of the other member, or of the group.'),
});

const conversation = z.object({
  kind,
  peer: idValue,
  name: z.string(),
  member_count: z.number().int().nullable(),
  is_offline: z.boolean(),
  msg: z.string().nullable(),
  is_own: z.boolean(),
  time: instant.nullable(),
  unread: z.number().int(),
}) satisfies z.ZodType<ConversationInfo, ConversationInfo>;

const conversationMessage = z.object({
  id: idValue,
  msg: z.string(),
  time: instant,
  senderId: idValue,
  sender_name: z.string(),
  client_id: z.string(),
}) satisfies z.ZodType<ConversationMessage, ConversationMessage>;

/** Schemas of the calls of a live session's group and private chats. */
export const conversationSchemas = {
  getConversations: { params: idParams, query: query({}), data: z.array(conversation) },
  getConversationMessages: {
    params: ofConversation,
    query: query({
      before: id.optional().describe('The ID of the oldest message that the client has.'),
    }),
    data: z.array(conversationMessage),
  },
  postConversationMessage: {
    params: ofConversation,
    body: z.strictObject({
      msg: text(MESSAGE_INPUT_MAX),
      client_id: z.string().regex(CLIENT_ID_FORM),
    }),
    data: conversationMessage,
  },
  putConversationRead: {
    params: ofConversation,
    /** The last message that was read. */
    body: z.strictObject({ until: idValue }),
    data: z.object({ unread: z.number().int() }),
  },
};
