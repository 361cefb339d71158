import { breakpoints } from '../../theme/breakpoints.ts';

/** From this width on, the navigation has words; in px. */
const WORDS_FROM = 1280;

/** Media conditions of a console (the look, "Staff console"). */
export const consoleMedia = {
  /** Icons alone, in a rail of 64 px. */
  rail: `(min-width: ${breakpoints.desktop}px) and (max-width: ${WORDS_FROM - 1}px)`,
  /** A bar of 56 px; the list opens below it. */
  bar: `(max-width: ${breakpoints.desktop - 1}px)`,
} as const;

/** Seen by nobody, but still the name of an icon. */
export const hiddenWords = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
