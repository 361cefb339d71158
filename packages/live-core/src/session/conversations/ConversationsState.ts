import type { ConversationInfo, ConversationKey } from '@rostra/contract/live';
import { noChat } from '../chat/ChatState.ts';
import type { ChatState } from '../chat/ChatState.ts';

/** The reader's group and private chats. */
export interface ConversationsState {
  /** Who wrote last is first; null until it was asked for. */
  readonly list: readonly ConversationInfo[] | null;
  /** The newest asking failed; what had loaded stays. */
  readonly hasFailed: boolean;
  /** The conversation that is read; null: none. */
  readonly open: ConversationKey | null;
  /** Of the open one. */
  readonly chat: ChatState;
  /** The partner of the open one has just left or logged out (ERR-37): his name; null: nobody has. */
  readonly gone: string | null;
}

export const NO_CONVERSATIONS: ConversationsState = {
  list: null,
  hasFailed: false,
  open: null,
  chat: noChat,
  gone: null,
};

/** The same for the same conversation. */
export const conversationId = ({ kind, peer }: ConversationKey): string => `${kind}-${peer}`;
