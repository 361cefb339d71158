import type { ReactNode } from 'react';
import type { MenuAction } from '../../overlays/Menu/index.ts';
import type { LiveText } from '../../screens/liveText.ts';
import type { RoomControlState } from './RoomControl.tsx';
import type { RootProps } from '../../rootProps.ts';

export interface RoomControlsProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Each is present only where the reader's role has it: staff have no microphone (LMED-19). */
  microphone?: RoomControlState | undefined;
  /** For members with the right to send video. */
  camera?: RoomControlState | undefined;
  /** For members with the right to share a screen, where the browser can. */
  screen?: RoomControlState | undefined;
  /** For the audience: asks to speak; on while the hand is up. */
  hand?: RoomControlState | undefined;
  /** For audience members: neither audio nor video arrives while it is on. */
  pause?: RoomControlState | undefined;
  /** `ReactionPicker`. */
  reactions?: ReactNode;
  /** Opens the choice of camera, microphone and speaker. */
  devices?: RoomControlState | undefined;
  /** The spotlight over everything else on the desktop, where the browser can. */
  pictureInPicture?: RoomControlState | undefined;
  /** Where the browser can. */
  fullScreen?: RoomControlState | undefined;
  /** Attendees and chat, which are a sheet on phones; the control is shown on phones only. */
  panel?: RoomControlState | undefined;
  /**
   * Raised hands that wait for the reader, marked at `panel` until they are answered. @default 0
   */
  hands?: number | undefined;
  /** Leaves the room; the app asks for confirmation where it matters. */
  leave?: RoomControlState | undefined;
  /** `HostControls`, at the end of the bar; on a phone `step` and what is behind "More" instead. */
  host?: ReactNode;
  /** The meeting's next step, in the line of a phone: preparing, then starting (LROL-24). */
  step?: (RoomControlState & { action: 'prepare' | 'start' }) | undefined;
  /**
   * One line on a phone: microphone, camera, hand, chat and leaving; the rest goes to `more`.
   * @default false
   */
  isCompact?: boolean | undefined;
  /** `MoreMenu` with the items that it gets here, and the app's own; always called. */
  more?: ((actions: readonly MenuAction[]) => ReactNode) | undefined;
}
