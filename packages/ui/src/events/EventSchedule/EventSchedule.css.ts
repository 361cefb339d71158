import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const list = css({ display: 'grid' });

export const entry = css({
  ...type('md'),
  display: 'grid',
  gridTemplateColumns: `104px minmax(0, 1fr) auto`,
  columnGap: space[5],
  alignItems: 'start',
  paddingBlock: space[3],
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}` },
  },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const day = css({
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});

export const words = css({ display: 'grid', minInlineSize: 0 });

export const clock = css({ fontWeight: vars.font.weight.strong });
