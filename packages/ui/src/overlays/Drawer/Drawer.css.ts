import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { css, forcedEdge, recipe } from '../../theme/styles.ts';

const { color, motion } = vars;
const appear = keyframes({ from: { opacity: 0 } });

export const overlay = css({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  background: `color-mix(in srgb, ${color.bgScrim} 56%, transparent)`,
  animation: `${appear} ${motion.duration.calm} ${motion.easing.out}`,
  transition: `opacity ${motion.duration.base}`,
  selectors: { '&[data-exiting]': { opacity: 0 } },
});
export const panel = recipe({
  base: {
    ...forcedEdge,
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '100%',
    maxInlineSize: vars.size.drawer,
    background: color.bgRaised,
    color: color.fgDefault,
    boxShadow: vars.shadow.overlay,
    display: 'flex',
  },
  variants: { side: { start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } } },
});
