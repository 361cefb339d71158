import { vars } from '../../theme/contract.css.ts';
import { recipe, type } from '../../theme/styles.ts';

const { color } = vars;
const lines = (count: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: count,
  overflow: 'hidden',
});

export const text = recipe({
  variants: {
    size: {
      '2xs': type('2xs'),
      xs: type('xs'),
      sm: type('sm'),
      md: type('md'),
      lg: type('lg'),
      reading: { ...type('reading'), fontFamily: vars.font.family.reading, textWrap: 'pretty' },
    },
    tone: {
      inherit: {},
      default: { color: color.fgDefault },
      secondary: { color: color.fgSecondary },
      muted: { color: color.fgMuted },
      brand: { color: color.fgBrand },
      accent: { color: color.fgAccent },
      success: { color: color.fgSuccess },
      warning: { color: color.fgWarning },
      danger: { color: color.fgDanger },
      vip: { color: color.fgVip },
    },
    weight: {
      regular: {},
      medium: { fontWeight: vars.font.weight.medium },
      strong: { fontWeight: vars.font.weight.strong },
    },
    isTabular: { true: { fontVariantNumeric: 'tabular-nums lining-nums' }, false: {} },
    clamp: {
      none: {},
      1: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 },
      2: lines(2),
      3: lines(3),
    },
  },
});
