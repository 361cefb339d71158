/**
 * A character that is drawn: none of the controls, spaces and default-ignorable code points, nor the
 * blank symbols (Braille, object replacement, hieroglyphs, Khitan filler, note without head).
 */
const VISIBLE =
  /[^\u{16FE4}\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{13441}\u{13442}\u{1D159}]/u;

/** Returns whether no character of the text is visible: it is empty, or all of it is drawn as nothing. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);
