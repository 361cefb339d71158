import { breakpoints, media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

const underDesktop = `(max-width: ${breakpoints.desktop - 1}px)`;

export const filters = css({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  justifyItems: 'stretch',
  '@media': {
    // Above the results, side by side.
    [underDesktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[3] },
  },
});
