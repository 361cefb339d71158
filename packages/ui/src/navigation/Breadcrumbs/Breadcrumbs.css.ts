import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const list = css({
  ...type('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[1],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  color: color.fgSecondary,
});
export const step = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  // The minimum touch target, including the gap between two of them.
  minBlockSize: space[6],
  overflowWrap: 'anywhere',
});
export const arrow = css({
  display: 'inline-flex',
  flex: 'none',
  color: color.fgMuted,
});
export const current = css({ color: color.fgDefault, fontWeight: vars.font.weight.medium });
