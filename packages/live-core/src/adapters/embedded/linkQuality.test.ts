import { expect, it } from 'vitest';
import { linkQuality } from './linkQuality.ts';

it.each([
  [undefined, 0],
  [{ roundTripMs: 40, lost: 0 }, 1],
  [{ roundTripMs: 150, lost: 0.01 }, 1],
  [{ roundTripMs: 200, lost: 0 }, 2],
  [{ roundTripMs: 40, lost: 0.05 }, 3],
  [{ roundTripMs: 700, lost: 0 }, 4],
  [{ roundTripMs: 40, lost: 0.3 }, 5],
  [{ roundTripMs: 2000, lost: 0 }, 5],
])('takes the worse of round trip and loss as the quality: %o [LMED-21]', (measure, quality) => {
  expect(linkQuality(measure)).toBe(quality);
});
