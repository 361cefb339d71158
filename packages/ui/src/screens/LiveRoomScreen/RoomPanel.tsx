import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../../IconButton/index.ts';
import type { LiveText } from '../liveText.ts';
import * as styles from './LiveRoomScreen.css.ts';

export interface RoomPanelProps {
  t: LiveText;
  children: ReactNode;
  /** On phones, where it is a sheet over the stage. */
  isOpen: boolean;
  onClose: () => void;
}

/** People and chat: beside the stage, on phones a sheet that takes the focus and gives it back. */
export function RoomPanel({ t, children, isOpen, onClose }: RoomPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) {
      before.current = document.activeElement;
      panel.current?.focus();
    } else if (before.current instanceof HTMLElement) before.current.focus();
  }, [isOpen]);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={t('live.room.panel')}
      className={styles.panel({ isOpen })}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen && !event.defaultPrevented) onClose();
      }}
    >
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle}>{t('live.room.panel')}</h2>
        <IconButton icon={X} label={t('live.room.closePanel')} onPress={onClose} />
      </div>
      <div className={styles.panelBody}>{children}</div>
    </aside>
  );
}
