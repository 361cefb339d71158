import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { css, forcedEdge, recipe } from '../../theme/styles.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const stack = css({ display: 'grid', gap: vars.space[3] });

export const bone = recipe({
  base: {
    ...forcedEdge,
    display: 'block',
    background: vars.color.bgNeutral,
    borderRadius: vars.radius.small,
    animation: `${breathe} 1.6s ${vars.motion.easing.inout} infinite`,
  },
  variants: {
    shape: {
      line: { blockSize: vars.space[4] },
      title: { blockSize: vars.space[6], inlineSize: '60%' },
      circle: { inlineSize: '36px', blockSize: '36px', borderRadius: vars.radius.pill },
      plate: { aspectRatio: '16 / 9', borderRadius: vars.radius.tile },
      control: { blockSize: vars.size['control-md'], borderRadius: vars.radius.control },
    },
    isLast: { true: { inlineSize: '72%' }, false: {} },
  },
});
