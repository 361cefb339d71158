import type { AttachVideo, RoomRole } from '../RoomParts/roomTypes.ts';
import type { LiveText } from '../../screens/liveText.ts';
import type { RootProps } from '../../rootProps.ts';

export interface VideoTileProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The name that everyone reads: the nickname, or the host's change of it (LMEM-65). */
  name: string;
  /** Their real name, where it differs; for super roles alone (LMEM-64). */
  fullName?: string | undefined;
  /** Announced by screen readers; the host's is written on the tile. */
  role: RoomRole;
  /**
   * Draws the camera, screen or page; keep the same function, or it is attached again. Without it:
   * initials.
   */
  attach?: AttachVideo | undefined;
  /** A document that is presented has its file's name as `name`. @default 'camera' */
  kind?: 'camera' | 'screen' | 'document' | undefined;
  /** The state of a document's page: ready, loading or failed (LPRE-16). @default 'ready' */
  state?: 'loading' | 'ready' | 'failed' | undefined;
  /** Retries a failed document; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** The logo of the organization, for the time without a camera. */
  logo?: string | undefined;
  /** Their microphone is off. @default false */
  isMuted?: boolean | undefined;
  /** They are speaking now; marks the tile's edge. @default false */
  isSpeaking?: boolean | undefined;
  /** The link's quality level is above 4. */
  isPoorNetwork?: boolean | undefined;
  /** The audience does not see them. */
  isHidden?: boolean | undefined;
  /** The tile is the reader's own. @default false */
  isSelf?: boolean | undefined;
  /** The camera is mirrored, as people know themselves. @default true for the reader's own tile */
  isMirrored?: boolean | undefined;
  /** The video in the spotlight. */
  isSpotlight?: boolean | undefined;
  /** Moves it into the spotlight, or out of it; only for members with that right. */
  onSpotlight?: (() => void) | undefined;
}
