import { ChevronDown, ChevronUp, Megaphone, Pencil, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Icon } from '../Icon/index.ts';
import { PlainButton } from '../Press/PlainButton.tsx';
import type { LiveText } from '../screens/liveText.ts';
import * as styles from './Announcement.css.ts';

export interface AnnouncementProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Plain text as host or staff wrote it; null while there is none. */
  text: string | null;
  /** Changes it; only who may write it gets it. */
  onEdit?: (() => void) | undefined;
  /** Takes it down for everyone; only who may write it gets it. */
  onClear?: (() => void) | undefined;
}

/**
 * What host or staff tell everyone, over the stage (LHST-15). The reader folds it; a new one stands open.
 * Its place stays, so that a change is announced.
 */
export function Announcement({ t, text, onEdit, onClear }: AnnouncementProps) {
  const [folded, setFolded] = useState<string | null>(null);
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const isOpen = text !== null && folded !== text;
  return (
    <section
      ref={root}
      tabIndex={-1}
      {...(text === null
        ? { className: styles.place }
        : { 'aria-label': t('live.announcement.label'), className: styles.bar })}
    >
      {text !== null && (
        <span aria-hidden className={styles.sign}>
          <Icon icon={Megaphone} size="sm" />
          {!isOpen && <span>{t('live.announcement.label')}</span>}
        </span>
      )}
      <div id={id} role="status" dir="auto" className={isOpen ? styles.text : undefined}>
        {isOpen && text}
      </div>
      {text !== null && (
        <span className={styles.actions}>
          {onEdit && (
            <PlainButton
              className={styles.action}
              aria-label={t('live.announcement.edit')}
              onPress={onEdit}
            >
              <Icon icon={Pencil} size="sm" />
            </PlainButton>
          )}
          {onClear && (
            <PlainButton
              className={styles.action}
              aria-label={t('live.announcement.clear')}
              onPress={() => {
                // The button goes with the text: the keyboard goes on from here.
                root.current?.focus();
                onClear();
              }}
            >
              <Icon icon={X} size="sm" />
            </PlainButton>
          )}
          <PlainButton
            className={styles.action}
            aria-label={t('live.announcement.label')}
            aria-expanded={isOpen}
            aria-controls={id}
            onPress={() => setFolded(isOpen ? text : null)}
          >
            <Icon icon={isOpen ? ChevronUp : ChevronDown} size="sm" />
          </PlainButton>
        </span>
      )}
    </section>
  );
}
