import { expect, it } from 'vitest';
import { LastViewers } from './LastViewers.ts';
import { visitor } from './Viewer.ts';

const tokenOf = (nth: number): string => `${String(nth).padStart(16, '0')}-and-the-secret-rest`;

it('returns the viewer of the last call of each session', () => {
  const viewers = new LastViewers();
  const [first, second] = [visitor('en'), visitor('zh-CN')];
  viewers.keep(tokenOf(1), visitor('zh-CN'));
  viewers.keep(tokenOf(1), first);
  viewers.keep(tokenOf(2), second);
  expect(viewers.of(tokenOf(1))).toBe(first);
  expect(viewers.of(tokenOf(2))).toBe(second);
  expect(viewers.of(tokenOf(3))).toBeUndefined();
});

it('forgets the oldest session beyond its limit', () => {
  const viewers = new LastViewers();
  for (let nth = 0; nth <= 10_000; nth += 1) viewers.keep(tokenOf(nth), visitor('en'));
  expect(viewers.of(tokenOf(0))).toBeUndefined();
  expect(viewers.of(tokenOf(1))).toBeDefined();
  expect(viewers.of(tokenOf(10_000))).toBeDefined();
});
