import type { ConversationInfo, ConversationKey } from '@rostra/contract/live';
import { conversationId } from '@rostra/live-core/conversations';
import type { ChatConversation } from '@rostra/ui/ChatTabs';

/** Maps a conversation to its list entry. */
export const chatConversationOf = (info: ConversationInfo): ChatConversation => ({
  id: conversationId(info),
  kind: info.kind,
  name: info.name,
  ...(info.member_count === null ? {} : { memberCount: info.member_count }),
  isOffline: info.is_offline,
  msg: info.msg,
  isMsgOwn: info.is_own,
  time: info.time === null ? null : new Date(info.time),
  unread: info.unread,
});

/** Returns the conversation of a row in the list. */
export const keyOf = (
  list: readonly ConversationInfo[],
  id: string | null,
): ConversationKey | undefined => {
  const found = list.find((one) => conversationId(one) === id);
  return found && { kind: found.kind, peer: found.peer };
};
