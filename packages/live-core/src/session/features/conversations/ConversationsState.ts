import type { ConversationInfo, ConversationKey } from '@rostra/contract/live';
import { noChat } from '../../chat/ChatState.ts';
import type { ChatState } from '../../chat/ChatState.ts';

/** The user's group and private chats. */
export interface ConversationsState {
  /** Sorted by the latest message first; null until requested. */
  readonly list: readonly ConversationInfo[] | null;
  /** The latest request failed; loaded data is kept. */
  readonly hasFailed: boolean;
  /** The open conversation; null for none. */
  readonly open: ConversationKey | null;
  /** The chat of the open conversation. */
  readonly chat: ChatState;
  /** Name of the open chat's partner if they have just left or logged out (ERR-37), else null. */
  readonly gone: string | null;
}

/** Conversations before the list has loaded. */
export const NO_CONVERSATIONS: ConversationsState = {
  list: null,
  hasFailed: false,
  open: null,
  chat: noChat,
  gone: null,
};

/** Returns the same ID for the same conversation. */
export const conversationId = ({ kind, peer }: ConversationKey): string => `${kind}-${peer}`;
