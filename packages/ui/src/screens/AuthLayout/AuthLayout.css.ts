import { breakpoints, media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const root = css({
  minBlockSize: `calc(100dvh - ${vars.size.header})`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': {
    [`(max-width: ${breakpoints.desktop - 1}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const side = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingBlock: space[10],
  paddingInline: space[16],
  background: color.bgSurface,
  minInlineSize: 0,
  '@media': { [media.phone]: { paddingInline: space[4], paddingBlock: space[6] } },
});

export const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: vars.size.field,
  marginBlock: 'auto',
  marginInline: 'auto',
  '@media': { [media.phone]: { marginBlock: '0 auto' } },
});

export const foot = css({ ...type('xs'), color: color.fgMuted, textAlign: 'center' });
