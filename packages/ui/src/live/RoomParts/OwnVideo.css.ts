import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const video = css({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.tile,
  background: color.bgTile,
  // An edge in forced colors.
  outline: `${vars.border.thin} solid transparent`,
  outlineOffset: '-1px',
  color: color.fgStageMuted,
});
export const off = css({
  ...type('md'),
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  textAlign: 'center',
  paddingInline: space[3],
  gap: space[2],
});
