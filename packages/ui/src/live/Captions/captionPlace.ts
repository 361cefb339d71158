/** Set by a low container: the maximum number of caption lines in it. */
export const CAPTION_LINES = '--ui-caption-lines';
/** Set to `none` by a container without controls: the buttons leave their space to the text. */
export const CAPTION_ACTS = '--ui-caption-acts';

/** Returns the number of lines that the container allows, or the given maximum. */
export const captionLines = (most: number): string => `var(${CAPTION_LINES}, ${most})`;

/** The `display` value of the buttons. */
export const captionActs = `var(${CAPTION_ACTS}, flex)`;
