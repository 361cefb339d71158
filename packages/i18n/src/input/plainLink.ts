import { removeInvisible } from './cleanLine.ts';
import { plainStops, readFully, removePair } from './copiedText.ts';

const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const TO_HALF_WIDTH = 0xff_01 - 0x21;
const SPACES = /^[\s\p{Z}\u0085\u2800]+|[\s\p{Z}\u0085\u2800]+$/gu;
/** Chinese punctuation after an address; the ASCII signs can belong to it. */
const AFTER = /[。｡，､、；：！？]+$/;
const HOST = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/**
 * A pasted address without invisible marks, full-width forms, and the spaces, quotes, brackets and
 * Chinese punctuation around it. Its other characters stay as they are, since an address may hold any
 * of them.
 */
export const plainLink = (text: string): string =>
  readFully(removeInvisible(text), (part) =>
    removePair(
      part
        .replaceAll(SPACES, '')
        .replace(AFTER, '')
        .replaceAll(FULL_WIDTH, (sign) =>
          String.fromCodePoint(Number(sign.codePointAt(0)) - TO_HALF_WIDTH),
        )
        .replace(HOST, plainStops),
    ),
  );
