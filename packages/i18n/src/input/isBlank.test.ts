import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, isBlank } from './index.ts';

const characters = Array.from({ length: 0x11_00_00 }, (_, point) => point)
  .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
  .map((point) => String.fromCodePoint(point));
const IGNORABLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
const BLANK_SYMBOLS = [...'\u2800\uFFFC\u{13441}\u{13442}\u{16FE4}\u{1D159}'];
const blanks = [...characters.filter((character) => IGNORABLE.test(character)), ...BLANK_SYMBOLS];

describe('a text without a visible character', () => {
  it('is blank for every invisible character alone [I18N-19]', () => {
    expect(blanks.filter((character) => !isBlank(character))).toEqual([]);
  });

  it('is blank for any mixture, and visible with one letter in it [I18N-19]', () => {
    const blank = fc.nat({ max: blanks.length - 1 }).map((at) => blanks[at] ?? '');
    const mixture = fc.string({ unit: blank, maxLength: 20 });
    fc.assert(
      fc.property(mixture, mixture, fc.constantFrom(...'a1字é-。👍❤'), (before, after, sign) => {
        expect(isBlank(before + after)).toBe(true);
        expect(isBlank(before + sign + after)).toBe(false);
      }),
    );
  });

  it('is blank whenever the reading of lines leaves nothing of it [I18N-19]', () => {
    const emptied = characters.filter((character) => cleanLine(character) === '');
    expect(emptied.filter((character) => !isBlank(character))).toEqual([]);
  });

  it.each(['\u2800', '\u3164', '\u115F', '\u17B4', '\uFE0F', '\u034F', '\uFFFC', '\uFFA0', ''])(
    'is blank as %j',
    (text) => {
      expect(isBlank(text)).toBe(true);
    },
  );

  it.each(['0', '.', '漢', '👩‍💻', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '\u0301', 'ـ'])('does not include %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});
