/** Assumed height of a row until it has been measured, in px. */
const GUESS = 60;
/** Extra px rendered beyond each visible edge. */
const OVERSCAN = 400;

/** The rendered rows, and the spacer heights before and after them. */
export interface RowWindow {
  from: number;
  until: number;
  before: number;
  after: number;
}

/** Returns the offset of each row in px, plus the end of the last. */
export function topsOf(
  keys: readonly string[],
  heights: ReadonlyMap<string, number>,
): readonly number[] {
  const tops = [0];
  for (const key of keys) tops.push((tops.at(-1) ?? 0) + (heights.get(key) ?? GUESS));
  return tops;
}

/** Returns the first row that ends after an offset, by binary search. */
function rowAt(tops: readonly number[], place: number): number {
  let low = 0;
  let high = tops.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((tops[middle + 1] ?? Infinity) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns the rows of different heights to render in a viewport `height` px high, scrolled by `scrollTop` px. */
export function windowOf(tops: readonly number[], scrollTop: number, height: number): RowWindow {
  const count = tops.length - 1;
  const end = tops[count] ?? 0;
  const from = Math.min(rowAt(tops, scrollTop - OVERSCAN), count);
  const until = Math.min(rowAt(tops, scrollTop + height + OVERSCAN) + 1, count);
  return { from, until, before: tops[from] ?? 0, after: end - (tops[until] ?? end) };
}
