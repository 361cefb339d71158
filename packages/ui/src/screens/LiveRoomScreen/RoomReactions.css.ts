import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { css, forcedEdge, type } from '../../theme/styles.ts';

const { color, motion, space } = vars;
const leaping = keyframes({ '50%': { translate: '0 -6px' } });

export const root = css({ pointerEvents: 'none' });
export const row = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[1] });
export const chip = css({
  ...type('sm'),
  ...forcedEdge,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  padding: `${space[1]} ${space[2]}`,
  borderRadius: vars.radius.pill,
  background: color.bgStageControl,
  color: color.fgStage,
  fontVariantNumeric: 'tabular-nums',
});
export const leap = css({
  display: 'inline-flex',
  color: color.ringSpeaking,
  animation: `${leaping} ${motion.duration.calm} ${motion.easing.out}`,
});
