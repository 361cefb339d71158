import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const row = css({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[5],
  borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});

export const head = css({
  ...type('xs'),
  display: 'flex',
  gap: space[2],
  color: color.fgMuted,
});

export const kind = css({
  color: color.fgBrand,
  fontWeight: vars.font.weight.strong,
});

export const title = css({
  ...type('title-sm'),
  fontFamily: vars.font.family.reading,
  fontWeight: vars.font.weight['reading-title'],
  textWrap: 'pretty',
});

export const hit = css({
  background: color.bgAccentSoft,
  color: color.fgDefault,
  borderRadius: '2px',
  boxShadow: `inset 0 -2px 0 ${color.bgAccent}`,
});

export const excerpt = css({
  ...type('md'),
  maxInlineSize: '720px',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  color: color.fgSecondary,
  textWrap: 'pretty',
});

export const by = css({
  ...type('xs'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: '22px',
  color: color.fgMuted,
});

export const author = css({ color: color.fgSecondary, fontWeight: vars.font.weight.medium });
