import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const text = css({
  ...type('reading'),
  fontFamily: vars.font.family.reading,
  maxInlineSize: '680px',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  selectors: { '&:lang(zh)': { letterSpacing: '0.01em' } },
  '@media': { [media.fromDesktop]: { selectors: { '&:lang(zh)': { textAlign: 'justify' } } } },
});

type Rule = Parameters<typeof globalStyle>[1];
const inside = (selector: string, rule: Rule): void =>
  globalStyle(
    selector
      .split(', ')
      .map((part) => `${text} ${part}`)
      .join(', '),
    { '@layer': { [layers.components]: rule } },
  );

// Each paragraph runs in its own language's direction; bold or linked words inside it don't decide.
inside('p, h2, h3, li, blockquote, figcaption, td, th', { unicodeBidi: 'plaintext' });
inside('> * + *', { marginBlockStart: space[5] });
inside('h2, h3', {
  fontFamily: vars.font.family.text,
  fontWeight: vars.font.weight.strong,
  fontSize: vars.font.size['title-md'],
  lineHeight: vars.line.height['title-md'],
  marginBlockStart: space[8],
});
inside('h3', { fontSize: vars.font.size['title-sm'], lineHeight: vars.line.height['title-sm'] });
inside('a', { color: color.fgLink, textDecoration: 'underline', textUnderlineOffset: '0.2em' });
inside('ul', { listStyle: 'disc', paddingInlineStart: space[6] });
inside('ol', { listStyle: 'decimal', paddingInlineStart: space[6] });
inside('li + li', { marginBlockStart: space[2] });
inside('blockquote', {
  marginInline: 0,
  paddingInlineStart: space[5],
  borderInlineStart: `4px solid ${color.bgAccent}`,
});
inside('img', { borderRadius: vars.radius.tile, cursor: 'zoom-in', blockSize: 'auto' });
inside('img:focus-visible', {
  outline: `${vars.focus.ring} solid ${color.borderFocus}`,
  outlineOffset: vars.focus.offset,
});
inside('figcaption', {
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.xs,
  lineHeight: vars.line.height.xs,
  color: color.fgMuted,
  marginBlockStart: space[2],
});
// Words and figures stay whole: a table that is wider than the text scrolls.
inside('table', {
  display: 'block',
  overflowX: 'auto',
  overflowWrap: 'normal',
  borderCollapse: 'collapse',
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.md,
  lineHeight: vars.line.height.md,
});
inside('tbody:only-child', { display: 'table', inlineSize: '100%' });
inside('th, td', {
  padding: space[2],
  borderBlockEnd: `${vars.border.thin} solid ${color.borderSubtle}`,
  textAlign: 'start',
});
inside('pre, code', {
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.font.size.md,
  background: color.bgSunken,
  borderRadius: vars.radius.small,
});
inside('pre', { padding: space[4], overflow: 'auto' });

export const overlay = css({
  padding: 0,
  border: 0,
  background: 'transparent',
  maxInlineSize: '96vw',
  maxBlockSize: '96vh',
  margin: 'auto',
  selectors: {
    '&::backdrop': { background: `color-mix(in srgb, ${color.bgScrim} 80%, transparent)` },
  },
});
export const large = css({
  maxInlineSize: '96vw',
  maxBlockSize: '96vh',
  objectFit: 'contain',
  background: color.bgSurface,
  cursor: 'zoom-out',
});
export const close = css({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  background: color.bgRaised,
  borderRadius: vars.radius.control,
});
