import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

export const progress = css({ display: 'grid', gap: vars.space[1], ...type('sm') });
export const labels = css({ display: 'flex', justifyContent: 'space-between', gap: vars.space[2] });
export const value = css({ color: vars.color.fgSecondary, fontVariantNumeric: 'tabular-nums' });
export const track = css({
  blockSize: vars.space[2],
  background: vars.color.bgSunken,
  borderRadius: vars.radius.small,
  overflow: 'hidden',
});
export const fill = css({
  blockSize: '100%',
  background: vars.color.bgBrand,
  transition: `inline-size ${vars.motion.duration.base}`,
});
