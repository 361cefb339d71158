import { contrast, hexToOklch, oklchToHex } from './oklch.ts';

/** Steps of lightness in which a passing colour is looked for; finer than an eye sees. */
const STEP = 0.002;

/**
 * The colour nearest to the one given that reaches its contrast on every ground: the same hue and
 * chroma, lighter or darker, whichever way is shorter. Null when neither way arrives.
 */
export function nearestPassing(
  colour: string,
  grounds: readonly { ground: string; minimum: number }[],
): string | null {
  const passes = (hex: string): boolean =>
    grounds.every(({ ground, minimum }) => contrast(hex, ground) >= minimum);
  if (passes(colour)) return colour;
  const start = hexToOklch(colour);
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const l of [start.l - distance, start.l + distance]) {
      if (l < 0 || l > 1) continue;
      const moved = oklchToHex({ ...start, l });
      if (passes(moved)) return moved;
    }
  }
  return null;
}
