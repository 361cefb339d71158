/**
 * Controls of direction: embeddings, overrides and isolates with their ends. The marks U+061C,
 * U+200E and U+200F are letters without width that turn nothing around them.
 */
const DIRECTION_CONTROL = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Removes the controls that would turn the text around a user's text. No text needs them: each is
 * shown isolated, with the direction of its own letters.
 */
export const removeDirectionControls = (text: string): string =>
  text.replaceAll(DIRECTION_CONTROL, '');

/**
 * A text of one or more lines as a person meant it: composed, without controls of direction, and
 * without spaces at its ends. Everything else stays, including joiners inside emoji.
 */
export const cleanText = (text: string): string =>
  removeDirectionControls(text.normalize('NFC')).normalize('NFC').trim();
