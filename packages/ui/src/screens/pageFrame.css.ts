import { breakpoints, media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { css } from '../theme/styles.ts';

/** The page's column: 1280 px wide at most, 32 px of margin, 16 px on phones (the look, section 7). */
export const pageWidth = {
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space[8]})`,
  marginInline: 'auto',
  paddingInline: vars.space[8],
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
} as const;

export const page = css(pageWidth);

const oneColumn = `(max-width: ${breakpoints.desktop - 1}px)`;

/** A main column and a side column of 384 px; one column under desktop width. */
export const twoColumns = css({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.drawer}`,
  columnGap: vars.space[16],
  rowGap: vars.space[10],
  alignItems: 'start',
  '@media': { [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Sections below one another, 40 px apart. */
export const sections = css({ display: 'grid', gap: vars.space[10], minInlineSize: 0 });

/** The space above and below a screen without a band of its own. */
export const block = css({ paddingBlock: `${vars.space[8]} ${vars.space[12]}` });

/** Title and count of a list screen. */
export const listHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  marginBlockEnd: vars.space[5],
});

/** Rows between dividers. */
export const ruled = css({
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: vars.space[1] } },
});
