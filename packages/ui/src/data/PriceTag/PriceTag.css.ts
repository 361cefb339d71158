import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

export const price = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '6px',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const amount = recipe({
  base: { fontWeight: vars.font.weight.strong },
  variants: {
    size: { sm: type('sm'), md: type('md'), lg: { ...type('title-lg'), letterSpacing: '-0.02em' } },
  },
});
export const about = css({ ...type('sm'), color: vars.color.fgSecondary });
export const was = css({ ...type('sm'), color: vars.color.fgMuted });
