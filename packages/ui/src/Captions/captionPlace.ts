/** Set by a place that is low: the most lines of captions in it. */
export const CAPTION_LINES = '--ui-caption-lines';
/** Set to `none` by a place in which nothing can be pressed: the buttons leave the words their room. */
export const CAPTION_ACTS = '--ui-caption-acts';

/** The lines that the place allows, else so many. */
export const captionLines = (most: number): string => `var(${CAPTION_LINES}, ${most})`;

/** How the buttons stand. */
export const captionActs = `var(${CAPTION_ACTS}, flex)`;
