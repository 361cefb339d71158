import { globalStyle } from '@vanilla-extract/css';
import rostra from '../themes/rostra.theme.json' with { type: 'json' };
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import './forcedColors.css.ts';
import { deriveTheme } from './deriveTheme.ts';
import { layers } from './layers.css.ts';
import './print.css.ts';
import { parseThemeFile } from './parseThemeFile.ts';
import { reading, scale, scaleChinese, scaleChinesePhone, scalePhone } from './scale.ts';
import { themeProperties } from './themeToCss.ts';

type Rule = Parameters<typeof globalStyle>[1];
const base = (selector: string, rule: Rule): void =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });
const reset = (selector: string, rule: Rule): void =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, table, fieldset', {
  margin: 0,
  padding: 0,
});
reset('ul, ol', { listStyle: 'none' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('a[data-following]', { opacity: 0.7 });
reset('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
reset('img, svg, video', { display: 'block', maxInlineSize: '100%' });
reset('fieldset', { border: 0, minInlineSize: 0 });

base(':root', { colorScheme: 'light dark', vars: { ...scale } });
base(':root', { vars: themeProperties(deriveTheme(parseThemeFile(rostra).input), 'all') });
base('[data-scheme="light"]', { colorScheme: 'light' });
base('[data-scheme="dark"]', { colorScheme: 'dark' });

/* The market convention: red rises in Chinese, green rises in English; data-trend is the reader's choice. */
const greenRises = {
  [vars.color.fgRise]: vars.color.fgTrendGreen,
  [vars.color.bgRiseSoft]: vars.color.bgTrendGreenSoft,
  [vars.color.fgFall]: vars.color.fgTrendRed,
  [vars.color.bgFallSoft]: vars.color.bgTrendRedSoft,
};
const redRises = {
  [vars.color.fgRise]: vars.color.fgTrendRed,
  [vars.color.bgRiseSoft]: vars.color.bgTrendRedSoft,
  [vars.color.fgFall]: vars.color.fgTrendGreen,
  [vars.color.bgFallSoft]: vars.color.bgTrendGreenSoft,
};
base(':root', { vars: greenRises });
base(':root:lang(zh), :root[data-trend="red-rises"]', { vars: redRises });
base(':root[data-trend="green-rises"]', { vars: greenRises });

base(':root', { '@media': { [media.phone]: { vars: { ...scalePhone } } } });
base(':root:lang(zh)', {
  vars: { ...scaleChinese },
  '@media': { [media.phone]: { vars: { ...scaleChinesePhone } } },
});

/*
 * Reading text follows its own language, not the interface's: an English article is set in the serif
 * in a Chinese page too, and a Chinese one in the sans. The root keeps the theme's serif for that.
 */
const SERIF = '--ui-font-family-serif';
base(':root', { vars: { [SERIF]: vars.font.family.reading } });
base('body, [lang]:not(:root)', {
  vars: { ...reading.latin, [vars.font.family.reading]: `var(${SERIF})` },
  '@media': { [media.phone]: { vars: { ...reading.latinPhone } } },
});
base('body:lang(zh), [lang|="zh"]:not(:root)', {
  vars: { ...reading.chinese, [vars.font.family.reading]: vars.font.family.text },
  '@media': { [media.phone]: { vars: { ...reading.chinesePhone } } },
});

base('html', { textSizeAdjust: '100%', textAutospace: 'normal' });
base('body', {
  background: vars.color.bgPage,
  color: vars.color.fgDefault,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.md,
  lineHeight: vars.line.height.md,
  fontVariantNumeric: 'lining-nums',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
});
base(':lang(zh)', { lineBreak: 'strict' });
// No line of a single character at the end.
base(':is(p, li, dd, figcaption):lang(zh)', { textWrap: 'pretty' });

/* Readers who asked for less motion get none of ours: the last layer wins over all others of the
   library. */
globalStyle('*, *::before, *::after, ::backdrop', {
  '@layer': {
    [layers.forced]: {
      '@media': { [media.reducedMotion]: { animation: 'none', transition: 'none' } },
    },
  },
});

base(':focus-visible', {
  outline: `${vars.focus.ring} solid ${vars.color.borderFocus}`,
  outlineOffset: vars.focus.offset,
});
