import { ChevronDown, ChevronUp, Megaphone, Pencil, X } from 'lucide-react';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import { Icon } from '../../foundations/Icon/index.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import type { LiveText } from '../../screens/liveText.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Announcement.css.ts';

export interface AnnouncementProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Plain text as the host or staff wrote it; null if there is none. */
  text: string | null;
  /** Edits the announcement; passed only if the reader may write it. */
  onEdit?: (() => void) | undefined;
  /** Removes the announcement for everyone; passed only if the reader may write it. */
  onClear?: (() => void) | undefined;
}

/**
 * An announcement from the host or staff to everyone, shown over the stage (LHST-15). The reader can
 * collapse it; a new one starts expanded. The live region stays mounted so that changes are
 * announced.
 */
export function Announcement({ t, text, onEdit, onClear, ref, className }: AnnouncementProps) {
  const [folded, setFolded] = useState<string | null>(null);
  const id = useId();
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLElement, []);
  const isOpen = text !== null && folded !== text;
  return (
    <section
      {...rootProps({ ref: root, className }, text === null ? styles.place : styles.bar)}
      tabIndex={-1}
      aria-label={text === null ? undefined : t('live.announcement.label')}
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
                // The button is removed with the text, so the focus moves here.
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
