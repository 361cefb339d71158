import { expect, it } from 'vitest';
import { StreamAge } from './StreamAge.ts';
import type { Age } from './StreamAge.ts';

const VIDEO = 90_000;
const FRAME_MS = 100;

/** The timestamp of media made at a time, near the end of the range. */
const madeAt = (ms: number): number => (2 ** 32 - 9000 + ms * 90) % 2 ** 32;

/** A stream that has run for a second without delay. */
function running(): StreamAge {
  const age = new StreamAge(VIDEO);
  for (let ms = 0; ms < 1000; ms += FRAME_MS) expect(age.note(madeAt(ms), 5000 + ms)).toBe('fresh');
  return age;
}

it('marks punctual media as fresh, across the wrap of timestamps and with jitter', () => {
  const age = running();
  for (let ms = 1000; ms < 3000; ms += FRAME_MS) {
    expect(age.note(madeAt(ms), 5000 + ms + (ms % 300))).toBe('fresh');
  }
});

it('marks media delayed by five seconds as stale until the stream has caught up', () => {
  const age = running();
  const ages: Age[] = [];
  // After a stall of the process, all packets received meanwhile are read within a few ms.
  for (let ms = 1000; ms <= 6000; ms += FRAME_MS)
    ages.push(age.note(madeAt(ms), 11_000 + ms / 1000));
  expect(ages.slice(0, 48).every((each) => each === 'stale')).toBe(true);
  expect(ages.slice(48)).toEqual(['fresh-again', 'fresh', 'fresh']);
});

it('ignores a stall that delayed no packets', () => {
  const age = running();
  expect(age.note(madeAt(6000), 11_000)).toBe('fresh');
});

it('accepts a permanently higher latency', () => {
  const age = running();
  const ages = [0, 100, 200, 300, 400, 500].map((ms) => age.note(madeAt(1000 + ms), 8000 + ms));
  expect(ages).toEqual(['stale', 'stale', 'stale', 'stale', 'fresh-again', 'fresh']);
});

it('tolerates a clock drift below a thousandth', () => {
  const age = new StreamAge(VIDEO);
  for (let ms = 0; ms < 4_000_000; ms += 1000) {
    expect(age.note(madeAt(ms * 0.9995), ms)).toBe('fresh');
  }
});
