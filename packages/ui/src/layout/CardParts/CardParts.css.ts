import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const facts = css({
  ...type('sm'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[4],
  rowGap: space[1],
});
export const term = css({ color: color.fgMuted });
export const value = css({ overflowWrap: 'anywhere' });
export const counts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  rowGap: space[2],
});
/** The number is shown first, its label after it; in the DOM the label comes first. */
export const count = css({
  display: 'flex',
  flexDirection: 'row-reverse',
  gap: space[1],
  ...type('sm'),
});
export const figure = css({
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
/** The name and the line below it, which wraps as needed. */
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[3],
});
export const named = css({
  display: 'grid',
  gap: space[1],
  // The end content wraps below if large text leaves no room for the name.
  flex: '1 1 5.5rem',
  minInlineSize: 0,
  alignSelf: 'center',
});
export const name = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  rowGap: space[1],
  overflowWrap: 'anywhere',
});
export const ends = css({ display: 'flex', flexWrap: 'wrap', gap: space[2], flex: 'none' });
export const card = css({ display: 'grid', gap: space[4] });
