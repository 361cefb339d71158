import { expect, it } from 'vitest';
import { rememberConfirmation, wasConfirmedRecently } from './recentConfirmations.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000);

it('remembers the same user, password and hash for two minutes, and nothing else [PAY-50]', () => {
  rememberConfirmation(7, 'hash', '246810', at(0));
  expect(wasConfirmedRecently(7, 'hash', '246810', at(119))).toBe(true);
  expect(wasConfirmedRecently(7, 'hash', '246811', at(1))).toBe(false);
  expect(wasConfirmedRecently(7, 'a hash set since', '246810', at(1))).toBe(false);
  expect(wasConfirmedRecently(8, 'hash', '246810', at(1))).toBe(false);
  expect(wasConfirmedRecently(7, 'hash', '246810', at(120))).toBe(false);
});
