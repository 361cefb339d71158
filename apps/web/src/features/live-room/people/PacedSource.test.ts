import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PacedSource } from './PacedSource.ts';

const PACE_MS = 200;
let state = 0;
const listeners = new Set<() => void>();
const source = {
  get: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
const change = (): void => {
  state += 1;
  for (const listener of listeners) listener();
};

beforeEach(() => {
  vi.useFakeTimers();
  state = 0;
});
afterEach(() => vi.useRealTimers());

it('shows the first change at once and later ones together, and never misses the last', () => {
  const paced = new PacedSource(source, (value) => value, PACE_MS);
  const seen: number[] = [];
  const off = paced.subscribe(() => seen.push(paced.get()));
  change();
  for (let at = 0; at < 50; at += 1) change();
  expect(seen).toEqual([1]);
  vi.advanceTimersByTime(PACE_MS);
  expect(seen).toEqual([1, 51]);
  vi.advanceTimersByTime(10 * PACE_MS);
  expect(seen).toEqual([1, 51]);
  change();
  expect(seen).toEqual([1, 51, 52]);
  off();
  change();
  expect([seen.length, listeners.size]).toEqual([3, 0]);
});

it('returns changes missed while nobody subscribed', () => {
  const paced = new PacedSource(source, (value) => value, PACE_MS);
  paced.subscribe(() => undefined)();
  change();
  paced.subscribe(() => undefined);
  expect(paced.get()).toBe(1);
});
