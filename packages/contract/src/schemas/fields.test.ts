import { describe, expect, it } from 'vitest';
import {
  account,
  code,
  countryCode,
  email,
  halfWidthText,
  id,
  instant,
  newPassword,
  pageQuery,
  password,
  paymentPassword,
  phoneNumber,
  query,
  text,
} from './fields.ts';

describe('text of a person', () => {
  it('contains something visible', () => {
    const name = text(10, 1);
    expect(name.safeParse('\u200B\u200B').success).toBe(false);
    expect(name.safeParse(' \u00A0\u2060').success).toBe(false);
    expect(name.parse(' 林薇 ')).toBe('林薇');
    expect(name.parse('👩‍💻')).toBe('👩‍💻');
  });

  it.each([text, halfWidthText])('refuses a blank text, with every invisible sign', (schemaOf) => {
    for (const sign of '\u2800\u3164\u115F\u17B4\uFE0F\u034F\uFFFC\u{E0041}\u00A0\uE000') {
      expect(schemaOf(10, 1).safeParse(` ${sign}${sign} `).success, sign).toBe(false);
    }
  });

  it('returns an empty text for characters of no width alone', () => {
    expect(text(10).parse('\u200B')).toBe('');
    expect(text(10).parse('a\u200B')).toBe('a\u200B');
  });

  it.each([
    ['at its limit', 'x'.repeat(10), true],
    ['beyond it', 'x'.repeat(11), false],
    ['with spaces around the limit', ` ${'x'.repeat(10)} `, true],
    ['with more spaces than a text has room for', `x${' '.repeat(40)}`, false],
    ['with as many as it has room for', `x${' '.repeat(39)}`, true],
    ['with a tab and line breaks', 'a\tb\r\nc', true],
    ['with an escape', 'a\u001Bb', false],
    ['with the unit separator', 'a\u001Fb', false],
    ['with a delete sign', 'a\u007Fb', false],
    ['with a tilde', 'a~b', true],
    ['with the first half of a pair', 'a\uD800', false],
    ['with the last of the halves', 'a\uDFFFb', false],
    ['with a sign beside the halves', '\uD7FF\uE000x', true],
  ])('accepts text %s: %j %s', (_name, value, isTaken) => {
    expect(text(10).safeParse(value).success).toBe(isTaken);
  });

  it('composes characters, so that each name has one spelling', () => {
    expect(text(10).parse('e\u0301')).toBe('\u00E9');
  });

  it.each([text, halfWidthText])('names the rule that a control character breaks', (schemaOf) => {
    const { error } = schemaOf(10).safeParse('a\u0000');
    expect(error?.issues[0]?.message).toBe('control_character');
  });
});

describe('half-width text', () => {
  it.each([
    ['ＡＢ１２ ', 'AB12'],
    ['x'.repeat(10), 'x'.repeat(10)],
    ['x'.repeat(11), undefined],
    [`x${' '.repeat(39)}`, 'x'],
    [`x${' '.repeat(40)}`, undefined],
    ['a\u0000', undefined],
    ['', undefined],
  ])('reads %j as %j [I18N-19]', (value, read) => {
    expect(halfWidthText(10, 1).safeParse(value).data).toBe(read);
  });
});

describe('fields of an account', () => {
  it.each([
    ['+86', '+86'],
    ['８６', '86'],
    ['1', '1'],
    ['12345', undefined],
    ['+', undefined],
    ['a86', undefined],
    ['86a', undefined],
  ])('reads the country code %j as %j [AUTH-06, I18N-19]', (value, read) => {
    expect(countryCode.safeParse(value).data).toBe(read);
  });

  it.each([
    ['138 0013-8000', '13800138000'],
    ['00441234567', '+441234567'],
    ['12345', '12345'],
    ['1234', undefined],
    ['123456789012345', '123456789012345'],
    ['1234567890123456', undefined],
    ['a12345', undefined],
    ['12345a', undefined],
  ])('reads the phone number %j as %j [AUTH-06, I18N-19]', (value, read) => {
    expect(phoneNumber.safeParse(value).data).toBe(read);
  });

  it.each([
    ['Li.Wei@Example.COM', 'li.wei@example.com'],
    ['ｌｉ@example.com', 'li@example.com'],
    ['li@', undefined],
  ])('reads the email %j as %j [AUTH-07, I18N-19]', (value, read) => {
    expect(email.safeParse(value).data).toBe(read);
  });

  it('accepts an email or a phone number, never half of one or both [AUTH-06]', () => {
    const phone = { country_code: '+86', phone_number: '13800138000' };
    expect(account.safeParse({ email: 'li@example.com' }).success).toBe(true);
    expect(account.safeParse(phone).success).toBe(true);
    expect(account.safeParse({ phone_number: '13800138000' }).success).toBe(false);
    expect(account.safeParse({ email: 'li@example.com', ...phone }).success).toBe(false);
  });

  it.each([
    ['123 456', '123456'],
    ['１２３-４５６', '123456'],
    ['12345', undefined],
    ['1234567', undefined],
    ['a123456', undefined],
    ['123456a', undefined],
    [`123456${' '.repeat(114)}`, '123456'],
    [`123456${' '.repeat(115)}`, undefined],
  ])('reads the code %j as %j [I18N-19]', (value, read) => {
    expect(code.safeParse(value).data).toBe(read);
  });

  it.each([
    ['123456', '123456'],
    ['１２３４５６', '123456'],
    ['12345', undefined],
    ['1234567', undefined],
    ['a123456', undefined],
    ['12345a', undefined],
  ])('reads the payment password %j as %j [AUTH-17]', (value, read) => {
    expect(paymentPassword.safeParse(value).data).toBe(read);
  });

  it.each([
    ['Abcdefg1', true],
    ['Abcdef1', false],
    [`A1${'a'.repeat(62)}`, true],
    [`A1${'a'.repeat(63)}`, false],
    ['abcdefg1', false],
    ['ABCDEFG1', false],
    ['Abcdefgh', false],
    ['Abcdef1!', false],
    ['!Abcdef1', false],
    ['12345678Aa', true],
    ['Ａbcdefg1', false],
  ])('accepts the new password %s: %s [AUTH-14]', (value, isTaken) => {
    expect(newPassword.safeParse(value).success).toBe(isTaken);
  });

  it.each([
    ['x', true],
    ['', false],
    ['x'.repeat(200), true],
    ['x'.repeat(201), false],
  ])('checks any password of 1 to 200 characters', (value, isTaken) => {
    expect(password.safeParse(value).success).toBe(isTaken);
  });
});

describe('fields of a request', () => {
  it.each([
    ['12', 12],
    [12, 12],
    ['012', undefined],
    ['1x', undefined],
    ['x1', undefined],
    ['0', undefined],
    ['-12', undefined],
    [1.5, undefined],
    [null, undefined],
  ])('reads the id %j as %j [ERR-33]', (value, read) => {
    expect(id.safeParse(value).data).toBe(read);
  });

  it('accepts the cache-buster and drops unknown fields', () => {
    const schema = query({ key: text(5) });
    expect(schema.parse({ key: 'x', ack: '1', other: 1 })).toEqual({ key: 'x', ack: '1' });
    expect(schema.safeParse({ key: 'x', ack: '1'.repeat(41) }).success).toBe(false);
    expect(schema.parse({ key: 'x' })).toEqual({ key: 'x' });
  });

  it.each([
    [{}, { page: 1, per_page: 25 }],
    [
      { page: '3', per_page: '100' },
      { page: 3, per_page: 100 },
    ],
    [{ page: '100000' }, { page: 100_000, per_page: 25 }],
    [{ page: '0' }, undefined],
    [{ page: '100001' }, undefined],
    [{ page: '1.5' }, undefined],
    [{ per_page: '0' }, undefined],
    [{ per_page: '101' }, undefined],
    [{ per_page: '2.5' }, undefined],
  ])('reads the page %j as %j', (given, read) => {
    expect(pageQuery({}).safeParse(given).data).toEqual(read);
  });

  it('keeps the filters of a list beside its page', () => {
    expect(pageQuery({ key: text(5) }).parse({ key: 'x' })).toMatchObject({ key: 'x', page: 1 });
  });

  it.each([
    ['2026-11-21T08:00:00Z', true],
    ['2026-11-21', false],
    ['2026-11-21T08:00:00', false],
  ])('accepts the instant %s: %s', (value, isTaken) => {
    expect(instant.safeParse(value).success).toBe(isTaken);
  });
});
