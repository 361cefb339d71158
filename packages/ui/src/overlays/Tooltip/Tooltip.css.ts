import { vars } from '../../theme/contract.css.ts';
import { css, forcedEdge, type } from '../../theme/styles.ts';

export const tip = css({
  ...type('xs'),
  ...forcedEdge,
  background: vars.color.bgInverse,
  color: vars.color.fgInverse,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.small,
  maxInlineSize: '32ch',
});
