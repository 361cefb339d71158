import { cleanLine } from './cleanLine.ts';
import { plainDigits } from './plainDigits.ts';

/** A ticker with its market as it is written on exchanges: `0700.HK`, without spaces and a `$` in front. */
export const plainStockCode = (text: string): string =>
  plainDigits(cleanLine(text)).replaceAll(' ', '').replace(/^\$+/, '').toUpperCase();

/**
 * A reference by which two spellings are compared: without case, spaces, width and invisible marks.
 * It is for comparing; people are shown the spelling that was typed.
 */
export const referenceKey = (text: string): string =>
  plainDigits(cleanLine(text)).replaceAll(' ', '').toUpperCase().normalize('NFKC');
