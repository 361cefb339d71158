import type { VideoView } from './OwnMediaState.ts';

/** The own screen share as shown to others. */
export interface OwnScreenState {
  /** Whether this browser can share a screen. */
  readonly canShare: boolean;
  readonly isOn: boolean;
  /** The user is choosing a screen, or the share is starting. */
  readonly isOpening: boolean;
  /** Set while the share is on. */
  readonly video: VideoView | null;
}

/** No share, before the browser's support is known. */
export const noOwnScreen: OwnScreenState = {
  canShare: false,
  isOn: false,
  isOpening: false,
  video: null,
};
