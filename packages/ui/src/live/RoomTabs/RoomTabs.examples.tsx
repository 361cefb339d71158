import { Banner } from '@rostra/ui/Banner';
import { RoomTabs } from '@rostra/ui/RoomTabs';
import type { RoomTab, RoomTabsProps } from '@rostra/ui/RoomTabs';
import { useEffect, useState } from 'react';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');

function Panel({ isChatAllowed }: { isChatAllowed: boolean }) {
  const [tab, setTab] = useState<RoomTab>('public_chat');
  return (
    <RoomTabs
      t={texts}
      selected={tab}
      onSelect={setTab}
      attendeeCount={418}
      attendees="Zhou Yuanhang, Ilona Varga, Chen Qiming"
      chat={<Banner tone="warning">You can’t read or send messages in this room.</Banner>}
      isChatAllowed={isChatAllowed}
    />
  );
}

/** Leave out the chat’s tab for members who may not read the chat. */
export const Do = () => <Panel isChatAllowed={false} />;

/** Keep a tab that holds nothing but a refusal. */
export const Dont = () => <Panel isChatAllowed />;

interface PanelProps extends Pick<
  RoomTabsProps,
  't' | 'attendees' | 'chat' | 'attendeeCount' | 'hands' | 'isChatAllowed'
> {
  messageCount: number;
}

/** Counts the messages that arrive while the chat is not visible. */
export function Example({ messageCount, ...panel }: PanelProps) {
  const [tab, setTab] = useState<RoomTab>('attendees');
  const [readCount, setReadCount] = useState(messageCount);
  useEffect(() => {
    if (tab === 'public_chat') setReadCount(messageCount);
  }, [tab, messageCount]);
  return <RoomTabs {...panel} selected={tab} onSelect={setTab} unread={messageCount - readCount} />;
}
