import { vars } from '../../theme/contract.css.ts';
import { css, forcedEdge, type } from '../../theme/styles.ts';

/** As high as a button, so that the column of a panel stays aligned. */
export const wait = css({
  ...forcedEdge,
  ...type('md'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size['control-md'],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.bgNeutral,
  color: vars.color.fgSecondary,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
