import { MessagesStatus } from '@rostra/ui/ChatTabs';
import { useMemo } from 'react';
import { useRoom } from '../RoomContext.ts';
import { chatConversationOf } from './chatConversationOf.ts';
import { useConversations } from './useConversations.ts';

/** Says who has written to the reader while his messages are out of sight (LCHT-13). */
export function MessagesTold() {
  const { t } = useRoom();
  const { list } = useConversations().state;
  const conversations = useMemo(() => (list ?? []).map(chatConversationOf), [list]);
  // What waits when the list first comes is no news.
  return list === null ? null : <MessagesStatus t={t} conversations={conversations} />;
}
