import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const row = recipe({
  base: {
    ...type('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: space[1],
    columnGap: space[4],
  },
  variants: { background: { page: { color: color.fgMuted }, hero: { color: color.fgHeroMuted } } },
});

export const label = css({ lineHeight: '1.75rem' });

export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space[1],
  columnGap: space[4],
});

export const entry = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '28px',
    fontWeight: vars.font.weight.medium,
  },
  variants: { background: { page: { color: color.fgDefault }, hero: { color: color.fgHero } } },
});
