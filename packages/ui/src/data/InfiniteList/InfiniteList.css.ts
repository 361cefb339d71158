import { vars } from '../../theme/contract.css.ts';
import { css, type, withFocusRing } from '../../theme/styles.ts';

const { color, space } = vars;

export const list = css({ listStyle: 'none', margin: 0, padding: 0 });
export const item = css(
  withFocusRing({ borderRadius: vars.radius.small, overflowWrap: 'anywhere', minInlineSize: 0 }),
);
export const end = css({
  ...type('sm'),
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'center',
  // The same height for every end state, so that nothing moves on a change.
  minBlockSize: vars.space[16],
  color: color.fgSecondary,
});
export const failed = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space[3],
});
export const last = css({ color: color.fgMuted });
