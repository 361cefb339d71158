import { Send } from 'lucide-react';
import { MessageField } from '../RoomParts/MessageField.tsx';
import type { LiveText } from '../screens/liveText.ts';
import type { ChatRecipient } from './chatMessage.ts';

export interface ChatComposerProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Gets the text without spaces around it; never empty, never too long. The field is empty at once. */
  onSend: (text: string) => void;
  /** Characters of one message at most. */
  maxLength: number;
  /** Who will read it; without it everyone. */
  recipient?: ChatRecipient | undefined;
  /** Held by the app; without it the field holds its own. */
  draft?: string | undefined;
  /** Gets what is in the field, whoever holds it. */
  onDraftChange?: ((draft: string) => void) | undefined;
}

/** Where a message is written. */
export function ChatComposer({ t, onSend, recipient, ...rest }: ChatComposerProps) {
  return (
    <MessageField
      {...rest}
      t={t}
      label={recipient ? t('liveTalk.chat.input', { name: recipient.name }) : t('live.chat.input')}
      action={t('live.chat.send')}
      icon={Send}
      onSend={(text) => {
        onSend(text);
      }}
    />
  );
}
