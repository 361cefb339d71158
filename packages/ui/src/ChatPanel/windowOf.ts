/** Px that a row is taken to be high until it has been measured. */
const GUESS = 60;
/** Px drawn beyond each edge of what is in sight. */
const OVERSCAN = 400;

/** The rows drawn, and the heights that stand for those before and after. */
export interface RowWindow {
  from: number;
  until: number;
  before: number;
  after: number;
}

/** Where each row begins, px; one more for the end of the last. */
export function topsOf(
  keys: readonly string[],
  heights: ReadonlyMap<string, number>,
): readonly number[] {
  const tops = [0];
  for (const key of keys) tops.push((tops.at(-1) ?? 0) + (heights.get(key) ?? GUESS));
  return tops;
}

/** The first row that ends after a place, by halving. */
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

/** Which rows of different heights are drawn where `height` px are in sight after `scrollTop`. */
export function windowOf(tops: readonly number[], scrollTop: number, height: number): RowWindow {
  const count = tops.length - 1;
  const end = tops[count] ?? 0;
  const from = Math.min(rowAt(tops, scrollTop - OVERSCAN), count);
  const until = Math.min(rowAt(tops, scrollTop + height + OVERSCAN) + 1, count);
  return { from, until, before: tops[from] ?? 0, after: end - (tops[until] ?? end) };
}
