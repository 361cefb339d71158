import { NO_CONVERSATIONS } from '@rostra/live-core/conversations';
import type { ConversationsState, ConversationsController } from '@rostra/live-core/conversations';
import { createContext } from 'react';

/** The user's group and private chats, as the room's parts see them. */
export interface Conversations {
  /** Null before it follows them. */
  readonly controller: ConversationsController | null;
  readonly state: ConversationsState;
}

/** State before anything is known. */
export const UNKNOWN_CONVERSATIONS: Conversations = { controller: null, state: NO_CONVERSATIONS };

export const ConversationsContext = createContext<Conversations>(UNKNOWN_CONVERSATIONS);
