import { vars } from '../theme/contract.css.ts';
import { css, type } from '../theme/styles.ts';

const { color, space } = vars;

export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[3],
});
export const day = css({ flex: '3 1 180px', minInlineSize: 0 });
export const time = css({ flex: '1 1 104px', minInlineSize: 0 });
export const twice = css({
  ...type('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: color.fgSecondary,
});
export const zone = css({
  ...type('xs'),
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: color.fgMuted,
  overflowWrap: 'anywhere',
});
