import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

const { space } = vars;

export const field = css({ maxInlineSize: '720px', marginBlockEnd: space[6] });

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 264px',
  columnGap: space[16],
  alignItems: 'start',
  '@media': {
    [`(max-width: ${breakpoints.desktop - 1}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** Filters are beside the results, and before them in a single column. */
export const side = css({
  display: 'grid',
  gap: space[4],
  paddingBlockStart: space[5],
  '@media': { [`(max-width: ${breakpoints.desktop - 1}px)`]: { order: -1 } },
});

export const ways = css({ display: 'grid', gap: space[3], justifyItems: 'start' });
