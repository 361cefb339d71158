import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { css, recipe, type } from '../theme/styles.ts';

const { color } = vars;
const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });

export const region = css({
  position: 'fixed',
  insetBlockEnd: vars.space[4],
  insetInlineEnd: vars.space[4],
  zIndex: vars.z.toast,
  inlineSize: `min(${vars.size.drawer}, calc(100vw - 32px))`,
  display: 'grid',
  gap: vars.space[2],
});
export const toast = css({
  ...type('md'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[2]} ${vars.space[3]} ${vars.space[4]}`,
  background: color.bgRaised,
  color: color.fgDefault,
  border: `${vars.border.thin} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.overlay,
  animation: `${rise} ${vars.motion.duration.base} ${vars.motion.easing.out}`,
});
export const icon = recipe({
  variants: {
    tone: {
      info: { color: color.fgInfo },
      success: { color: color.fgSuccess },
      warning: { color: color.fgWarning },
      danger: { color: color.fgDanger },
    },
  },
});
export const words = css({ flex: 1, minInlineSize: 0 });
export const times = css({ ...type('xs'), color: color.fgMuted });
