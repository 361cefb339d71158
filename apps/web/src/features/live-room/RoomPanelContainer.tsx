import { canModerate, canReadChat, onlineCount, unreadCount } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import { conversationId } from '@rostra/live-core/conversations';
import { ChatTabs } from '@rostra/ui/ChatTabs';
import type { ChatTab } from '@rostra/ui/ChatTabs';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/ServicesContext.tsx';
import { useNow } from '../../time/useNow.ts';
import { chatModeration } from './chat/chatModeration.ts';
import { ChatContainer } from './chat/ChatContainer.tsx';
import { chatConversationOf, keyOf } from './conversations/chatConversationOf.ts';
import { ConversationContainer } from './conversations/ConversationContainer.tsx';
import { useConversations } from './conversations/useConversations.ts';
import { handsWaiting } from './people/handsWaiting.ts';
import { PeoplePanel } from './people/PeoplePanel.tsx';
import { useRoom } from './RoomContext.ts';
import { useRoomState } from './session/useRoomState.ts';

interface RoomPanelContainerProps {
  tab: ChatTab;
  onTab: (tab: ChatTab) => void;
  isInSight: boolean;
}

const unreadChat = (state: RoomState) => unreadCount(state, 'public_chat');

/**
 * People, public chat, and the user's own messages beside the stage (LCHT-01 to LCHT-06).
 *
 * @param props `isInSight` is false while it is a closed sheet on a phone, or another panel
 *   replaces it; nothing counts as read then
 */
export function RoomPanelContainer({ tab, onTab, isInSight }: RoomPanelContainerProps) {
  const { t, session } = useRoom();
  const count = useRoomState(onlineCount);
  const unread = useRoomState(unreadChat);
  const hands = useRoomState(handsWaiting);
  const hasChat = useRoomState(canReadChat);
  const moderates = useRoomState(canModerate);
  const [unseen, setUnseen] = useState(0);
  const { look } = useServices();
  const now = useNow();
  const { controller, state } = useConversations();
  const { actions } = session;
  useEffect(() => {
    if (isInSight && tab === 'public_chat') setUnseen(unreadChat(session.state.get()));
    actions.setTab(isInSight && tab === 'public_chat' ? tab : 'attendees');
    return () => actions.setTab('attendees');
  }, [actions, session, isInSight, tab]);
  useEffect(() => {
    if (moderates) chatModeration.load().catch(() => undefined);
  }, [moderates]);
  const isReading = isInSight && tab === 'messages';
  useEffect(() => {
    controller?.setInSight(isReading);
    return () => controller?.setInSight(false);
  }, [controller, isReading]);
  const list = state.list ?? [];
  const openId = state.open && conversationId(state.open);
  const open = list.find((one) => conversationId(one) === openId);
  return (
    <ChatTabs
      t={t}
      selected={tab}
      onSelect={(next) => {
        setUnseen(unreadChat(session.state.get()));
        onTab(next);
      }}
      attendeeCount={count}
      hands={hands}
      unread={unread}
      isChatAllowed={hasChat}
      conversations={list.map(chatConversationOf)}
      status={state.list !== null ? 'ready' : state.hasFailed ? 'failed' : 'loading'}
      onRetry={() => controller?.retry()}
      openId={openId}
      onOpen={(id) => {
        const key = keyOf(list, id);
        if (key) controller?.open(key);
        else controller?.close();
      }}
      conversation={
        controller &&
        open && (
          <ConversationContainer
            key={openId}
            controller={controller}
            state={state}
            conversation={open}
          />
        )
      }
      now={now}
      timeZone={look.get().zone}
      attendees={
        <PeoplePanel
          onWrite={(peer, name) => {
            controller?.open({ kind: 'private', peer }, name);
            onTab('messages');
          }}
        />
      }
      chat={<ChatContainer key={String(isInSight)} unseen={unseen} />}
    />
  );
}
