import type { LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { TextArea } from '../../forms/TextArea/index.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import * as styles from './MessageField.css.ts';

/** From this many characters before the limit, the remaining number is shown. */
const WARNING = 100;

export interface MessageFieldProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The recipient, or the requested content. */
  label: string;
  /** The button's label. */
  action: string;
  /** An icon before the button's label. */
  icon: LucideIcon;
  /**
   * Receives the trimmed text; never empty, never too long. The field is cleared at once, or when
   * the returned promise is fulfilled: a rejected one leaves the text.
   */
  onSend: (text: string) => void | Promise<unknown>;
  /** The character limit. */
  maxLength: number;
  /** Controlled by the app; without it the field holds its own state. */
  draft?: string | undefined;
  /** Receives the field's content, in controlled and uncontrolled use. */
  onDraftChange?: ((draft: string) => void) | undefined;
  /** Why it was refused, a sentence. */
  problem?: string | undefined;
  /** Between the field and its button. */
  children?: ReactNode;
}

const tooLongText = (t: LiveText, count: number): string =>
  count === 1 ? t('live.chat.tooLongOne') : t('live.chat.tooLong', { count });

/**
 * A field for a message: Enter sends it, never while a Chinese word is being composed (LCHT-16).
 */
export function MessageField(props: MessageFieldProps) {
  const { t, label, action, icon, onSend, maxLength, problem, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState('');
  const [isPending, setPending] = useState(false);
  const draft = props.draft ?? own;
  const setDraft = (text: string) => {
    setOwn(text);
    props.onDraftChange?.(text);
  };
  const left = maxLength - [...draft].length;
  const mayBeSent = draft.trim() !== '' && left >= 0;
  const empty = () => {
    setDraft('');
    // The button is disabled now; its user continues typing in the field, and keeps a focus
    // position.
    place.current?.querySelector('textarea')?.focus();
  };
  const wait = async (taken: Promise<unknown>): Promise<void> => {
    setPending(true);
    try {
      await taken;
      empty();
    } catch {
      // The app gives the reason in `problem`; the text stays so it can be corrected.
    } finally {
      setPending(false);
    }
  };
  const send = () => {
    if (!mayBeSent || isPending) return;
    const taken = onSend(draft.trim());
    if (taken === undefined) empty();
    else void wait(taken);
  };
  const error = left < 0 ? tooLongText(t, -left) : problem;
  return (
    <div ref={place} className={styles.composer({ hasMore: children !== undefined })}>
      <TextArea
        label={label}
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
        {...(error === undefined ? {} : { errorMessage: error })}
      />
      {wrapTexts(children)}
      <div className={styles.send}>
        <Button onPress={send} isDisabled={!mayBeSent} isPending={isPending}>
          <Icon icon={icon} size="sm" />
          <span>{action}</span>
        </Button>
      </div>
    </div>
  );
}
