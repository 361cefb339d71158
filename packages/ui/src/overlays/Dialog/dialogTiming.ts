/** Time in ms that a closed dialog's content stays, so that it is not empty while fading out (platform §9). */
export const DIALOG_CLEAR = 200;

/** Time in ms between one dialog closing and the next one opening (platform §9). */
export const DIALOG_GAP = 250;
