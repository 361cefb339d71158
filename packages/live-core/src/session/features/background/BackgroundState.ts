/** The values that are not an address (live §4). */
export const NO_BACKGROUND = 'nonuse';
/** The value for the user's own room, blurred (live §4). */
export const BLURRED = 'blurring';

/** The user's background as selected. It is not stored: each page starts without one (LBG-07). */
export interface BackgroundState {
  /** `nonuse`, `blurring` or the address of an image. */
  readonly value: string;
  readonly isPending: boolean;
  /** The background could not be applied. */
  readonly hasFailed: boolean;
  /** Addresses of the user's own images, in order of upload. */
  readonly images: readonly string[];
}

/** The state before the user selects a background. */
export const FIRST_BACKGROUND: BackgroundState = {
  value: NO_BACKGROUND,
  isPending: false,
  hasFailed: false,
  images: [],
};
