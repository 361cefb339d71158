import { removeDirectionControls } from './cleanText.ts';

/** Maximum length of a file's name, with its extension. */
export const FILE_NAME_MAX = 200;

/** The name of a file of which nothing is left. */
const NAMELESS = 'file';
/** Marks drawn as nothing. Joiners and variation selectors stay: emoji and some scripts need them. */
const INVISIBLE =
  /[\u00AD\u115F\u1160\u180E\u200B\u2060-\u2065\u206A-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/g;
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
    .replaceAll(/[\s\u0085]/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
    .replaceAll(/[/\\]+/g, '-');
  const marked = RIGHT_TO_LEFT.test(visible) ? visible : visible.replaceAll(DIRECTION_MARK, '');
  const plain = marked
    .normalize('NFC')
    .replaceAll(/\p{Z}+/gu, ' ')
    // A name that starts with a dot is hidden, and Windows drops dots and spaces at the end.
    .replaceAll(/^[ .-]+|[ .]+$/g, '');
  const whole = shortened(plain).replace(/[ .]+$/, '');
  return /[\p{L}\p{N}\p{S}]/u.test(whole) ? whole : NAMELESS;
}
