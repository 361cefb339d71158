import type { ConversationInfo, ConversationKey, ConversationMessage } from '@rostra/contract/live';

/** The server's calls about a live's group and private chats; each throws `LiveError`. */
export interface ConversationsApi {
  /** Who wrote last is first. */
  getConversations(): Promise<readonly ConversationInfo[]>;
  /** @param input `before`: the oldest message that the reader has */
  getMessages(
    key: ConversationKey,
    input: { readonly before?: number },
  ): Promise<readonly ConversationMessage[]>;
  postMessage(
    key: ConversationKey,
    input: { readonly msg: string; readonly client_id: string },
  ): Promise<ConversationMessage>;
  /** @param until the last message that was read */
  putRead(key: ConversationKey, until: number): Promise<{ readonly unread: number }>;
}
