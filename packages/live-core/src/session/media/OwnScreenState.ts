import type { Picture } from './OwnMediaState.ts';

/** The own screen, as it is shown to the others. */
export interface OwnScreenState {
  /** Whether this browser can show a screen at all. */
  readonly canShare: boolean;
  readonly isOn: boolean;
  /** The user chooses what he shows, or it is on its way. */
  readonly isOpening: boolean;
  /** While it is on. */
  readonly picture: Picture | null;
}

/** No screen is shown, and nothing is known of the browser yet. */
export const noOwnScreen: OwnScreenState = {
  canShare: false,
  isOn: false,
  isOpening: false,
  picture: null,
};
