import { toneSize } from '#testing/toneSize.ts';
import { expect, it } from 'vitest';
import { FRAME_SAMPLES, PHONE_RATE } from './g711.ts';
import { limited, mix } from './mix.ts';

const tone = (hz: number, loud: number): Int16Array =>
  Int16Array.from({ length: FRAME_SAMPLES * 10 }, (_, at) =>
    Math.round(loud * Math.sin((2 * Math.PI * hz * at) / 8000)),
  );

const sizeOf = (samples: Int16Array, hz: number): number => toneSize(samples, hz, PHONE_RATE);

it('keeps the volume of every voice', () => {
  const into = new Int16Array(FRAME_SAMPLES * 10);
  mix([tone(400, 5000), tone(700, 4000), tone(1000, 3000)], into);
  expect(sizeOf(into, 400)).toBeCloseTo(5000, -2);
  expect(sizeOf(into, 700)).toBeCloseTo(4000, -2);
  expect(sizeOf(into, 1000)).toBeCloseTo(3000, -2);
});

it('clears the buffer if there are no voices', () => {
  const into = new Int16Array(4).fill(99);
  mix([], into);
  expect([...into]).toEqual([0, 0, 0, 0]);
});

it('compresses loud samples instead of overflowing', () => {
  const loud = new Int16Array(2).fill(32_767);
  const into = new Int16Array(2);
  mix([loud, loud, loud, loud], into);
  expect(into[0]).toBeGreaterThan(24_000);
  expect(into[0]).toBeLessThanOrEqual(32_767);
  expect(limited(-131_068)).toBe(-(into[0] ?? 0));
});

it('keeps the order of volumes when compressing', () => {
  const sizes = [1000, 24_000, 25_000, 30_000, 60_000, 120_000].map(limited);
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  expect(sizes.slice(0, 2)).toEqual([1000, 24_000]);
});

it('treats the missing end of a shorter voice as silence', () => {
  const into = new Int16Array(3);
  mix([Int16Array.of(5), Int16Array.of(1, 2, 3)], into);
  expect([...into]).toEqual([6, 2, 3]);
});
