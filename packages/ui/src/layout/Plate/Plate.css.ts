import { vars } from '../../theme/contract.css.ts';
import { css, recipe } from '../../theme/styles.ts';
import { plateLook } from './plateLook.ts';

const { color } = vars;
const { ink, brand, neutral, vip } = plateLook;

export const plate = recipe({
  base: {
    display: 'block',
    inlineSize: '100%',
    overflow: 'hidden',
    borderRadius: vars.radius.tile,
    objectFit: 'cover',
    // An image keeps its colors.
    forcedColorAdjust: 'none',
  },
  variants: {
    shape: { wide: { aspectRatio: '16 / 9' }, band: { aspectRatio: '384 / 136' } },
    background: {
      ink: { background: color[ink.ground] },
      brand: { background: color[brand.ground] },
      neutral: { background: color[neutral.ground] },
      vip: { background: color[vip.ground] },
    },
  },
});

export const drawing = css({ inlineSize: '100%', blockSize: '100%' });

export const bar = recipe({
  variants: {
    background: {
      ink: { fill: color[ink.bar] },
      brand: { fill: color[brand.bar] },
      neutral: { fill: color[neutral.bar] },
      vip: { fill: color[vip.bar] },
    },
    weight: {
      faint: { opacity: brand.opacity.faint },
      plain: { opacity: brand.opacity.plain },
      lit: { opacity: 1 },
    },
  },
  compoundVariants: [
    { variants: { background: 'ink', weight: 'faint' }, style: { opacity: ink.opacity.faint } },
    { variants: { background: 'ink', weight: 'plain' }, style: { opacity: ink.opacity.plain } },
    { variants: { background: 'ink', weight: 'lit' }, style: { fill: color[ink.lit] } },
    { variants: { background: 'brand', weight: 'lit' }, style: { fill: color[brand.lit] } },
    { variants: { background: 'neutral', weight: 'lit' }, style: { fill: color[neutral.lit] } },
    { variants: { background: 'vip', weight: 'lit' }, style: { fill: color[vip.lit] } },
  ],
});
