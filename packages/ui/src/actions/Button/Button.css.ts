import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { recipe, transition, type, withFocusRing } from '../../theme/styles.ts';

const { color } = vars;

/** Returns background and text of one tone and emphasis, with their hover and pressed states. */
function look(
  background: string,
  text: string,
  hover: string,
  pressed: string,
  edge = 'transparent',
): StyleRule {
  return {
    background: background,
    color: text,
    borderColor: edge,
    selectors: {
      '&[data-hovered]:where(:not([data-disabled]))': { background: hover },
      '&[data-pressed]:where(:not([data-disabled]))': { background: pressed },
    },
  };
}

const quiet = (text: string, edge?: string): StyleRule =>
  look(edge ? color.bgSurface : 'transparent', text, color.bgHover, color.bgNeutral, edge);

const filled = {
  brand: look(color.bgBrand, color.fgOnBrand, color.bgBrandHover, color.bgBrandPressed),
  neutral: look(color.bgNeutral, color.fgSecondary, color.bgSelected, color.bgSelected),
  accent: look(color.bgAccent, color.fgOnAccent, color.bgAccentHover, color.bgAccentPressed),
  // On a card of the same tone, the fill alone is nearly invisible.
  vip: look(color.bgVip, color.fgOnVip, color.bgVipHover, color.bgVipPressed, color.fgVip),
  danger: look(color.bgDanger, color.fgOnDanger, color.bgDangerHover, color.bgDangerPressed),
};
const text = {
  brand: color.fgBrand,
  neutral: color.fgDefault,
  accent: color.fgAccent,
  vip: color.fgVip,
  danger: color.fgDanger,
};
const tones = ['brand', 'neutral', 'accent', 'vip', 'danger'] as const;

export const button = recipe({
  base: withFocusRing({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    maxInlineSize: '100%',
    borderRadius: vars.radius.control,
    borderWidth: vars.border.thin,
    borderStyle: 'solid',
    fontWeight: vars.font.weight.strong,
    textAlign: 'center',
    position: 'relative',
    ...transition('background-color', 'border-color'),
    selectors: {
      '&[data-disabled]': {
        background: color.bgNeutral,
        color: color.fgDisabled,
        borderColor: 'transparent',
        cursor: 'default',
      },
      '&[data-pending]': { cursor: 'progress' },
    },
  }),
  variants: {
    tone: { brand: {}, neutral: {}, accent: {}, vip: {}, danger: {} },
    emphasis: { filled: {}, outline: {}, ghost: {} },
    size: {
      sm: { ...type('sm'), minBlockSize: vars.size['control-sm'], paddingInline: vars.space[3] },
      md: { ...type('md'), minBlockSize: vars.size['control-md'], paddingInline: vars.space[4] },
      lg: { ...type('lg'), minBlockSize: vars.size['control-lg'], paddingInline: vars.space[5] },
    },
    isFull: { true: { inlineSize: '100%' }, false: {} },
  },
  compoundVariants: tones.flatMap((tone) => [
    { variants: { tone, emphasis: 'filled' as const }, style: filled[tone] },
    {
      variants: { tone, emphasis: 'outline' as const },
      style: quiet(text[tone], color.borderStrong),
    },
    { variants: { tone, emphasis: 'ghost' as const }, style: quiet(text[tone]) },
  ]),
});
