import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { space } = vars;

export const block = css({ paddingBlock: `${space[4]} ${space[12]}` });

/** Reading width of 712 px, a wide gap, a side column of 344 px (the look's article). */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 712px) 344px',
  justifyContent: 'space-between',
  columnGap: space[16],
  rowGap: space[10],
  alignItems: 'start',
  marginBlockStart: space[4],
  '@media': {
    [`(max-width: ${breakpoints.desktop - 1}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const main = css({ minInlineSize: 0 });

export const author = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginBlockEnd: space[4],
});

export const name = css({ ...type('lg'), fontWeight: vars.font.weight.strong });

export const role = css({ ...type('sm'), color: vars.color.fgSecondary });
