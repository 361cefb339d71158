import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

export const filters = css({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  justifyItems: 'stretch',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[3] },
  },
});
