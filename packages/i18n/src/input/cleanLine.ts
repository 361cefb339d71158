/** Format characters, and the other characters that Unicode defines as invisible. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Spaces of every kind; the next line (U+0085) and the blank Braille pattern are drawn as one. */
const SPACE = /[\s\p{Z}\u0085\u2800]/gu;
/** Dashes of every kind, with the minus signs and the hyphen bullet. */
const DASH = /[\p{Dash_Punctuation}\u02D7\u2043\u2212\u2796]/gu;

/** Text without characters that are drawn as nothing; everything else stays as it is. */
export const removeInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');

/**
 * One line as a person meant it: half-width, without invisible marks, with plain spaces and hyphens,
 * and without spaces at its ends (I18N-19).
 */
export const cleanLine = (text: string): string =>
  // Characters that an invisible mark held apart can belong together, so they are composed after it went.
  removeInvisible(text.normalize('NFKC'))
    .normalize('NFKC')
    .replaceAll(SPACE, ' ')
    .replaceAll(DASH, '-')
    .trim();
