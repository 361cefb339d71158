import type { ConversationInfo, ConversationKey, ConversationMessage } from '@rostra/contract/live';

/** The server's calls for group and private chats; each throws `LiveError`. */
export interface ConversationsApi {
  /** Sorted by the latest message first. */
  getConversations(): Promise<readonly ConversationInfo[]>;
  /** @param input `before`: the oldest message already loaded */
  getMessages(
    key: ConversationKey,
    input: { readonly before?: number },
  ): Promise<readonly ConversationMessage[]>;
  postMessage(
    key: ConversationKey,
    input: { readonly msg: string; readonly client_id: string },
  ): Promise<ConversationMessage>;
  /** @param until the last message read */
  putRead(key: ConversationKey, until: number): Promise<{ readonly unread: number }>;
}
