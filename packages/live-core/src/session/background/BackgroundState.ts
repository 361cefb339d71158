/** The values that are no address (live §4). */
export const NO_BACKGROUND = 'nonuse';
export const BLURRED = 'blurring';

/** What stands behind the reader, as he sees it chosen. It is kept nowhere: a page begins without (LBG-07). */
export interface BackgroundState {
  /** `nonuse`, `blurring` or the address of a picture. */
  readonly value: string;
  readonly isPending: boolean;
  /** It could not be put on. */
  readonly hasFailed: boolean;
  /** Addresses of the reader's own pictures, in the order they came. */
  readonly pictures: readonly string[];
}

export const FIRST_BACKGROUND: BackgroundState = {
  value: NO_BACKGROUND,
  isPending: false,
  hasFailed: false,
  pictures: [],
};
