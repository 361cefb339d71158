import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;
const subtle = `${vars.border.thin} solid ${color.borderSubtle}`;

export const band = css({ background: color.bgHero, color: color.fgHero });

export const bandText = css({
  paddingBlock: `${space[12]} ${space[12]}`,
  '@media': { [media.phone]: { paddingBlock: space[8] } },
});

export const title = css({
  ...type('title-xl'),
  fontWeight: vars.font.weight.strong,
  maxInlineSize: '24ch',
  textWrap: 'balance',
  letterSpacing: '-0.02em',
  selectors: { '&:lang(zh)': { letterSpacing: 0 } },
});

export const lead = css({
  fontSize: vars.font.size['title-sm'],
  lineHeight: '1.75rem',
  maxInlineSize: '64ch',
  marginBlockStart: space[4],
  color: color.fgHeroMuted,
});

export const offers = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[10],
  rowGap: space[5],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const name = css({ ...type('lg'), fontWeight: vars.font.weight.strong });

export const text = css({ ...type('md'), color: color.fgSecondary });

export const facts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': {
    [media.phone]: {
      // Two columns, or one for text of twice the size.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 34%)), 1fr))',
      rowGap: space[4],
    },
  },
});

export const fact = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingInline: space[4],
  borderInlineStart: subtle,
  selectors: { '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 } },
});

export const figure = css({
  ...type('title-lg'),
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const principles = css({ display: 'grid', gap: space[3] });

export const principle = css({
  ...type('lg'),
  paddingInlineStart: space[4],
  borderInlineStart: `${vars.border.thick} solid ${color.bgBrand}`,
});

export const anchor = css({ scrollMarginBlockStart: space[8] });

export const legal = css({ display: 'flex', flexWrap: 'wrap', gap: space[5] });
