/** On the document's root while toasts stand on a phone's upper edge: how high they are, with their gap, in px. */
export const TOAST_PLACE = '--ui-toast-place';

/** The height that the page leaves them. */
export const toastPlace = `var(${TOAST_PLACE}, 0px)`;
