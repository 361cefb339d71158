import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanLine,
  parseAmount,
  plainEmail,
  plainFigures,
  plainKeys,
  plainLink,
  plainPhone,
  plainStockCode,
  referenceKey,
} from './index.ts';

const charactersOf = (property: RegExp): string[] =>
  Array.from({ length: 0x11_00_00 }, (_, point) => point)
    .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
    .map((point) => String.fromCodePoint(point))
    .filter((character) => property.test(character));

const FORMAT = charactersOf(/\p{Cf}/u);
const SPACES = charactersOf(/\p{Zs}/u);
const HYPHENS = charactersOf(/\p{Dash_Punctuation}/u);

const isAscii = (character: string): boolean => character > ' ' && character < '\u007F';
const widen = (text: string): string =>
  [...text]
    .map((character) =>
      isAscii(character)
        ? String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfe_e0)
        : character,
    )
    .join('');

/** Each way of reading, what it is given, and what it reads of it. */
const CASES: readonly [string, (text: string) => unknown, string, unknown][] = [
  ['amount', parseAmount, '¥1,234.50', 1234.5],
  ['phone number', plainPhone, '+8613800138001', '+8613800138001'],
  ['email', plainEmail, 'li.wei@example.com', 'li.wei@example.com'],
  ['email of another script', plainEmail, 'user@例子.中国', 'user@xn--fsqu00a.xn--fiqs8s'],
  ['code', plainFigures, '135790', '135790'],
  ['keys', plainKeys, '12*3#', '12*3#'],
  ['stock code', plainStockCode, '0700.HK', '0700.HK'],
  ['link', plainLink, 'https://example.com/a?b=1', 'https://example.com/a?b=1'],
  ['reference', referenceKey, 'BANK-1', 'BANK-1'],
  ['line', cleanLine, 'Plain text', 'Plain text'],
];

describe.each(CASES)('%s', (_name, read, text, expected) => {
  it('reads the same with any format character at any place', () => {
    for (const mark of FORMAT) {
      for (let at = 0; at <= text.length; at += 1) {
        expect(read(text.slice(0, at) + mark + text.slice(at)), mark).toEqual(expected);
      }
    }
  });

  it('reads the same among any mixture of marks, spaces at its ends and full width', () => {
    const noise = fc.array(fc.constantFrom(...FORMAT), { maxLength: 5 });
    const space = fc.array(fc.constantFrom(...SPACES), { maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(noise, { minLength: text.length + 1, maxLength: text.length + 1 }),
        space,
        space,
        fc.boolean(),
        (noises, before, after, isWide) => {
          const typed = [...text].map((character, at) => (noises[at] ?? []).join('') + character);
          const noisy = before.join('') + typed.join('') + after.join('');
          expect(read(isWide ? widen(noisy) : noisy)).toEqual(expected);
        },
      ),
    );
  });

  it('reads what it has read once more as the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const once = read(given);
        expect(typeof once === 'string' ? read(once) : once).toEqual(once);
      }),
    );
  });
});

it('reads every kind of hyphen and space between digits as nothing', () => {
  for (const between of [...HYPHENS, ...SPACES]) {
    expect(plainPhone(`138${between}0013${between}8001`), between).toBe('13800138001');
    expect(plainFigures(`135${between}790`), between).toBe('135790');
  }
});

it('reads every kind of space between thousands', () => {
  for (const space of SPACES) expect(parseAmount(`1${space}234`), space).toBe(1234);
});
