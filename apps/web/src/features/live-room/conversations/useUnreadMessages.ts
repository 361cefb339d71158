import { unreadCount } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import { useRoomState } from '../session/useRoomState.ts';
import { useConversations } from './useConversations.ts';

const unreadChat = (state: RoomState) => unreadCount(state, 'public_chat');

/** Returns the number of unread messages, public and private (LCHT-13). */
export function useUnreadMessages(): number {
  const { list } = useConversations().state;
  const inPublic = useRoomState(unreadChat);
  return (list ?? []).reduce((sum, { unread }) => sum + unread, inPublic);
}
