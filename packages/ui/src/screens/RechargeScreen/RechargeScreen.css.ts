import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

const { space } = vars;

export const root = css({ display: 'grid', gap: space[6], paddingBlock: space[8] });

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 368px',
  gap: space[16],
  alignItems: 'start',
  '@media': {
    [`(max-width: ${breakpoints.wide - 1}px)`]: {
      gridTemplateColumns: 'minmax(0, 1fr) 336px',
      gap: space[10],
    },
    [`(max-width: ${breakpoints.desktop - 1}px)`]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[8],
    },
  },
});

export const main = css({ minInlineSize: 0 });

export const side = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  minInlineSize: 0,
});
