import { useImperativeHandle, useMemo, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useFocusRestore } from '../../focus/restoreFocus/restoreFocus.ts';
import type { LivePhase } from '../../live/RoomParts/roomTypes.ts';
import type { LiveText } from '../liveText.ts';
import { LiveRoomContext } from './LiveRoomContext.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './LiveRoomScreen.css.ts';

export interface LiveRoomScreenProps extends RootProps {
  /** The room's texts in the reader's language, for all its parts. */
  t: LiveText;
  /** The meeting's state as the server reports it: it decides what the stage shows. */
  state: LivePhase;
  /** Host, experts and staff see the stage before the start too. @default false */
  isBackstage?: boolean | undefined;
  /** Only the stage is in full screen: the rest of the room is inert. @default false */
  isFullScreen?: boolean | undefined;
  /** On a phone, where the panel is a sheet: it is open, and the rest of the room is inert. @default false */
  isPanelOpen?: boolean | undefined;
  /** `LiveRoomHeader`. */
  header: ReactElement;
  /** `LiveRoomStage`. */
  stage: ReactElement;
  /** `LiveRoomPanel`; without it the stage has the whole width. */
  panel?: ReactElement | undefined;
  /** `RoomControls`. */
  controls: ReactNode;
  /** `RoomDialog`, `DeviceCheck` in a dialog. */
  dialogs?: ReactNode;
}

/** The live room: header, stage, people and chat, controls; on phones people and chat are a sheet (LCON-01). */
export function LiveRoomScreen({
  t,
  state,
  isBackstage = false,
  isFullScreen = false,
  isPanelOpen = false,
  header,
  stage,
  panel,
  controls,
  dialogs,
  ref,
  className,
}: LiveRoomScreenProps) {
  const hasPanel = panel !== undefined;
  const hasSheet = hasPanel && isPanelOpen;
  const isWaiting = state === 'unprepare' || state === 'preparing';
  const isStageShown = state !== 'stopped' && (!isWaiting || isBackstage);
  const shared = useMemo(
    () => ({ t, state, isWaiting, isStageShown, isFullScreen, hasSheet }),
    [t, state, isWaiting, isStageShown, isFullScreen, hasSheet],
  );
  const room = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => room.current as HTMLElement, []);
  // Hands are lowered, people move, roles change: the focus moves to the neighbor of a removed
  // control.
  useFocusRestore(room);
  return (
    <LiveRoomContext value={shared}>
      <div {...rootProps({ ref: room, className }, styles.room({ hasPanel, hasSheet }))}>
        {header}
        {stage}
        {panel}
        <footer className={styles.controls} inert={hasSheet || isFullScreen} data-room-bar>
          {controls}
        </footer>
        {wrapTexts(dialogs)}
      </div>
    </LiveRoomContext>
  );
}
