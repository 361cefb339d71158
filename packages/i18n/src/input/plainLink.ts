import { removeInvisible } from './cleanLine.ts';

const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const TO_HALF_WIDTH = 0xff_01 - 0x21;

/**
 * A pasted address without invisible marks, spaces around it and full-width forms. Its other
 * characters stay as they are, since an address may hold any of them.
 */
export const plainLink = (text: string): string =>
  removeInvisible(text)
    .replaceAll(FULL_WIDTH, (sign) =>
      String.fromCodePoint(Number(sign.codePointAt(0)) - TO_HALF_WIDTH),
    )
    .replaceAll(/^[\s\p{Z}\u0085\u2800]+|[\s\p{Z}\u0085\u2800]+$/gu, '');
