import { vars } from '../../theme/contract.css.ts';
import { css, type } from '../../theme/styles.ts';

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  blockSize: '100%',
});
export const list = css({ paddingInline: vars.space[4], flex: 'none' });
/** Three tabs with all their counts fit the room's panel. */
export const tight = css({ flex: 'none', paddingInline: vars.space[3], gap: vars.space[3] });
export const hands = css({
  ...type('xs'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  marginInlineStart: vars.space[1],
  color: vars.color.fgAccent,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${tight} &`]: { marginInlineStart: 0 } },
});
export const panel = css({
  flex: 1,
  minBlockSize: 0,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': {
      outline: `${vars.focus.ring} solid ${vars.color.borderFocus}`,
      outlineOffset: '-2px',
    },
  },
});
