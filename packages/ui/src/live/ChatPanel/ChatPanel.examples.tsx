import { ChatPanel } from '@rostra/ui/ChatPanel';
import type { ChatPanelProps } from '@rostra/ui/ChatPanel';
import { chatSample } from '../../story/samples/chat.ts';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');
const messages = chatSample('en', 2);
const refused = messages.map((message, index) =>
  index === 0
    ? message
    : {
        ...message,
        isOwn: true,
        state: 'failed' as const,
        reason: 'The host has closed the chat.',
      },
);

function Chat(props: Pick<ChatPanelProps, 'messages' | 'refusal'>) {
  return (
    <div style={{ blockSize: 360 }}>
      <ChatPanel t={texts} onSend={() => undefined} maxLength={1000} scrollDelay={300} {...props} />
    </div>
  );
}

/** Replace the field with the reason while the reader may not write. */
export const Do = () => (
  <Chat messages={messages} refusal="The host has closed the chat. You can still read it." />
);

/** Keep the field, and refuse each message once it is written. */
export const Dont = () => <Chat messages={refused} />;

interface RoomChatProps extends Pick<
  ChatPanelProps,
  't' | 'messages' | 'unreadFrom' | 'maxLength' | 'scrollDelay'
> {
  send: (text: string) => void;
  resend: (key: string) => void;
  markRead: () => void;
  mayWrite: boolean;
}

/** The public chat; the room’s panel gives it its height. */
export function Example({ send, resend, markRead, mayWrite, ...chat }: RoomChatProps) {
  return (
    <ChatPanel
      {...chat}
      onSend={send}
      onResend={({ key }) => resend(key)}
      onReadNewest={markRead}
      {...(mayWrite ? {} : { refusal: 'The host has closed the chat. You can still read it.' })}
    />
  );
}
