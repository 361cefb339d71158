import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

export const country = css({
  ...type('md'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  alignSelf: 'stretch',
  paddingInlineEnd: vars.space[3],
  flex: 'none',
  selectors: { '[data-disabled] > &': { color: vars.color.fgMuted } },
});
export const line = css({
  inlineSize: vars.border.thin,
  blockSize: vars.space[5],
  background: vars.color.borderDefault,
  flex: 'none',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
/** The browser's own list: it is quick to search by typing, and right on phones. */
export const list = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
});
