import { globalStyle, keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';
import { toastPlace } from './toastPlace.ts';

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
  // In a live room there are controls at every edge; nothing is pressed in the middle of its header.
  selectors: {
    'body:has([data-room-bar]) &': {
      insetBlock: `${vars.space[1]} auto`,
      insetInline: '50% auto',
      translate: '-50%',
    },
  },
  '@media': {
    // At the bottom are the bars that the thumb needs: on phones, toasts are at the top, and the
    // page moves down.
    [media.phone]: { insetBlock: `${vars.space[2]} auto` },
  },
});
globalStyle('body::before', {
  '@layer': {
    [layers.components]: {
      '@media': { [media.phone]: { content: '', display: 'block', blockSize: toastPlace } },
    },
  },
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
/** As high as a line, so that the icon is centered on the first one. */
export const icon = recipe({
  base: { display: 'grid', placeItems: 'center', blockSize: '1lh' },
  variants: {
    tone: {
      info: { color: color.fgInfo },
      success: { color: color.fgSuccess },
      warning: { color: color.fgWarning },
      danger: { color: color.fgDanger },
    },
  },
});
export const words = css({
  flex: 1,
  minInlineSize: 0,
  // Invisible words keep their space, and screen readers announce them once they appear.
  selectors: { '&[data-awaited]': { visibility: 'hidden' } },
});
/** Centered on the first line, without raising it. */
export const cross = css({ marginBlock: `calc((1lh - ${vars.size['control-sm']}) / 2)` });
export const times = css({ ...type('xs'), color: color.fgMuted });
