import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space, size } = vars;

export const footer = css({
  ...type('xs'),
  borderBlockStart: `${vars.border.thin} solid ${color.borderDefault}`,
  color: color.fgMuted,
  marginBlockStart: space[16],
  '@media': { [media.phone]: { paddingBlockEnd: size.header, marginBlockStart: space[10] } },
  selectors: { '&[data-flush]': { marginBlockStart: 0 } },
});

export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[6]}`,
  maxInlineSize: `calc(${size.page} + 2 * ${space[8]})`,
  marginInline: 'auto',
  padding: `${space[6]} ${space[8]} ${space[8]}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
});

export const rights = css({ marginInlineEnd: 'auto' });

export const links = css({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[6]}` });

export const link = css({
  display: 'flex',
  alignItems: 'center',
  color: color.fgSecondary,
  selectors: { '&:hover': { color: color.fgDefault, textDecoration: 'underline' } },
  '@media': { [media.phone]: { minBlockSize: size.touch } },
});
