import { Send } from 'lucide-react';
import { MessageField } from '../RoomParts/MessageField.tsx';
import type { LiveText } from '../../screens/liveText.ts';
import type { ChatRecipient } from './chatMessage.ts';

export interface ChatComposerProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Gets the trimmed text, never empty and never too long. The field is cleared at once. */
  onSend: (text: string) => void;
  /** Maximum length of a message in characters. */
  maxLength: number;
  /** The recipient; everyone if absent. */
  recipient?: ChatRecipient | undefined;
  /** Held by the app; if absent, the field holds its own text. */
  draft?: string | undefined;
  /** Gets the field's text on each change, even if the field holds it. */
  onDraftChange?: ((draft: string) => void) | undefined;
}

/** The field to write a message. */
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
