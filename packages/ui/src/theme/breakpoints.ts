/** The look's section 7, in px: one column under `tablet`, a side column from `desktop`. */
export const breakpoints = { tablet: 768, desktop: 1024, wide: 1440 } as const;

/** A window is narrow below it, in px. */
const NARROW = 360;
/** A window is short below it, in px. */
const LOW = 480;

/** Media conditions for styles. */
export const media = {
  phone: `(max-width: ${breakpoints.tablet - 1}px)`,
  /** Narrower than any supported phone: a desktop at 400 %. */
  narrow: `(max-width: ${NARROW - 1}px)`,
  /** A phone in landscape, and any other window of that height. */
  short: `(max-height: ${LOW - 1}px)`,
  /** Higher than that. */
  tall: `(min-height: ${LOW}px)`,
  fromTablet: `(min-width: ${breakpoints.tablet}px)`,
  fromDesktop: `(min-width: ${breakpoints.desktop}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
