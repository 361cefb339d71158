import { vars } from '../../theme/contract.css.ts';
import { css } from '../../theme/styles.ts';

export const box = css({ position: 'relative', paddingInline: 0 });
/** The browser's own list, styled as our field. */
export const select = css({
  appearance: 'none',
  inlineSize: '100%',
  alignSelf: 'stretch',
  paddingInline: `${vars.space[3]} ${vars.space[10]}`,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  selectors: { '&:disabled': { cursor: 'default' } },
});
export const arrow = css({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  pointerEvents: 'none',
  color: vars.color.fgSecondary,
});
