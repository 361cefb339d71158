import { describe, expect, it } from 'vitest';
import { halfWidth, plainFigures, plainPhone } from './halfWidth.ts';

describe('full-width and half-width input', () => {
  it.each([
    ['１２：３０　ＡＢ', '12:30 AB'],
    ['abc', 'abc'],
  ])('makes %s %s [I18N-19]', (given, expected) => {
    expect(halfWidth(given)).toBe(expected);
  });

  it.each([
    ['１２３４５６', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['12a4', '12a4'],
  ])('reads the code %s as %s [I18N-19]', (given, expected) => {
    expect(plainFigures(given)).toBe(expected);
  });

  it.each([
    ['138 0013 8000', '13800138000'],
    ['(021) 6321-8888', '02163218888'],
    ['0044.20.7946.0958', '+442079460958'],
    ['+86 １３８', '+86138'],
    ['100200', '100200'],
  ])('reads the phone number %s as %s [I18N-19]', (given, expected) => {
    expect(plainPhone(given)).toBe(expected);
  });
});
