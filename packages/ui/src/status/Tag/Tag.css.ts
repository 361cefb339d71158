import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, forcedEdge, recipe } from '../../theme/styles.ts';

const { color } = vars;
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const tag = recipe({
  base: {
    ...forcedEdge,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: '22px',
    paddingInline: '7px',
    borderRadius: vars.radius.small,
    fontSize: vars.font.size.xs,
    lineHeight: 1.2,
    fontWeight: vars.font.weight.medium,
    whiteSpace: 'nowrap',
    // Text of twice the size on a phone: a long status wraps.
    '@container': { '(width < 12rem)': { whiteSpace: 'normal' } },
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tone: {
      neutral: { background: color.bgNeutral, color: color.fgSecondary },
      brand: { background: color.bgBrandSoft, color: color.fgBrand },
      info: { background: color.bgInfoSoft, color: color.fgInfo },
      success: { background: color.bgSuccessSoft, color: color.fgSuccess },
      warning: { background: color.bgWarningSoft, color: color.fgWarning },
      danger: { background: color.bgDangerSoft, color: color.fgDanger },
      vip: { background: color.bgVip, color: color.fgOnVip, fontWeight: vars.font.weight.strong },
      live: {
        background: color.bgLive,
        color: color.fgOnLive,
        fontWeight: vars.font.weight.strong,
      },
      outline: { color: color.fgSecondary, boxShadow: `inset 0 0 0 1px ${color.borderDefault}` },
    },
  },
});

export const dot = css({
  inlineSize: '7px',
  blockSize: '7px',
  borderRadius: vars.radius.pill,
  background: 'currentColor',
  animation: `${breathe} 2s ${vars.motion.easing.inout} infinite`,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
