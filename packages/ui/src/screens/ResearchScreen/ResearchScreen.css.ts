import { breakpoints, media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

const { space } = vars;
const underDesktop = `(max-width: ${breakpoints.desktop - 1}px)`;

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 264px',
  columnGap: space[16],
  rowGap: space[5],
  alignItems: 'start',
  paddingBlockStart: space[5],
  '@media': { [underDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const list = css({ minInlineSize: 0, maxInlineSize: '824px' });

export const filters = css({
  display: 'grid',
  gap: space[4],
  '@media': {
    [underDesktop]: {
      order: -1,
      gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
      columnGap: space[3],
    },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
