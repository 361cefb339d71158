import { MessagesStatus } from '@rostra/ui/ChatTabs';
import { useMemo } from 'react';
import { useRoom } from '../RoomContext.ts';
import { chatConversationOf } from './chatConversationOf.ts';
import { useConversations } from './useConversations.ts';

/** Announces new messages with their senders while the user's chats are out of sight (LCHT-13). */
export function MessageNotices() {
  const { t } = useRoom();
  const { list } = useConversations().state;
  const conversations = useMemo(() => (list ?? []).map(chatConversationOf), [list]);
  // Messages that wait when the list first arrives are not announced.
  return list === null ? null : <MessagesStatus t={t} conversations={conversations} />;
}
