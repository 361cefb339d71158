import { vars } from '../../theme/contract.css.ts';
import { css, forcedEdge } from '../../theme/styles.ts';

const { color, space } = vars;

export const place = css({
  position: 'relative',
  blockSize: '100%',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Rows added above move nothing: the list itself keeps the scroll position.
  overflowAnchor: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.focus.ring} solid ${color.borderFocus}`,
      outlineOffset: '-2px',
    },
  },
});
export const rows = css({ position: 'relative' });
export const row = css({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingInline: space[4],
  borderBlockEnd: `${vars.border.thin} solid ${color.borderSubtle}`,
  // Changes in a row stay inside it: the browser need not lay out the others.
  contain: 'layout style',
});
export const placeholder = css({
  ...forcedEdge,
  flex: 1,
  blockSize: '28px',
  borderRadius: vars.radius.control,
  background: color.bgNeutral,
});
export const empty = css({ padding: space[4] });
