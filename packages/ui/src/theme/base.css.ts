import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import './forcedColors.css.ts';
import { layers } from './layers.css.ts';
import './print.css.ts';
import { variableRules } from './variableRules.ts';

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

for (const { selector, media: condition, colorScheme, variables } of variableRules) {
  const rule = {
    ...(colorScheme === undefined ? {} : { colorScheme }),
    ...(variables === undefined ? {} : { vars: { ...variables } }),
  };
  base(selector, condition === undefined ? rule : { '@media': { [condition]: rule } });
}

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
