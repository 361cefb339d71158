import { expect, it } from 'vitest';
import { StreamAge } from './StreamAge.ts';
import type { Age } from './StreamAge.ts';

const VIDEO = 90_000;
const FRAME_MS = 100;

/** The timestamp of what was made at a time, near the end of their range. */
const madeAt = (ms: number): number => (2 ** 32 - 9000 + ms * 90) % 2 ** 32;

/** A stream that has run for a second without delay. */
function running(): StreamAge {
  const age = new StreamAge(VIDEO);
  for (let ms = 0; ms < 1000; ms += FRAME_MS) expect(age.note(madeAt(ms), 5000 + ms)).toBe('fresh');
  return age;
}

it('what comes in its time is fresh, over the wrap of the timestamps and with jitter', () => {
  const age = running();
  for (let ms = 1000; ms < 3000; ms += FRAME_MS) {
    expect(age.note(madeAt(ms), 5000 + ms + (ms % 300))).toBe('fresh');
  }
});

it('what was held up for five seconds is stale until the stream is at its own time again', () => {
  const age = running();
  const ages: Age[] = [];
  // The process stood still: everything that came meanwhile is read in a few milliseconds.
  for (let ms = 1000; ms <= 6000; ms += FRAME_MS)
    ages.push(age.note(madeAt(ms), 11_000 + ms / 1000));
  expect(ages.slice(0, 48).every((each) => each === 'stale')).toBe(true);
  expect(ages.slice(48)).toEqual(['fresh-again', 'fresh', 'fresh']);
});

it('a hold-up that leaves nothing behind is none', () => {
  const age = running();
  expect(age.note(madeAt(6000), 11_000)).toBe('fresh');
});

it('a line that has become slower for good is taken as it is', () => {
  const age = running();
  const ages = [0, 100, 200, 300, 400, 500].map((ms) => age.note(madeAt(1000 + ms), 8000 + ms));
  expect(ages).toEqual(['stale', 'stale', 'stale', 'stale', 'fresh-again', 'fresh']);
});

it('a sender whose clock runs faster by less than a thousandth never becomes stale', () => {
  const age = new StreamAge(VIDEO);
  for (let ms = 0; ms < 4_000_000; ms += 1000) {
    expect(age.note(madeAt(ms * 0.9995), ms)).toBe('fresh');
  }
});
