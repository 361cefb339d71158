/** The look's section 7, in px: one column under `tablet`, a side column from `desktop`. */
export const breakpoints = { tablet: 768, desktop: 1024, wide: 1440 } as const;

/** Media conditions for styles. */
export const media = {
  phone: `(max-width: ${breakpoints.tablet - 1}px)`,
  fromTablet: `(min-width: ${breakpoints.tablet}px)`,
  fromDesktop: `(min-width: ${breakpoints.desktop}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColours: '(forced-colors: active)',
} as const;
