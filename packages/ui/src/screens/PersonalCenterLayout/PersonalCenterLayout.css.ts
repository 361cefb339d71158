import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { space } = vars;

export const root = css({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'start',
  paddingBlock: space[8],
  '@media': {
    [`(max-width: ${breakpoints.desktop - 1}px)`]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[5],
      paddingBlock: space[4],
    },
  },
});

export const menu = css({
  '@media': {
    [`(min-width: ${breakpoints.desktop}px)`]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${space[6]})`,
    },
  },
});

export const page = css({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const title = css({
  ...type('title-lg'),
  fontWeight: vars.font.weight.strong,
  letterSpacing: '-0.01em',
  selectors: { ':lang(zh) &': { letterSpacing: 0 } },
});
