import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useLiveRoom } from './LiveRoomContext.ts';
import { LiveRoomTabs } from './LiveRoomTabs.tsx';
import type { PanelSection, PanelSectionId } from './LiveRoomTabs.tsx';
import * as styles from './LiveRoomScreen.css.ts';

export interface LiveRoomPanelProps {
  /** `RoomTabs` or `ChatTabs`, or the content of the selected section. */
  children: ReactNode;
  /** The panel's entries beside people and chat; `children` is only the content of the selected one. */
  sections?: readonly PanelSection[] | undefined;
  /** The selected section, held by the app. @default 'talk' */
  section?: PanelSectionId | undefined;
  /** Receives the pressed section. */
  onSectionChange?: ((section: PanelSectionId) => void) | undefined;
  /** Escape or the cross of the sheet, on phones. */
  onClose: () => void;
}

/**
 * Attendees and chat, and the room's other sections beside them. It is next to the stage; on phones it is
 * a sheet that takes the focus, keeps it and returns it.
 */
export function LiveRoomPanel({
  children,
  sections,
  section = 'talk',
  onSectionChange,
  onClose,
}: LiveRoomPanelProps) {
  const { t, isFullScreen, hasSheet: isOpen } = useLiveRoom();
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
  const name = t(sections ? 'live.tools.label' : 'live.room.panel');
  const close = (
    <span className={styles.panelClose}>
      <IconButton
        icon={X}
        label={t(sections ? 'live.tools.close' : 'live.room.closePanel')}
        onPress={onClose}
      />
    </span>
  );
  return (
    <section
      ref={panel}
      tabIndex={-1}
      inert={isFullScreen}
      // One element for both, so that nothing in it is lost: an aside can't be a dialog.
      role={isOpen ? 'dialog' : 'complementary'}
      aria-modal={isOpen ? true : undefined}
      aria-label={name}
      className={styles.panel({ isOpen })}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen && !event.defaultPrevented) onClose();
      }}
    >
      {sections ? (
        <LiveRoomTabs
          t={t}
          sections={sections}
          selected={section}
          onSelect={(chosen) => onSectionChange?.(chosen)}
          end={close}
        >
          {children}
        </LiveRoomTabs>
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
