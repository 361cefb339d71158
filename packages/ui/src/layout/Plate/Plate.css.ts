import { vars } from '../../theme/contract.css.ts';
import { css, recipe } from '../../theme/styles.ts';

const { color } = vars;

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
      ink: { background: color.bgInverse },
      brand: { background: color.bgBrandSoft },
      neutral: { background: color.bgNeutral },
      vip: { background: color.bgVipSoft },
    },
  },
});

export const drawing = css({ inlineSize: '100%', blockSize: '100%' });

const faint = '0.16';
const soft = '0.3';
const plain = '0.5';

export const bar = recipe({
  variants: {
    background: {
      ink: { fill: color.fgInverse },
      brand: { fill: color.fgBrand },
      neutral: { fill: color.fgSecondary },
      vip: { fill: color.fgVip },
    },
    weight: { faint: { opacity: soft }, plain: { opacity: plain }, lit: { opacity: 1 } },
  },
  compoundVariants: [
    { variants: { background: 'ink', weight: 'faint' }, style: { opacity: faint } },
    { variants: { background: 'ink', weight: 'plain' }, style: { opacity: soft } },
    { variants: { background: 'ink', weight: 'lit' }, style: { fill: color.ringSpeaking } },
    { variants: { background: 'brand', weight: 'lit' }, style: { fill: color.bgAccent } },
    { variants: { background: 'neutral', weight: 'lit' }, style: { fill: color.fgBrand } },
    { variants: { background: 'vip', weight: 'lit' }, style: { fill: color.fgDefault } },
  ],
});
