import { vars } from '../../theme/contract.css.ts';
import { css, forcedEdge, type } from '../../theme/styles.ts';

/** In the frame of a button beside it, without the look of a disabled one. */
export const wait = css({
  ...forcedEdge,
  ...type('md'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size['control-md'],
  paddingInline: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgSurface,
  color: vars.color.fgDefault,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
