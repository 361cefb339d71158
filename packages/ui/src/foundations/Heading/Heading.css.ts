import { vars } from '../../theme/contract.css.ts';
import { recipe, type } from '../../theme/styles.ts';

const latin = (tracking: string) => ({
  letterSpacing: tracking,
  selectors: { '&:lang(zh)': { letterSpacing: 0 } },
});

export const heading = recipe({
  base: { fontWeight: vars.font.weight.strong, textWrap: 'balance', lineBreak: 'strict' },
  variants: {
    size: {
      md: type('md'),
      'title-sm': { ...type('title-sm'), ...latin('-0.01em') },
      'title-md': { ...type('title-md'), ...latin('-0.01em') },
      'title-lg': { ...type('title-lg'), ...latin('-0.02em') },
      'title-xl': { ...type('title-xl'), ...latin('-0.02em') },
      'reading-title': {
        ...type('reading-title'),
        fontFamily: vars.font.family.reading,
        fontWeight: vars.font.weight['reading-title'],
      },
      'reading-row': {
        ...type('title-sm'),
        fontFamily: vars.font.family.reading,
        fontWeight: vars.font.weight['reading-title'],
      },
    },
  },
});
