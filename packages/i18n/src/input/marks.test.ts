import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanLine,
  cleanText,
  parseAmount,
  plainEmail,
  plainFigures,
  plainKeys,
  plainLink,
  plainPhone,
  plainStockCode,
  readAmount,
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
  ['amount', (text) => parseAmount(text, ['CNY']), '¥1,234.50', 1234.5],
  ['amount in dollars', readAmount, 'US$1,000.50', { amount: 1000.5, units: ['USD'] }],
  ['amount in yuan', readAmount, '50元', { amount: 50, units: ['CNY'] }],
  ['phone number', plainPhone, '+8613800138001', '+8613800138001'],
  ['phone number for both', plainPhone, '+44(0)7700900123', '+447700900123'],
  ['phone number of another script', plainPhone, '+٩٧١٥٠١٢٣٤٥٦٧', '+971501234567'],
  ['email', plainEmail, 'li.wei@example.com', 'li.wei@example.com'],
  ['recipient', plainEmail, '"Al"<al@x.test>;', 'al@x.test'],
  ['quoted email', plainEmail, "'al@x.test'.", 'al@x.test'],
  ['email of a link', plainEmail, 'mailto:al@x.test', 'al@x.test'],
  ['email of another script', plainEmail, 'user@例子.中国', 'user@xn--fsqu00a.xn--fiqs8s'],
  ['code', plainFigures, '135790', '135790'],
  ['code of another script', plainFigures, '١٣٥٧٩٠', '135790'],
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

  it('returns its own output unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const once = read(given);
        expect(typeof once === 'string' ? read(once) : once).toEqual(once);
      }),
    );
  });
});

it('removes exactly the controls of direction from a text, and composes what they held apart', () => {
  for (const mark of FORMAT) {
    const isControl = /[\u202A-\u202E\u2066-\u2069]/.test(mark);
    expect(cleanText(`a${mark}b\nc`), mark).toBe(isControl ? 'ab\nc' : `a${mark}b\nc`);
  }
  expect(cleanText(' \u202E👩\u200D💻\u202C ')).toBe('👩\u200D💻');
  expect(cleanText('e\u2066\u0301')).toBe('\u00E9');
});

it('reads every kind of hyphen and space between digits as nothing', () => {
  for (const between of [...HYPHENS, ...SPACES]) {
    expect(plainPhone(`138${between}0013${between}8001`), between).toBe('13800138001');
    expect(plainFigures(`135${between}790`), between).toBe('135790');
  }
});

it('reads every kind of space between thousands', () => {
  for (const space of SPACES) expect(parseAmount(`1${space}234`, []), space).toBe(1234);
});

describe('values inside the punctuation of the text they were copied from', () => {
  const pairs =
    '"" \'\' “” ‘’ «» ‹› 「」 『』 《》 〈〉 【】 〖〗 〔〕 () [] {} <> （） ［］ ｛｝ ＜＞ ｢｣';
  const around: readonly [before: string, after: string][] = [
    ...pairs.split(' ').map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)]),
    ...[...'。｡，；：！？、'].map((sign): [string, string] => ['', sign]),
    ['：', ''],
  ];
  const values: readonly [string, (text: string) => string, string][] = [
    ['phone number', plainPhone, '+8613800138001'],
    ['email', plainEmail, 'al@x.test'],
    ['stock code', plainStockCode, '0700.HK'],
  ];

  it.each(values)(
    'are read the same as %s in any three of them [I18N-19]',
    (_name, read, value) => {
      fc.assert(
        fc.property(fc.array(fc.constantFrom(...around), { maxLength: 3 }), (layers) => {
          const pasted = layers.reduce((inner, [before, after]) => before + inner + after, value);
          expect(read(pasted), pasted).toBe(value);
        }),
      );
    },
  );

  it('are read the same as link in any three pairs [I18N-19]', () => {
    const layer = fc.constantFrom(...around.filter(([before]) => before !== '' && before !== '：'));
    fc.assert(
      fc.property(fc.array(layer, { maxLength: 3 }), (layers) => {
        const link = 'https://example.com/a_(b)';
        const pasted = layers.reduce((inner, [before, after]) => before + inner + after, link);
        expect(plainLink(`${pasted}。`), pasted).toBe(link);
      }),
    );
  });

  it.each([
    ['email', plainEmail, 'li.wei@example.com'],
    ['stock code', plainStockCode, '0700.HK'],
    ['amount', (text: string) => String(parseAmount(text, [])), '1234.5'],
    ['link', plainLink, 'https://example.com/a'],
    ['reference', referenceKey, 'BANK.1'],
  ] as const)('have the same dots as %s with every full stop [I18N-19]', (_name, read, value) => {
    for (const stop of '。｡︒．') expect(read(value.replaceAll('.', stop)), stop).toBe(value);
  });
});

describe('a copied email with its surroundings', () => {
  const around: readonly [before: string, after: string][] = [
    ['', ''],
    ['<', '>'],
    ['Al <', '>'],
    ['"', '"'],
    ["'", "'"],
    ['“', '”'],
    ['mailto:', ''],
    ['邮箱：', ''],
    ['E-mail: ', ''],
    ['', ';'],
    ['', ','],
    ['', '.'],
    ['', '。'],
  ];

  it('is read the same in any two of them, with spaces of every kind [AUTH-07]', () => {
    const space = fc.array(fc.constantFrom(...SPACES), { maxLength: 2 });
    const one = fc.constantFrom(...around);
    fc.assert(
      fc.property(one, one, space, space, (outer, inner, before, after) => {
        const address = `al${before.join('')}@${after.join('')}x.test`;
        // A name is written outside an address once: `Al <Al <al@x.test>>` is no recipient.
        fc.pre(!(outer[0].includes('<') && inner[0].includes('<')));
        fc.pre(!(inner[0].includes('<') && outer[0] === 'mailto:'));
        const pasted = outer[0] + inner[0] + address + inner[1] + outer[1];
        expect(plainEmail(pasted), pasted).toBe('al@x.test');
      }),
    );
  });
});

it('reads digits of every script in phones, codes and amounts [I18N-19]', () => {
  const digits = charactersOf(/\p{Decimal_Number}/u);
  for (let zero = 0; zero < digits.length; zero += 10) {
    const inScript = (text: string): string =>
      text.replaceAll(/\d/g, (digit) => digits[zero + Number(digit)] ?? '');
    expect(plainPhone(inScript('+8613800138001'))).toBe('+8613800138001');
    expect(plainFigures(inScript('135 790'))).toBe('135790');
    expect(parseAmount(inScript('1,234.50'), [])).toBe(1234.5);
  }
});
