import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color } = vars;

export const box = css({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `${vars.border.thin} dashed ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  background: color.bgSurface,
});
export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
export const name = css({
  ...type('sm'),
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
  flex: 1,
  minInlineSize: 0,
});
export const done = css({
  ...type('sm'),
  color: color.fgSuccess,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
});
export const image = css({
  maxBlockSize: '200px',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  borderRadius: vars.radius.tile,
  border: `${vars.border.thin} solid ${color.borderSubtle}`,
});
export const tile = css({
  ...type('xs'),
  fontWeight: vars.font.weight.strong,
  color: color.fgBrand,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[1],
  inlineSize: vars.space[16],
  aspectRatio: '4 / 5',
  borderRadius: vars.radius.tile,
  border: `${vars.border.thin} solid ${color.borderDefault}`,
  background: color.bgSunken,
});
