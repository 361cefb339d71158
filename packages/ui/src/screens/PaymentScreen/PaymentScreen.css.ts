import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

const { color, space } = vars;

export const root = css({ display: 'grid', gap: space[6], paddingBlock: space[8] });

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 440px',
  gridTemplateAreas: '"product panel" "more panel"',
  gridTemplateRows: 'auto 1fr',
  columnGap: space[16],
  rowGap: space[5],
  alignItems: 'start',
  '@media': {
    [`(max-width: ${breakpoints.desktop - 1}px)`]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"product" "panel" "more"',
      gridTemplateRows: 'none',
      rowGap: space[6],
    },
  },
});

export const thing = css({ gridArea: 'product' });
/** The page's main action: on phones it comes before everything that explains it. */
export const act = css({ gridArea: 'panel', minInlineSize: 0 });
export const more = css({ gridArea: 'more' });

export const alternative = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: space[4],
  border: `${vars.border.thin} solid ${color.borderDefault}`,
  borderRadius: vars.radius.control,
  background: color.bgSurface,
  color: color.fgBrand,
});

export const words = css({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });

export const refund = css({
  display: 'grid',
  gap: space[2],
  paddingBlockStart: space[4],
  borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}`,
});
