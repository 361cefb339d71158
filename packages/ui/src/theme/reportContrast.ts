import { contrastPairs } from './contrastPairs.ts';
import { deriveTheme } from './deriveTheme.ts';
import { minimumAt, TEXT_MINIMUM } from './minimumAt.ts';
import { nearestPassing } from './nearestPassing.ts';
import { contrast } from './oklch.ts';
import type { BrandInput, ContrastLevel, Scheme, Theme } from './themeTypes.ts';
import type { ColorToken } from './tokens.ts';

/** One pair of colors as it is painted. */
export interface PairReport {
  /** A token; of the inputs, the input that is painted as it was given. */
  foreground: string;
  background: string;
  foregroundValue: string;
  backgroundValue: string;
  ratio: number;
  minimum: number;
  passes: boolean;
  /** The nearest value with which it passes, and with it all other pairs of the changed name. */
  change?: { name: string; value: string; ratio: number } | undefined;
}

export interface SchemePairReport extends PairReport {
  scheme: Scheme;
}

/** The result of checking a theme's colors. */
export interface ThemeReport {
  /** The inputs that are painted unchanged, not only used to derive colors. */
  inputs: PairReport[];
  pairs: SchemePairReport[];
  /** How many of both fail. */
  failing: number;
}

const WHITE = '#ffffff';

/** Brand and accent are backgrounds under white text, the trend colors are text on white. */
const paintedInputs = ['brand', 'accent', 'trendRed', 'trendGreen'] as const;

/** Inputs that derivation would have to move: the partner would not get the color that was given. */
function reportInputs(input: BrandInput, level: ContrastLevel): PairReport[] {
  const minimum = minimumAt(TEXT_MINIMUM, level);
  return paintedInputs.map((name) => {
    const value = input[name];
    const isBackground = name === 'brand' || name === 'accent';
    const ratio = contrast(value, WHITE);
    const passes = ratio >= minimum;
    const better = passes ? null : nearestPassing(value, [{ background: WHITE, minimum }]);
    return {
      foreground: isBackground ? 'white text' : name,
      background: isBackground ? name : 'white',
      foregroundValue: isBackground ? WHITE : value,
      backgroundValue: isBackground ? value : WHITE,
      ratio,
      minimum,
      passes,
      ...(better === null
        ? {}
        : { change: { name: `input.${name}`, value: better, ratio: contrast(better, WHITE) } }),
    };
  });
}

/** Returns the other side of each of a token's pairs, with its required ratio. */
function others(theme: Theme, scheme: Scheme, token: ColorToken) {
  return contrastPairs.flatMap(({ foreground, background, minimum }) => {
    const other = foreground === token ? background : background === token ? foreground : undefined;
    return other === undefined
      ? []
      : [{ background: theme[scheme][other], minimum: minimumAt(minimum, theme.contrast) }];
  });
}

/**
 * Returns the foreground changed until it passes everywhere; otherwise the background; otherwise a
 * change for this pair alone.
 */
function changeFor(
  theme: Theme,
  scheme: Scheme,
  foreground: ColorToken,
  background: ColorToken,
  minimum: number,
): PairReport['change'] {
  const values = theme[scheme];
  const tries = [
    [foreground, others(theme, scheme, foreground)],
    [background, others(theme, scheme, background)],
    [foreground, [{ background: values[background], minimum }]],
  ] as const;
  for (const [name, backgrounds] of tries) {
    const value = nearestPassing(values[name], backgrounds);
    const other = name === foreground ? background : foreground;
    if (value !== null) return { name, value, ratio: contrast(value, values[other]) };
  }
  return undefined;
}

/** Returns every declared pair of a theme in both schemes, with its contrast and a fix. */
export function reportPairs(theme: Theme): SchemePairReport[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    contrastPairs.map((pair) => {
      const { foreground, background } = pair;
      const minimum = minimumAt(pair.minimum, theme.contrast);
      const foregroundValue = theme[scheme][foreground];
      const backgroundValue = theme[scheme][background];
      const ratio = contrast(foregroundValue, backgroundValue);
      const passes = ratio >= minimum;
      const change = passes ? undefined : changeFor(theme, scheme, foreground, background, minimum);
      return {
        scheme,
        foreground,
        background,
        foregroundValue,
        backgroundValue,
        ratio,
        minimum,
        passes,
        change,
      };
    }),
  );
}

/** Returns the report on a theme's twelve inputs, as given and as derived. */
export function reportTheme(input: BrandInput, level: ContrastLevel = 'standard'): ThemeReport {
  const inputs = reportInputs(input, level);
  const pairs = reportPairs(deriveTheme(input, level));
  const failing = [...inputs, ...pairs].filter(({ passes }) => !passes).length;
  return { inputs, pairs, failing };
}
