import { breakpoints, media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const root = css({
  minBlockSize: '100dvh',
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
  paddingBlock: space[6],
  paddingInline: space[16],
  background: color.bgSurface,
  minInlineSize: 0,
  '@media': { [media.phone]: { paddingInline: space[4], paddingBlock: space[4] } },
});

export const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[4],
  minBlockSize: vars.size.touch,
});

export const logo = css({
  marginInlineEnd: 'auto',
  '@media': { [`(min-width: ${breakpoints.desktop}px)`]: { display: 'none' } },
});

export const box = recipe({
  base: {
    display: 'grid',
    gap: space[6],
    inlineSize: '100%',
    marginBlock: 'auto',
    marginInline: 'auto',
    outline: 'none',
  },
  variants: {
    isWide: {
      true: { maxInlineSize: vars.size['dialog-wide'] },
      false: { maxInlineSize: vars.size.field },
    },
  },
});

export const foot = css({ ...type('xs'), color: color.fgMuted, textAlign: 'center' });
