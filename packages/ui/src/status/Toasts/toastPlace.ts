/**
 * Set on the document's root while toasts are at a phone's upper edge: their height with the gap,
 * in px.
 */
export const TOAST_PLACE = '--ui-toast-place';

/** The height that the page leaves them. */
export const toastPlace = `var(${TOAST_PLACE}, 0px)`;
