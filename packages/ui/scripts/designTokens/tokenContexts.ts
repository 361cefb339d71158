import { deriveTheme } from '../../src/theme/deriveTheme.ts';
import {
  reading,
  scale,
  scaleChinese,
  scaleChinesePhone,
  scalePhone,
} from '../../src/theme/scale.ts';
import { themeProperties } from '../../src/theme/themeToCss.ts';
import type { ThemeFile } from '../../src/theme/themeTypes.ts';
import { chineseReadingFamily, trendVariables } from '../../src/theme/variableRules.ts';
import { baseTheme, themes } from '../../src/themes/index.ts';
import type { FlatTokens } from './dtcg.ts';
import { toTokens } from './toTokens.ts';

/** A choice that changes tokens, such as the dark scheme, and the tokens that it sets. */
export interface TokenContext {
  /** `harbourline-dark`: the file's name below `tokens/`, and the context's in the resolver. */
  id: string;
  /** `Harbourline Securities, dark`: for people. */
  name: string;
  tokens: FlatTokens;
}

const SCHEMES = ['light', 'dark'] as const;

const propertiesOf = ({ input, contrast, scope }: ThemeFile): Record<string, string> =>
  themeProperties(deriveTheme(input, contrast), scope);

/** Themes that somebody can see; one of kind `test` is for our tests. */
export const publishedThemes = [
  baseTheme,
  ...themes.filter((theme) => theme !== baseTheme && theme.kind !== 'test'),
];

/**
 * Every theme in both schemes, the base theme's light scheme first. A theme that changes the header
 * only has the base theme's other tokens, so each context is complete.
 */
export const themeContexts: readonly TokenContext[] = publishedThemes.flatMap((theme) =>
  SCHEMES.map((scheme) => ({
    id: `${theme.id}-${scheme}`,
    name: `${theme.name}, ${scheme}`,
    tokens: {
      ...toTokens(propertiesOf(baseTheme), scheme),
      // The one shadow that no theme changes has another color in dark.
      ...toTokens({ '--ui-shadow-overlay': scale['--ui-shadow-overlay'] ?? '' }, scheme),
      ...toTokens(propertiesOf(theme), scheme),
    },
  })),
);

const { latin, latinPhone, chinese, chinesePhone } = reading;
const layouts: readonly [id: string, name: string, variables: Record<string, string>][] = [
  ['desktop', 'Desktop', { ...scale, ...latin }],
  ['phone', 'Phone', { ...scale, ...latin, ...scalePhone, ...latinPhone }],
  ['chinese', 'Chinese', { ...scale, ...scaleChinese, ...chinese, ...chineseReadingFamily }],
  [
    'chinese-phone',
    'Chinese, phone',
    {
      ...scale,
      ...scalePhone,
      ...scaleChinese,
      ...scaleChinesePhone,
      ...chinese,
      ...chinesePhone,
      ...chineseReadingFamily,
    },
  ],
];

/** Sizes by the width of the window and the language, desktop in Latin script first. */
export const layoutContexts: readonly TokenContext[] = layouts.map(([id, name, variables]) => {
  const { 'shadow.overlay': _, ...tokens } = toTokens(variables, 'light');
  return { id, name, tokens };
});

/** The market convention, green rises first. */
export const trendContexts: readonly TokenContext[] = [
  {
    id: 'green-rises',
    name: 'Green rises',
    tokens: toTokens(trendVariables.greenRises, 'light'),
  },
  { id: 'red-rises', name: 'Red rises', tokens: toTokens(trendVariables.redRises, 'light') },
];
