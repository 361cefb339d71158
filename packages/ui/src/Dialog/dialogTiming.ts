/** How long the content of a closed dialog stays, in ms, so that it does not empty while it fades (platform §9). */
export const DIALOG_CLEAR = 200;

/** How long after one dialog closes the next one opens, in ms (platform §9). */
export const DIALOG_GAP = 250;
