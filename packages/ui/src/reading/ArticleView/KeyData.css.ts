import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;
const subtle = `${vars.border.thin} solid ${color.borderSubtle}`;
/** Text of twice the size on a phone: one column, for three entries a little earlier. */
const tight = '(width < 15rem)';
const tightForThree = '(width < 18rem)';
const rule = `${vars.border.thin} solid ${color.borderDefault}`;

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  marginBlockEnd: space[6],
  borderBlock: rule,
  overflow: 'hidden',
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      selectors: {
        '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  },
  '@container': {
    [tight]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [tightForThree]: {
      selectors: {
        '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
});

/** An entry of three. */
const three = ':has(> :nth-child(3):last-child) > &';

/** Each cell draws its rules outwards, so that any number of columns has rules only between cells. */
export const entry = css({
  display: 'flex',
  flexDirection: 'column',
  padding: `${space[3]} ${space[4]}`,
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  borderBlockStart: subtle,
  borderInlineStart: subtle,
  minInlineSize: 0,
  selectors: { '&:first-child': { paddingInlineStart: 0 } },
  '@media': {
    [media.phone]: {
      paddingInline: space[3],
      selectors: {
        '&:nth-child(odd):not(:nth-child(3):last-child)': { paddingInlineStart: 0 },
      },
    },
  },
  '@container': {
    [tight]: { paddingInlineStart: 0, borderInlineStart: 0, marginInlineStart: 0 },
    [tightForThree]: {
      selectors: { [three]: { paddingInlineStart: 0, borderInlineStart: 0, marginInlineStart: 0 } },
    },
  },
});

export const label = css({ ...type('xs'), color: color.fgMuted });

/** At the bottom of its cell, so that the values of a row align if one label takes two lines. */
export const value = css({
  ...type('title-md'),
  marginBlockStart: 'auto',
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  selectors: { '&:lang(zh)': { letterSpacing: 0 } },
});
