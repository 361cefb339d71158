import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe } from '../../theme/styles.ts';

export const root = css({ display: 'grid', gap: vars.space[3] });

export const words = css({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });

export const action = recipe({
  base: { display: 'grid' },
  variants: {
    isInBar: { true: { '@media': { [media.phone]: { display: 'none' } } }, false: {} },
  },
});
