import { expect, it } from 'vitest';
import { DrawPace } from './DrawPace.ts';

const draw = (pace: DrawPace, videos: number, spentMs: number): void => {
  for (let at = 0; at < videos; at += 1) pace.handleDrawn(spentMs);
};

it('draws fifteen frames a second on a fast device, eight on a slow one, none on a slower one [LBG-03]', () => {
  const fast = new DrawPace();
  draw(fast, 40, 20);
  expect([Math.round(1000 / fast.everyMs), fast.isTooSlow]).toEqual([15, false]);
  const slow = new DrawPace();
  draw(slow, 13, 100);
  expect([Math.round(1000 / slow.everyMs), slow.isTooSlow]).toEqual([8, false]);
  draw(slow, 9, 200);
  expect(slow.isTooSlow).toBe(false);
  draw(slow, 1, 200);
  expect(slow.isTooSlow).toBe(true);
});

it('ignores the first frames, which wait for loading', () => {
  const pace = new DrawPace();
  draw(pace, 3, 5000);
  draw(pace, 10, 20);
  expect([Math.round(1000 / pace.everyMs), pace.isTooSlow]).toEqual([15, false]);
});
