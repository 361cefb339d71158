import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const banner = css({
  ...type('sm'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[4]}`,
  background: color.bgStageControl,
  color: color.fgStage,
  borderBlockEnd: `${vars.border.thin} solid ${color.borderStage}`,
});
export const sign = css({ color: color.ringSpeaking, display: 'inline-flex' });
