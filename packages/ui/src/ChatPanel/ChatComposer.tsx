import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import type { LiveText } from '../screens/liveText.ts';
import { TextArea } from '../TextArea/index.ts';
import * as styles from './ChatPanel.css.ts';

/** From so many characters before the end it is told how many are left. */
const WARNING = 100;

export interface ChatComposerProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Gets the text without spaces around it; never empty, never too long. The field is empty at once. */
  onSend: (text: string) => void;
  /** Characters of one message at most. */
  maxLength: number;
}

const tooLongText = (t: LiveText, count: number): string =>
  count === 1 ? t('live.chat.tooLongOne') : t('live.chat.tooLong', { count });

/** Where a message is written: Enter sends it, never while a Chinese word is being composed (LCHT-16). */
export function ChatComposer({ t, onSend, maxLength }: ChatComposerProps) {
  const place = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState('');
  const left = maxLength - [...draft].length;
  const mayBeSent = draft.trim() !== '' && left >= 0;
  const send = () => {
    if (!mayBeSent) return;
    onSend(draft.trim());
    setDraft('');
    // The button rests now; who pressed it goes on writing, and is not left without a place.
    place.current?.querySelector('textarea')?.focus();
  };
  return (
    <div ref={place} className={styles.composer}>
      <TextArea
        label={t('live.chat.input')}
        labelEnd={
          left >= 0 && left <= WARNING ? (
            <span className={styles.left}>
              {left === 1 ? t('live.chat.leftOne') : t('live.chat.left', { count: left })}
            </span>
          ) : undefined
        }
        value={draft}
        onChange={setDraft}
        onSubmit={send}
        {...(left < 0 ? { errorMessage: tooLongText(t, -left) } : {})}
      />
      <div className={styles.send}>
        <Button onPress={send} isDisabled={!mayBeSent}>
          <Icon icon={Send} size="sm" />
          {t('live.chat.send')}
        </Button>
      </div>
    </div>
  );
}
