import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { css } from '../../theme/styles.ts';

const { color, space } = vars;

export const box = css({ position: 'relative', paddingInline: 0 });
/** The browser's own list, styled as our field. */
export const select = css({
  appearance: 'none',
  inlineSize: '100%',
  alignSelf: 'stretch',
  paddingInline: `${space[3]} ${space[10]}`,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  selectors: {
    '&[data-placeholder]': { color: color.fgMuted },
    '&:disabled': { color: color.fgDisabled, cursor: 'default' },
  },
});
// The list takes over the color of the closed field.
globalStyle(`${select} option`, {
  '@layer': { [layers.components]: { color: color.fgDefault } },
});
export const arrow = css({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  pointerEvents: 'none',
});
