import { removeDirectionControls } from './cleanText.ts';

/** Maximum length of a file's name, with its extension. */
export const FILE_NAME_MAX = 200;

/** The name of a file of which nothing is left. */
const NAMELESS = 'file';
/** Marks drawn as nothing. Joiners and variation selectors stay: emoji and some scripts need them. */
const INVISIBLE =
  /(?![\u061C\u200C-\u200F\p{Variation_Selector}\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFC]/gu;
/** Tag characters, after a black flag or alone: only a flag (England, Scotland) is drawn with them. */
const TAGS = /(\u{1F3F4}[\u{E0020}-\u{E007F}]+)|[\u{E0020}-\u{E007F}]/gu;
const DIRECTION_MARK = /[\u061C\u200E\u200F]/g;
/** Scripts in which a mark of direction belongs to the text. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const EXTENSION = /\.([a-z\d]{1,8})$/i;

/** Returns the extension of a file name in lower case, without its dot; empty if it has none. */
export const extensionOf = (name: string): string => EXTENSION.exec(name)?.[1]?.toLowerCase() ?? '';

/** Shortens a name to its maximum length and keeps the extension. */
function shortened(name: string): string {
  if (name.length <= FILE_NAME_MAX) return name;
  const end = EXTENSION.exec(name)?.[0] ?? '';
  const start = name.slice(0, FILE_NAME_MAX - end.length);
  // Half of a surrogate pair cannot be stored.
  return start.replace(/[\uD800-\uDBFF]$/, '').trimEnd() + end;
}

/**
 * Cleans the name of a user's file: without controls, marks that turn its direction, invisible
 * marks and path separators, on one line, no longer than {@link FILE_NAME_MAX}. Every text gives a
 * name; one without anything left is `file`.
 */
export function cleanFileName(name: string): string {
  const visible = removeDirectionControls(name.normalize('NFC'))
    .replaceAll(INVISIBLE, '')
    .replaceAll(TAGS, '$1')
    .replaceAll(/[\s\u0085\u2800]/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
    .replaceAll(/[/\\]+/g, '-');
  const unmarked = visible.replaceAll(DIRECTION_MARK, '');
  // The Arabic mark is itself of the Arabic script, so the text is tested without marks.
  const marked = RIGHT_TO_LEFT.test(unmarked) ? visible : unmarked;
  const plain = marked
    .normalize('NFC')
    .replaceAll(/\p{Z}+/gu, ' ')
    // A name that starts with a dot is hidden, and Windows drops dots and spaces at the end.
    .replaceAll(/^[ .-]+|[ .]+$/g, '');
  const whole = shortened(plain).replace(/[ .]+$/, '');
  return /[\p{L}\p{N}\p{S}]/u.test(whole) ? whole : NAMELESS;
}
