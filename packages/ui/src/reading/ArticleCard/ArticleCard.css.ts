import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const card = recipe({
  base: { minInlineSize: 0 },
  variants: { look: { lead: {}, wide: {}, row: {}, compact: {} } },
});

export const plate = css({ marginBlockEnd: space[4] });

export const kick = css({
  ...type('xs'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  color: color.fgBrand,
  fontWeight: vars.font.weight.strong,
  marginBlockEnd: space[1],
});

export const industry = css({ color: color.fgMuted, fontWeight: vars.font.weight.regular });

const serif = {
  fontFamily: vars.font.family.reading,
  fontWeight: vars.font.weight['reading-title'],
} as const;

export const title = recipe({
  base: {
    textWrap: 'pretty',
    selectors: {
      '&:lang(zh)': { fontFamily: vars.font.family.text, fontWeight: vars.font.weight.strong },
    },
  },
  variants: {
    look: {
      lead: {
        ...serif,
        ...type('title-lg'),
        letterSpacing: '-0.005em',
        '@media': { [media.phone]: type('title-md') },
        selectors: { '&:lang(zh)': { ...type('title-md'), letterSpacing: 0 } },
      },
      wide: { ...serif, ...type('title-md'), selectors: { '&:lang(zh)': type('title-sm') } },
      row: { ...serif, ...type('title-sm'), selectors: { '&:lang(zh)': type('lg') } },
      compact: { ...type('lg'), fontWeight: vars.font.weight.strong },
    },
  },
});

export const summary = css({
  ...type('md'),
  color: color.fgSecondary,
  marginBlockStart: space[2],
  textWrap: 'pretty',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

export const by = css({
  ...type('xs'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: space[1],
  columnGap: space[3],
  color: color.fgMuted,
  marginBlockStart: space[2],
  minBlockSize: '22px',
});

export const author = css({ color: color.fgSecondary, fontWeight: vars.font.weight.medium });
