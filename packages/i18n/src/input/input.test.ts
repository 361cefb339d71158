import { domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanLine,
  fullPhone,
  isEmail,
  parseAmount,
  plainEmail,
  plainFigures,
  plainDigits,
  plainKeys,
  plainLink,
  plainPhone,
  plainStockCode,
  readAmount,
  readableEmail,
  referenceKey,
} from './index.ts';

describe('lines', () => {
  it.each([
    ['１２：３０　ＡＢ', '12:30 AB'],
    [' abc ', 'abc'],
    ['a\u00A0b\u3000c\u2009d', 'a b c d'],
    ['1\u20112\u20133\u22124\uFF0D5', '1-2-3-4-5'],
    ['\u202Aabc\u202C', 'abc'],
    ['e\u200D\u0301', '\u00E9'],
    ['\u3164\u115F', ''],
  ])('reads %j as %j [I18N-19]', (given, expected) => {
    expect(cleanLine(given)).toBe(expected);
  });
});

describe('digits', () => {
  it('reads the ten digits of every script by their value', () => {
    const digits = Array.from({ length: 0x11_00_00 }, (_, point) => point)
      .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
      .map((point) => String.fromCodePoint(point))
      .filter((character) => /\p{Decimal_Number}/u.test(character));
    expect(digits.length).toBeGreaterThan(600);
    for (let at = 0; at < digits.length; at += 10)
      expect(plainDigits(digits.slice(at, at + 10).join(''))).toBe('0123456789');
  });

  it('leaves letters, fractions and other numbers as they are', () => {
    expect(plainDigits('a½十²Ⅳ')).toBe('a½十²Ⅳ');
  });
});

describe('codes, keys and phone numbers', () => {
  it.each([
    ['１２３４５６', '123456'],
    [' 123 456 ', '123456'],
    ['123\u2011456', '123456'],
    ['12a4', '12a4'],
    ['١٢٣٤٥٦', '123456'],
    ['१२३ ४५६', '123456'],
  ])('reads the code %j as %j [I18N-19]', (given, expected) => {
    expect(plainFigures(given)).toBe(expected);
  });

  it.each([
    ['138 0013 8000', '13800138000'],
    ['(021) 6321-8888', '02163218888'],
    ['0044.20.7946.0958', '+442079460958'],
    ['+86 １３８', '+86138'],
    ['100200', '100200'],
    ['\u202A+86 138 0013 8001\u202C', '+8613800138001'],
    ['tel:+86-138-0013-8001', '+8613800138001'],
    ['138\u20110013\u20138001', '13800138001'],
    ['+44 7700900123', '+447700900123'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+44(0)7700900123', '+447700900123'],
    ['0044 ( 0 ) 20 7946 0958', '+442079460958'],
    ['（＋４４）（０）２０ ７９４６ ０９５８', '+442079460958'],
    ['(0)20 7946 0958', '02079460958'],
    ['020/7946.0958', '02079460958'],
    ['138。0013｡8001', '13800138001'],
    ['13800138001；', '13800138001'],
    ['13800138001,', '13800138001'],
    ['：13800138001！', '13800138001'],
    ['【+86 138 0013 8001】。', '+8613800138001'],
    ['<tel:+86-138-0013-8001>', '+8613800138001'],
    ['(021) 6321 (8888)', '02163218888'],
    ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
    ['۰۹۱۲۳۴۵۶۷۸', '0912345678'],
    ['<13800138001', '13800138001'],
    ['+86 138 0013 8001＞', '+8613800138001'],
    ['电话：(021) 6321-8888', '02163218888'],
    ['【联系电话：+86 138 0013 8001】', '+8613800138001'],
    ['Tel : <tel:+86-138-0013-8001>', '+8613800138001'],
  ])('reads the phone number %j as %j [I18N-19]', (given, expected) => {
    expect(plainPhone(given)).toBe(expected);
  });

  it.each([
    ['+44', '7700 900123', '+447700900123'],
    ['+44', '(0)7700 900123', '+447700900123'],
    ['44', '7700 900123', '447700900123'],
    ['+86', '+44 7700 900123', '+447700900123'],
    ['+86', '0044 (0)7700 900123', '+447700900123'],
    ['+86', '', ''],
  ])('joins the country code %s and %j as %j [AUTH-06]', (country, given, expected) => {
    expect(fullPhone(country, given)).toBe(expected);
  });

  it('keeps the keys of a phone', () => {
    expect(plainKeys('\u200E１２3,4 5＊＃')).toBe('12345*#');
  });
});

describe('email addresses', () => {
  it.each([
    ['Li.Wei@Example.COM', 'li.wei@example.com'],
    ['ｌｉ＠example。com', 'li@example.com'],
    ['li\u200B@exam\u00ADple.com', 'li@example.com'],
    ['mailto:li@example.com', 'li@example.com'],
    ['user@例子.中国', 'user@xn--fsqu00a.xn--fiqs8s'],
    ['user@例子。中国', 'user@xn--fsqu00a.xn--fiqs8s'],
    ['USER@XN--FSQU00A.XN--FIQS8S', 'user@xn--fsqu00a.xn--fiqs8s'],
    ['user@bücher.example', 'user@xn--bcher-kva.example'],
    ['user@BU\u0308CHER.example', 'user@xn--bcher-kva.example'],
    ['Al <al@x.test>', 'al@x.test'],
    ['"Lee, Al" <Al@X.test>;', 'al@x.test'],
    ['<al@x.test>', 'al@x.test'],
    ['＜al＠x．test＞', 'al@x.test'],
    ['<mailto:al@x.test>', 'al@x.test'],
    ['mailto:al@x.test?subject=Hello%20Al', 'al@x.test'],
    ['al@x.test;', 'al@x.test'],
    ['al@x.test.', 'al@x.test'],
    ['al@x.test。', 'al@x.test'],
    ['al@x.test, ', 'al@x.test'],
    ['"al@x.test"', 'al@x.test'],
    ["'al@x.test'", 'al@x.test'],
    ['“al@x.test”.', 'al@x.test'],
    ['‘al@x.test’', 'al@x.test'],
    ['al @ x.test', 'al@x.test'],
    ['al　＠　x.test', 'al@x.test'],
    ['（al@x.test）', 'al@x.test'],
    ['【al@x.test】', 'al@x.test'],
    ['《al@x.test》。', 'al@x.test'],
    ['Al＜「al@x.test」＞；', 'al@x.test'],
    ['：al@x.test！', 'al@x.test'],
    ['al@x.test:', 'al@x.test'],
    ['li。wei@x｡test', 'li.wei@x.test'],
    ["'o'neil@x.test'", "o'neil@x.test"],
    ['al@x.test>', 'al@x.test'],
    ['＜al@x.test', 'al@x.test'],
    ['邮箱：Al <al@x.test>；', 'al@x.test'],
    ['<E-mail: al@x.test>', 'al@x.test'],
    ['Email ： mailto:al@x.test', 'al@x.test'],
    ['mail@x.test', 'mail@x.test'],
  ])('reads %j as %j [AUTH-07]', (given, expected) => {
    expect(plainEmail(given)).toBe(expected);
    expect(isEmail(given)).toBe(true);
  });

  it.each([
    'li@',
    '@example.com',
    'li',
    'li@example',
    'l i@example.com',
    'al@x.test bo@x.test',
    'al@x.test; bo@x.test',
    'Al <al@x.test>, Bo <bo@x.test>',
    'Al <al@x.test',
    '(al@x.test',
    '(al@x.test) (bo@x.test)',
    '【al@x.test】【bo@x.test】',
    '"al@x.test',
    '<<al@x.test',
    'al@x.test>>',
    'al@x.test> <bo@x.test',
    'Email al@x.test',
    'Attention: al@x.test',
    'a Email: al@x.test',
    'user@example.٣٤',
    'li@exa mple.com',
    'li@a@example.com',
    'li@1',
    'li@0x7f.1',
    'li@127.0.0.1',
    'li@example.com:25',
    'li@example.com/a',
    'li@ex%61mple.com',
    'li@-a.com',
    'li@a..com',
    'l..i@example.com',
    '李@example.com',
  ])('refuses %j', (given) => {
    expect(isEmail(given)).toBe(false);
  });

  it.each([
    ['user@xn--fsqu00a.xn--fiqs8s', 'user@例子.中国'],
    ['user@xn--bcher-kva.example', 'user@bücher.example'],
    ['user@example.com', 'user@example.com'],
    ['user@xn--a.com', 'user@xn--a.com'],
    ['no address', 'no address'],
  ])('shows %j as %j', (stored, shown) => {
    expect(readableEmail(stored)).toBe(shown);
  });

  it('shows domains as the reference implementation reads them', () => {
    const letter = fc.constantFrom(...'例子中国公司üéñпример日本語한국อไทยab1');
    fc.assert(
      fc.property(fc.array(letter, { minLength: 1, maxLength: 20 }), (letters) => {
        const stored = plainEmail(`a@${letters.join('')}.com`);
        fc.pre(/^\p{ASCII}+$/u.test(stored));
        expect(readableEmail(stored)).toBe(`a@${domainToUnicode(stored.slice(2))}`);
      }),
    );
  });
});

describe('amounts', () => {
  const anyUnit = ['CNY', 'USD', 'HKD', 'coins', 'other'];
  it.each([
    ['１，２３４', 1234],
    ['1234元', 1234],
    ['¥1,234.50', 1234.5],
    ['￥ 1 234', 1234],
    ['人民币1234元整', 1234],
    ['CN¥12', 12],
    ['RMB 12.00', 12],
    ['50 coins', 50],
    ['50 币', 50],
    ['-5', -5],
    ['−¥5', -5],
    ['¥-5', -5],
    ["1'234'567", 1_234_567],
    ['.5', 0.5],
    ['0', 0],
    ['-0', 0],
    ['007', 7],
    ['1,000.50', 1000.5],
    ['１００', 100],
    ['٥٠', 50],
    ['١٬٢٣٤٫٥', 1234.5],
    ['1234。50', 1234.5],
    ['1，234｡50', 1234.5],
    ['1，234．50元', 1234.5],
    ['US$-5', -5],
    ['-HK$ 1,000', -1000],
  ])('reads %j as %d', (given, expected) => {
    expect(parseAmount(given, anyUnit)).toBe(expected);
  });

  it.each([
    ['50', []],
    ['¥50', ['CNY']],
    ['￥50', ['CNY']],
    ['RMB 50', ['CNY']],
    ['RMB ¥50', ['CNY']],
    ['¥50元', ['CNY', 'CNY']],
    ['CNY50', ['CNY']],
    ['50元', ['CNY']],
    ['50 人民币', ['CNY']],
    ['US$50', ['USD']],
    ['US $ 50', ['USD']],
    ['ＵＳ＄５０', ['USD']],
    ['$50', ['USD']],
    ['USD 50', ['USD']],
    ['50美元', ['USD']],
    ['50 US dollars', ['USD']],
    ['HK$ 50', ['HKD']],
    ['50港元', ['HKD']],
    ['50 coins', ['coins']],
    ['50币', ['coins']],
    ['50台币', ['other']],
    ['€50', ['other']],
    ['S$50', ['other']],
    ['JP¥50', ['other']],
    ['EUR 50', ['other']],
    ['50欧元', ['other']],
  ])('reads the currency of %j as %j', (given, units) => {
    expect(readAmount(given)).toEqual({ amount: 50, units });
  });

  it.each([
    ['US$50', 50],
    ['50 coins', 50],
    ['50', 50],
    ['¥50', undefined],
    ['HK$ 50', undefined],
    ['€50', undefined],
    ['US$50元', undefined],
  ])('reads %j, where a coin is one US dollar, as %j [PAY-60]', (given, expected) => {
    expect(parseAmount(given, ['coins', 'USD'])).toBe(expected);
  });

  it.each([
    '',
    '元',
    'abc',
    '1,23',
    '1,234 567',
    '1.234,56',
    '1.2.3',
    '10²',
    '½',
    '1e3',
    '0x10',
    '1 2',
    '--5',
    '5-',
    '.',
    'Infinity',
    '1234567890123456',
    '3 or 4',
  ])('refuses %j', (given) => {
    expect(parseAmount(given, anyUnit)).toBeUndefined();
  });
});

describe('links, tickers and references', () => {
  it.each([
    ['\u200Bhttps://example.com/a\u202C ', 'https://example.com/a'],
    ['ｈｔｔｐｓ：／／example.com／ａ', 'https://example.com/a'],
    ['https://example.com/½?q=a b', 'https://example.com/½?q=a b'],
    ['https：／／example。com/a', 'https://example.com/a'],
    ['《https://example｡com/a》。', 'https://example.com/a'],
    ['＜https://example.com/a＞；', 'https://example.com/a'],
    ['（https://example.com/a_(b)）', 'https://example.com/a_(b)'],
    ['https://example.com/甲。乙?q=。', 'https://example.com/甲。乙?q='],
    ['https://example.com/a_(b)', 'https://example.com/a_(b)'],
  ])('reads the link %j as %j', (given, expected) => {
    expect(plainLink(given)).toBe(expected);
  });

  it.each([
    ['０７００．hk', '0700.HK'],
    ['$aapl', 'AAPL'],
    [' sh 600519\u200F', 'SH600519'],
    ['٠٧٠٠.hk', '0700.HK'],
    ['600519。SH', '600519.SH'],
    ['600519｡sh；', '600519.SH'],
    ['（$aapl）', 'AAPL'],
    ['【0700．HK】，', '0700.HK'],
    ['TEL:US', 'TEL:US'],
  ])('reads the ticker %j as %j', (given, expected) => {
    expect(plainStockCode(given)).toBe(expected);
  });

  it('reads spellings of one reference as the same', () => {
    const spellings = [
      'SAME-1',
      'same-1',
      ' sa me-1',
      'ＳＡＭＥ－１',
      'same\u20111',
      'sa\u200Bme-1',
    ];
    expect(new Set(spellings.map(referenceKey))).toEqual(new Set(['SAME-1']));
    expect(referenceKey('a。1')).toBe(referenceKey('A.1'));
    expect(referenceKey('straße')).toBe(referenceKey('STRASSE'));
  });
});
