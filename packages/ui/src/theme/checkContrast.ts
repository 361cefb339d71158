import { contrastPairs } from './contrastPairs.ts';
import type { ContrastPair } from './contrastPairs.ts';
import { minimumAt } from './minimumAt.ts';
import { contrast } from './oklch.ts';
import type { Scheme, Theme } from './themeTypes.ts';

export interface ContrastFault extends ContrastPair {
  scheme: Scheme;
  /** The measured contrast ratio, 1 to 21. */
  ratio: number;
}

/** Returns the declared pairs that a theme fails, in both schemes; empty when it may be used. */
export function checkContrast(theme: Theme): ContrastFault[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    contrastPairs.flatMap((pair) => {
      const ratio = contrast(theme[scheme][pair.foreground], theme[scheme][pair.background]);
      const minimum = minimumAt(pair.minimum, theme.contrast);
      return ratio < minimum ? [{ ...pair, minimum, scheme, ratio }] : [];
    }),
  );
}
