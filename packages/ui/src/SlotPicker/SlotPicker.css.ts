import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { css } from '../theme/styles.ts';

const { space } = vars;

export const time = css({
  display: 'grid',
  gridTemplateColumns: `104px minmax(0, 1fr)`,
  columnGap: space[5],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const day = css({ whiteSpace: 'nowrap' });

export const note = css({
  display: 'grid',
  paddingInlineStart: `calc(104px + ${space[5]})`,
  '@media': { [media.phone]: { paddingInlineStart: 0 } },
});
