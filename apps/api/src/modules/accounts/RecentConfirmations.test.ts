import { expect, it } from 'vitest';
import { RecentConfirmations } from './RecentConfirmations.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000);

it('remembers the same user, password and hash for two minutes, and nothing else [PAY-50]', () => {
  const recent = new RecentConfirmations();
  recent.remember(7, 'hash', '246810', at(0));
  expect(recent.has(7, 'hash', '246810', at(119))).toBe(true);
  expect(recent.has(7, 'hash', '246811', at(1))).toBe(false);
  expect(recent.has(7, 'a hash set since', '246810', at(1))).toBe(false);
  expect(recent.has(8, 'hash', '246810', at(1))).toBe(false);
  expect(recent.has(7, 'hash', '246810', at(120))).toBe(false);
});
