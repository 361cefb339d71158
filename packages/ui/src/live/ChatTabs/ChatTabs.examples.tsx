import { ChatPanel } from '@rostra/ui/ChatPanel';
import type { ChatPanelProps } from '@rostra/ui/ChatPanel';
import { ChatTabs } from '@rostra/ui/ChatTabs';
import type { ChatTab, ChatTabsProps } from '@rostra/ui/ChatTabs';
import { useState } from 'react';
import { chatSample } from '../../story/samples/chat.ts';
import { conversationSample } from '../../story/samples/conversation.ts';
import { sampleNow } from '../../story/samples/now.ts';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');
const [zhao] = conversationSample('en');
const written = chatSample('en', 1);

function PrivateChat(props: Pick<ChatPanelProps, 'recipient'>) {
  const [tab, setTab] = useState<ChatTab>('messages');
  const [openId, setOpenId] = useState<string | null>('zhao');
  return (
    <div style={{ blockSize: 440 }}>
      <ChatTabs
        t={texts}
        selected={tab}
        onSelect={setTab}
        attendees="Zhou Yuanhang"
        chat="Good morning"
        conversations={zhao ? [{ ...zhao, unread: 0 }] : []}
        openId={openId}
        onOpen={setOpenId}
        now={sampleNow}
        conversation={
          <ChatPanel
            t={texts}
            messages={written}
            onSend={() => undefined}
            maxLength={1000}
            scrollDelay={300}
            {...props}
          />
        }
      />
    </div>
  );
}

/** Name the reader of the message in its field: pass `recipient`. */
export const Do = () => <PrivateChat recipient={{ kind: 'private', name: 'Chen Qiming' }} />;

/** Leave the field of a private chat labeled “Message everyone”. */
export const Dont = () => <PrivateChat />;

interface TalkProps extends Pick<
  ChatTabsProps,
  't' | 'attendees' | 'chat' | 'unread' | 'conversations' | 'conversation' | 'now'
> {
  openId: string | null;
  open: (id: string | null) => void;
}

/** The room’s panel; the app loads the messages of the open conversation. */
export function Example({ openId, open, ...talk }: TalkProps) {
  const [tab, setTab] = useState<ChatTab>('attendees');
  return <ChatTabs {...talk} selected={tab} onSelect={setTab} openId={openId} onOpen={open} />;
}
