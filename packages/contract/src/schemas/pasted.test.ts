import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  account,
  accountAddress,
  amountIn,
  code,
  countryCode,
  currencyAmount,
  email,
  halfWidthText,
  link,
  paymentPassword,
  phoneNumber,
  stockCode,
} from './fields.ts';
import { COIN_UNITS } from '../coins.ts';
import { schemas } from '../schemas.ts';

const FORMAT = Array.from({ length: 0x11_00_00 }, (_, point) => point)
  .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
  .map((point) => String.fromCodePoint(point))
  .filter((character) => /\p{Cf}/u.test(character));

const CASES: readonly [string, z.ZodType, string, unknown][] = [
  ['country code', countryCode, '+86', '+86'],
  ['phone number', phoneNumber, '+86 138 0013 8001', '+8613800138001'],
  ['email', email, 'user@例子.中国', 'user@xn--fsqu00a.xn--fiqs8s'],
  ['recipient', email, 'Al <al@x.test>;', 'al@x.test'],
  ['code', code, '135 790', '135790'],
  ['payment password', paymentPassword, '135790', '135790'],
  ['meeting password', halfWidthText(64), 'Quiet-7', 'Quiet-7'],
  ['stock code', stockCode, '0700.hk', '0700.HK'],
  ['link', link(/^https$/, 100), 'https://example.com/a', 'https://example.com/a'],
  ['amount in yuan', amountIn(['CNY']), '1,234.50元', 1234.5],
  ['amount in coins', amountIn(COIN_UNITS), 'US$1,234.50', 1234.5],
  ['account by email', accountAddress, 'Al <al@x.test>', 'al@x.test'],
  ['account by phone', accountAddress, '+44(0)7700900123', '+447700900123'],
];

describe.each(CASES)('%s as it is pasted', (_name, schema, text, expected) => {
  it('ignores any format character [I18N-19]', () => {
    for (const mark of FORMAT) {
      const middle = Math.floor(text.length / 2);
      const pasted = mark + text.slice(0, middle) + mark + text.slice(middle) + mark;
      expect(schema.safeParse(pasted).data, mark).toEqual(expected);
    }
  });

  it('ignores any mixture of marks [I18N-19]', () => {
    const noise = fc.array(fc.constantFrom(...FORMAT), { maxLength: 3 });
    const noises = fc.array(noise, { minLength: text.length, maxLength: text.length });
    fc.assert(
      fc.property(noises, (marks) => {
        fc.pre(marks.flat().length <= text.length);
        const pasted = [...text].map((character, at) => (marks[at] ?? []).join('') + character);
        expect(schema.safeParse(pasted.join('')).data).toEqual(expected);
      }),
    );
  });
});

describe('one account', () => {
  const read = (given: object) => account.safeParse(given).data;

  it('reads every spelling of an email as one [AUTH-07]', () => {
    const spellings = [
      'user@例子.中国',
      'USER@例子。中国',
      'user@xn--fsqu00a.xn--fiqs8s',
      'User@XN--FSQU00A.XN--FIQS8S',
      '\u202Auser\u200B@例子.中国\u202C',
      '"User" <user@例子.中国>;',
      'mailto:user@xn--fsqu00a.xn--fiqs8s',
      'user @ 例子.中国。',
      '（user@例子.中国）！',
      '【user@例子。中国】：',
    ];
    expect(new Set(spellings.map((spelling) => JSON.stringify(read({ email: spelling }))))).toEqual(
      new Set(['{"email":"user@xn--fsqu00a.xn--fiqs8s"}']),
    );
  });

  it('reads every spelling of a phone number as one [AUTH-06]', () => {
    const spellings = [
      '\u202A+86 138 0013 8001\u202C',
      '+86\u2011138\u20110013\u20118001',
      '００８６１３８００１３８００１',
      'tel:+86-138-0013-8001',
      '+86 (0)138 0013 8001',
      '+٨٦ ١٣٨ ٠٠١٣ ٨٠٠١',
      '+86.138.0013/8001',
      '+86 138 0013 8001；',
      '「+86。138。0013。8001」，',
    ];
    const numbers = spellings.map((spelling) => phoneNumber.parse(spelling));
    expect(new Set(numbers)).toEqual(new Set(['+8613800138001']));
  });

  it('refuses an email too long for a mailbox after its domain is encoded', () => {
    expect(email.safeParse(`user@${'例'.repeat(60)}.${'例'.repeat(60)}.中国`).success).toBe(false);
  });
});

describe('Chinese full stops', () => {
  it.each([
    ['stock code', stockCode, '600519。SH', '600519.SH'],
    ['link', link(/^https$/, 100), '《https://example。com/a》。', 'https://example.com/a'],
    ['amount', amountIn(['CNY']), '1234。50', 1234.5],
  ] as const)('are dots in a %s [I18N-19]', (_name, schema, given, expected) => {
    expect(schema.safeParse(given).data).toEqual(expected);
  });
});

describe('amounts of a top-up', () => {
  const { body } = schemas.postTopups;
  const read = (coins: unknown) => body.safeParse({ coins, slip: '/s' }).data?.coins;

  it.each([
    [50, 50],
    ['１００', 100],
    ['US$100.50', 100.5],
    ['100 coins', 100],
    ['٥٠', 50],
  ])('reads %j as %d [PAY-61]', (given, expected) => {
    expect(read(given)).toBe(expected);
  });

  it.each(['abc', '', '1.005', '1,00', '-50'])('refuses %j [PAY-61]', (given) => {
    expect(read(given)).toBeUndefined();
  });

  it.each(['¥100', '100元', 'RMB 100', 'HK$ 100', '€100', 'US$100元'])(
    'names the other currency of %j instead of another value [PAY-60]',
    (given) => {
      const { error } = body.safeParse({ coins: given, slip: '/s' });
      expect(error?.issues.map(({ message }) => message)).toEqual(['other_currency']);
    },
  );
});

describe('an amount with its currency', () => {
  it.each([
    ['CNY', '¥1,000', 1000],
    ['HKD', 'HK$ 1,000', 1000],
    ['USD', 'US$1,000', 1000],
    ['USD', '1,000', 1000],
    ['USD', '¥1,000', undefined],
    ['CNY', 'HK$ 1,000', undefined],
  ])('reads in %s %j as %j [CERT-04]', (currency, given, expected) => {
    expect(currencyAmount.safeParse({ amount: given, currency }).data?.amount).toBe(expected);
  });
});
