import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import type { LiveText } from '../liveText.ts';
import { RoomTabs } from './RoomTabs.tsx';
import type { RoomTabsProps } from './RoomTabs.tsx';
import * as styles from './LiveRoomScreen.css.ts';

export interface RoomPanelProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** `RoomTabs`, or the content of the selected tool. */
  children: ReactNode;
  /** The panel's parts, and the selected one; without them it is people and chat only. */
  tools?: Pick<RoomTabsProps, 'tools' | 'selected' | 'onSelect'> | undefined;
  /** On phones, where it is a sheet over the stage. */
  isOpen: boolean;
  /** While the stage is in full screen. */
  isInert: boolean;
  /** Escape or the cross of the sheet. */
  onClose: () => void;
}

/**
 * People and chat, and the room's other tools beside them. It is next to the stage; on phones it is
 * a sheet that takes the focus, keeps it and returns it.
 */
export function RoomPanel({ t, children, tools, isOpen, isInert, onClose }: RoomPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const wasOpen = useRef(isOpen);
  // At once: the browser drops the focus of an element that has become inert.
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) {
      before.current = document.activeElement;
      panel.current?.focus();
    } else if (before.current instanceof HTMLElement) before.current.focus();
  }, [isOpen]);
  const name = t(tools ? 'live.tools.label' : 'live.room.panel');
  const close = (
    <span className={styles.panelClose}>
      <IconButton
        icon={X}
        label={t(tools ? 'live.tools.close' : 'live.room.closePanel')}
        onPress={onClose}
      />
    </span>
  );
  return (
    <section
      ref={panel}
      tabIndex={-1}
      inert={isInert}
      // One element for both, so that nothing in it is lost: an aside can't be a dialog.
      role={isOpen ? 'dialog' : 'complementary'}
      aria-modal={isOpen ? true : undefined}
      aria-label={name}
      className={styles.panel({ isOpen })}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen && !event.defaultPrevented) onClose();
      }}
    >
      {tools ? (
        <RoomTabs t={t} {...tools} end={close}>
          {children}
        </RoomTabs>
      ) : (
        <>
          <div className={styles.panelHead}>
            <h2 className={styles.panelTitle}>{name}</h2>
            {close}
          </div>
          <div className={styles.panelBody}>{children}</div>
        </>
      )}
    </section>
  );
}
