import { cleanLine } from './cleanLine.ts';
import { copiedValue, plainStops, readFully } from './copiedText.ts';
import { plainDigits } from './plainDigits.ts';

/**
 * A ticker with its market as it is written on exchanges: `0700.HK`, without spaces, a `$` in front and
 * punctuation around it.
 */
export const plainStockCode = (text: string): string =>
  readFully(plainDigits(plainStops(cleanLine(text))), (code) =>
    copiedValue(code).replaceAll(' ', '').replace(/^\$+/, '').toUpperCase(),
  );

/**
 * A reference by which two spellings are compared: without case, spaces, width and invisible marks.
 * It is for comparing; people are shown the spelling that was typed.
 */
export const referenceKey = (text: string): string =>
  plainDigits(plainStops(cleanLine(text)))
    .replaceAll(' ', '')
    .toUpperCase()
    .normalize('NFKC');
