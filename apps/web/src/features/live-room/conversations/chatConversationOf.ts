import type { ConversationInfo, ConversationKey } from '@rostra/contract/live';
import { conversationId } from '@rostra/live-core/conversations';
import type { ChatConversation } from '@rostra/ui/ChatTabs';

/** A conversation as the list shows it. */
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

/** The conversation that a row of the list stands for. */
export const keyOf = (
  list: readonly ConversationInfo[],
  id: string | null,
): ConversationKey | undefined => {
  const found = list.find((one) => conversationId(one) === id);
  return found && { kind: found.kind, peer: found.peer };
};
