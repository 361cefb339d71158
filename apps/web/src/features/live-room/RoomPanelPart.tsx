import { canReadChat, currentTab, onlineCount, unreadCount } from '@rostra/live-core';
import type { RoomState, RoomTab } from '@rostra/live-core';
import { RoomTabs } from '@rostra/ui/RoomTabs';
import { useEffect, useState } from 'react';
import { ChatPart } from './ChatPart.tsx';
import { handsWaiting } from './handsWaiting.ts';
import { PeoplePanel } from './PeoplePanel.tsx';
import { useRoom } from './RoomContext.ts';
import { useRoomState } from './useRoomState.ts';

const unreadChat = (state: RoomState) => unreadCount(state, 'public_chat');

/**
 * People and chat beside the stage (LCHT-01 to LCHT-04).
 *
 * @param props `isInSight` is false while it is a closed sheet on a phone: nothing is read there
 */
export function RoomPanelPart({ isInSight }: { isInSight: boolean }) {
  const { t, session } = useRoom();
  const chosen = useRoomState(currentTab);
  const count = useRoomState(onlineCount);
  const unread = useRoomState(unreadChat);
  const hands = useRoomState(handsWaiting);
  const hasChat = useRoomState(canReadChat);
  const [tab, setTab] = useState<RoomTab>(chosen);
  const [unseen, setUnseen] = useState(0);
  const { actions } = session;
  useEffect(() => {
    if (isInSight && tab === 'public_chat') setUnseen(unreadChat(session.state.get()));
    actions.setTab(isInSight ? tab : 'attendees');
  }, [actions, session, isInSight, tab]);
  return (
    <RoomTabs
      t={t}
      selected={tab}
      onSelect={(next) => {
        setUnseen(unreadChat(session.state.get()));
        setTab(next);
      }}
      attendeeCount={count}
      hands={hands}
      unread={unread}
      isChatAllowed={hasChat}
      attendees={<PeoplePanel />}
      chat={<ChatPart key={String(isInSight)} unseen={unseen} />}
    />
  );
}
