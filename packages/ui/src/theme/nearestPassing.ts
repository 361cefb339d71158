import { contrast, hexToOklch, oklchToHex } from './oklch.ts';

/** Steps of lightness in which a passing color is looked for; finer than an eye sees. */
const STEP = 0.002;

/**
 * Returns the color nearest to the given one that reaches its contrast on every background: the
 * same hue and chroma, lighter or darker, whichever is nearer. Null when neither direction
 * succeeds.
 */
export function nearestPassing(
  color: string,
  backgrounds: readonly { background: string; minimum: number }[],
): string | null {
  const passes = (hex: string): boolean =>
    backgrounds.every(({ background, minimum }) => contrast(hex, background) >= minimum);
  if (passes(color)) return color;
  const start = hexToOklch(color);
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const l of [start.l - distance, start.l + distance]) {
      if (l < 0 || l > 1) continue;
      const moved = oklchToHex({ ...start, l });
      if (passes(moved)) return moved;
    }
  }
  return null;
}
