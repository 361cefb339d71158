import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';
import { stageMarks } from './stageMarks.ts';

const { color } = vars;

/** An icon button on the stage's background. */
export const stageAction = css({
  ...stageMarks,
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size['control-md'],
  blockSize: vars.size['control-md'],
  borderRadius: vars.radius.control,
  color: color.fgStage,
  cursor: 'pointer',
});
