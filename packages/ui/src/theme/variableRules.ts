import rostra from '../themes/rostra.theme.json' with { type: 'json' };
import { media } from './breakpoints.ts';
import { deriveTheme } from './deriveTheme.ts';
import { parseThemeFile } from './parseThemeFile.ts';
import { reading, scale, scaleChinese, scaleChinesePhone, scalePhone } from './scale.ts';
import { themeProperties } from './themeToCss.ts';

/** A rule of the base sheet that only sets variables, and the scheme that they resolve by. */
export interface VariableRule {
  selector: string;
  /** A media condition without `@media`. */
  media?: string;
  colorScheme?: 'light dark' | 'light' | 'dark';
  /** Name with `--` to value. */
  variables?: Readonly<Record<string, string>>;
}

const color = (name: string): string => `--ui-color-${name}`;

/** The four trend variables, by the color that rises. */
const trend = (rise: 'red' | 'green', fall: 'red' | 'green'): Record<string, string> => ({
  [color('fg-rise')]: `var(${color(`fg-trend-${rise}`)})`,
  [color('bg-rise-soft')]: `var(${color(`bg-trend-${rise}-soft`)})`,
  [color('fg-fall')]: `var(${color(`fg-trend-${fall}`)})`,
  [color('bg-fall-soft')]: `var(${color(`bg-trend-${fall}-soft`)})`,
});

/** The market convention: red rises in Chinese, green rises in English. */
export const trendVariables = {
  greenRises: trend('green', 'red'),
  redRises: trend('red', 'green'),
} as const;

const READING_FAMILY = '--ui-font-family-reading';
const TEXT_FAMILY = '--ui-font-family-text';
/** Keeps the theme's serif for English parts of Chinese pages. */
const SERIF = '--ui-font-family-serif';

/** The reading face of Chinese texts is the sans. */
export const chineseReadingFamily = { [READING_FAMILY]: `var(${TEXT_FAMILY})` } as const;

/**
 * Every variable of the base look and where it applies, in order. `base.css` and the published
 * `tokens.css` are both written from it.
 *
 * Reading text follows its own language, not the interface's: an English article is set in the serif
 * in a Chinese page too, and a Chinese one in the sans.
 */
export const variableRules: readonly VariableRule[] = [
  { selector: ':root', colorScheme: 'light dark', variables: scale },
  {
    selector: ':root',
    variables: themeProperties(deriveTheme(parseThemeFile(rostra).input), 'all'),
  },
  { selector: '[data-scheme="light"]', colorScheme: 'light' },
  { selector: '[data-scheme="dark"]', colorScheme: 'dark' },
  // data-trend is the reader's choice.
  { selector: ':root', variables: trendVariables.greenRises },
  {
    selector: ':root:lang(zh), :root[data-trend="red-rises"]',
    variables: trendVariables.redRises,
  },
  { selector: ':root[data-trend="green-rises"]', variables: trendVariables.greenRises },
  { selector: ':root', media: media.phone, variables: scalePhone },
  { selector: ':root:lang(zh)', variables: scaleChinese },
  { selector: ':root:lang(zh)', media: media.phone, variables: scaleChinesePhone },
  { selector: ':root', variables: { [SERIF]: `var(${READING_FAMILY})` } },
  {
    selector: 'body, [lang]:not(:root)',
    variables: { ...reading.latin, [READING_FAMILY]: `var(${SERIF})` },
  },
  { selector: 'body, [lang]:not(:root)', media: media.phone, variables: reading.latinPhone },
  {
    selector: 'body:lang(zh), [lang|="zh"]:not(:root)',
    variables: { ...reading.chinese, ...chineseReadingFamily },
  },
  {
    selector: 'body:lang(zh), [lang|="zh"]:not(:root)',
    media: media.phone,
    variables: reading.chinesePhone,
  },
];
