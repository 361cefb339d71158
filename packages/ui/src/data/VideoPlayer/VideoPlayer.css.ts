import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

const { color, radius } = vars;

/** As wide as its container, and never taller than the window minus the surrounding content. */
export const video = css({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  maxBlockSize: '60dvh',
  background: color.bgStage,
  borderRadius: radius.control,
});
