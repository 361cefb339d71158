// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextPaint } from './nextPaint.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('waits until a frame has been painted', async () => {
  const seen: string[] = [];
  requestAnimationFrame(() => seen.push('frame'));
  const painted = nextPaint().then(() => seen.push('work'));
  expect(seen).toEqual([]);
  vi.advanceTimersToNextFrame();
  expect(seen).toEqual(['frame']);
  await vi.advanceTimersByTimeAsync(1);
  await painted;
  expect(seen).toEqual(['frame', 'work']);
});

it('does not wait for frames of a hidden tab', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const painted = nextPaint();
  await vi.advanceTimersByTimeAsync(100);
  await expect(painted).resolves.toBeUndefined();
  vi.unstubAllGlobals();
});
