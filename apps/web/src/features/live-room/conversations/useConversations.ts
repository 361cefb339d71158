import { use } from 'react';
import { ConversationsContext } from './ConversationsContext.ts';
import type { Conversations } from './ConversationsContext.ts';

/** Returns the user's group and private chats. */
export const useConversations = (): Conversations => use(ConversationsContext);
