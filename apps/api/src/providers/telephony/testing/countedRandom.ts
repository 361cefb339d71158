import type { Random } from '#platform/random/Random.ts';

/** Predictable values, the same in each run. */
export function countedRandom(prefix: string): Random {
  let drawn = 0;
  return {
    token: () => {
      drawn += 1;
      return `${prefix}${drawn}`;
    },
    digits: (length) => {
      drawn += 1;
      return String(drawn).padStart(length, '0');
    },
  };
}
