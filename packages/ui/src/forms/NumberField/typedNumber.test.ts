import { describe, expect, it } from 'vitest';
import { readPasted, readTyped } from './typedNumber.ts';

/** Whole numbers with thousands, as React Aria takes them in both languages. */
const whole = {
  fractionDigits: 0,
  mayBecomeNumber: (text: string) => /^-?[\d,]*(?: minutes)?$/.test(text),
};
const twoDigits = {
  fractionDigits: 2,
  mayBecomeNumber: (text: string) => /^-?[\d,]*\.?\d{0,2}$/.test(text),
};

describe('a text after a paste', () => {
  it.each([
    ['１，２３４', { kind: 'number', amount: 1234 }],
    ['1234元', { kind: 'number', amount: 1234 }],
    ['\u202A¥1,234\u202C', { kind: 'number', amount: 1234 }],
    ['१२३४', { kind: 'number', amount: 1234 }],
    ['US$1,234', { kind: 'refused' }],
    ['HK$ 100', { kind: 'refused' }],
    ['30 minutes', { kind: 'text', text: '30 minutes' }],
    ['abc', { kind: 'refused' }],
    ['12abc', { kind: 'refused' }],
    ['1,23', { kind: 'refused' }],
    ['12.5', { kind: 'refused' }],
    [' minutes', { kind: 'refused' }],
  ])('reads %j as %j', (text, read) => {
    expect(readPasted(text, whole)).toEqual(read);
  });

  it('keeps as many decimals as the field has', () => {
    expect(readPasted('１２．５０元', twoDigits)).toEqual({ kind: 'number', amount: 12.5 });
    expect(readPasted('1234。50', twoDigits)).toEqual({ kind: 'number', amount: 1234.5 });
    expect(readPasted('1，234．50', twoDigits)).toEqual({ kind: 'number', amount: 1234.5 });
    expect(readPasted('12.505', twoDigits)).toEqual({ kind: 'refused' });
  });
});

describe('a text after a key', () => {
  it.each([
    ['12', { kind: 'own' }],
    ['1２', { kind: 'text', text: '12' }],
    ['1，', { kind: 'text', text: '1,' }],
    ['1234元', { kind: 'number', amount: 1234 }],
    ['a', { kind: 'refused' }],
    ['12.', { kind: 'refused' }],
    ['12.5', { kind: 'refused' }],
  ])('reads %j as %j', (text, read) => {
    expect(readTyped(text, whole)).toEqual(read);
  });

  it.each(['12。', '12｡', '12．', '12٫'])('reads the stop of %j as a point', (text) => {
    expect(readTyped(text, twoDigits)).toEqual({ kind: 'text', text: '12.' });
  });
});
