import { vars } from '../../theme/contract.css.ts';
import { css, forcedEdge, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const count = css({
  ...type('xs'),
  color: color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const box = css({ flexWrap: 'wrap', paddingBlock: space[1], rowGap: space[1] });
export const group = css({ minInlineSize: 0, maxInlineSize: '100%' });
export const tags = css({ display: 'flex', flexWrap: 'wrap', gap: space[1], minInlineSize: 0 });
export const tag = css({
  ...type('sm'),
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: space[8],
  paddingInlineStart: space[2],
  borderRadius: vars.radius.small,
  background: color.bgNeutral,
  color: color.fgDefault,
  cursor: 'default',
  ...forcedEdge,
  selectors: {
    '&[data-focus-visible]': {
      outline: `${vars.focus.ring} solid ${color.borderFocus}`,
      outlineOffset: '-1px',
    },
    '&[data-disabled]': { color: color.fgDisabled, paddingInlineEnd: space[2] },
  },
});
export const word = css({ minInlineSize: 0, overflowWrap: 'anywhere', paddingBlock: space[1] });
export const cross = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: space[8],
  blockSize: space[8],
  borderRadius: vars.radius.small,
  color: color.fgSecondary,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: color.fgDefault, background: color.bgHover },
    '&[data-focus-visible]': {
      outline: `${vars.focus.ring} solid ${color.borderFocus}`,
      outlineOffset: '-2px',
    },
  },
});
export const input = css({ flex: '1 1 96px', minBlockSize: space[8] });
