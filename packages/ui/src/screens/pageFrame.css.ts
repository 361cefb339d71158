import { media } from '../theme/breakpoints.ts';
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
