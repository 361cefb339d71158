import { vars } from '../../theme/contract.css.ts';
import { css, forcedEdge, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const root = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});
/** For the room's dark background, in any color scheme. */
export const quiet = css({
  ...forcedEdge,
  ...type('xs'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '22px',
  paddingInline: '7px',
  borderRadius: vars.radius.small,
  background: color.bgStageControl,
  color: color.fgStage,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
});
export const mark = css({
  ...type('sm'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: color.fgStageMuted,
  whiteSpace: 'nowrap',
});
