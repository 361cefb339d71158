import type { Raster } from './raster.ts';

export interface Difference {
  /** The difference in words: the sizes, or the number of pixels. */
  words: string;
  /** Differing pixels in red over the faded expected image; none if the sizes differ. */
  drawn: Raster | null;
}

/** Every pixel counts: null only where all are the same. */
export function differenceOf(expected: Raster, actual: Raster): Difference | null {
  if (expected.width !== actual.width || expected.height !== actual.height)
    return {
      words: `is ${actual.width} × ${actual.height} px, was ${expected.width} × ${expected.height} px`,
      drawn: null,
    };
  const was = new Uint32Array(expected.data.buffer);
  const is = new Uint32Array(actual.data.buffer);
  let count = 0;
  for (let at = 0; at < was.length; at += 1) if (was[at] !== is[at]) count += 1;
  if (count === 0) return null;
  const data = expected.data.map((value, at) => (at % 4 === 3 ? 255 : 200 + value * 0.2));
  for (let at = 0; at < was.length; at += 1)
    if (was[at] !== is[at]) data.set([220, 0, 0, 255], at * 4);
  return {
    words: `${count} ${count === 1 ? 'pixel differs' : 'pixels differ'}`,
    drawn: { ...expected, data },
  };
}
