import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;
/** Text of twice the size on a phone: the words go below the picture and the button. */
const tight = '(width < 12rem)';
const subtle = `${vars.border.thin} solid ${color.borderSubtle}`;

export const kick = css({
  ...type('xs'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  rowGap: space[1],
  color: color.fgMuted,
  marginBlockEnd: space[2],
});

export const kind = css({ color: color.fgBrand, fontWeight: vars.font.weight.strong });

export const unlocked = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
  color: color.fgSuccess,
});

export const summary = css({
  fontSize: vars.font.size['title-sm'],
  lineHeight: '1.75rem',
  marginBlockStart: space[3],
  color: color.fgSecondary,
  textWrap: 'pretty',
  selectors: { '&:lang(zh)': { lineHeight: '1.875rem' } },
  '@media': { [media.phone]: { fontSize: vars.font.size.lg, lineHeight: '1.6875rem' } },
});

export const byline = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[4],
  marginBlockStart: space[5],
  borderBlockStart: subtle,
  '@container': { [tight]: { flexWrap: 'wrap' } },
});

export const who = css({
  flex: 1,
  minInlineSize: 0,
  '@container': { [tight]: { flexBasis: '100%', order: 1 } },
});

export const author = css({ ...type('md'), fontWeight: vars.font.weight.strong });

export const role = css({
  marginInlineStart: space[2],
  fontWeight: vars.font.weight.regular,
  color: color.fgSecondary,
});

export const facts = css({
  ...type('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  color: color.fgSecondary,
  columnGap: space[3],
});

export const lines = css({
  ...type('sm'),
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  borderBlockStart: subtle,
  color: color.fgSecondary,
});

export const translation = css({ display: 'flex', alignItems: 'center', gap: space[2] });
