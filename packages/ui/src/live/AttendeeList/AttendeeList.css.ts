import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, forcedEdge, type } from '../../theme/styles.ts';
import { HEAD_HEIGHT, ROW_HEIGHT } from './placeRows.ts';

const { color, space } = vars;

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minBlockSize: 0,
  blockSize: '100%',
});
export const search = css({ paddingInline: space[4], paddingBlockStart: space[2] });
export const failed = css({ paddingInline: space[4] });
export const scroll = css({
  position: 'relative',
  flex: 1,
  minBlockSize: '160px',
  '@media': { [media.short]: { minBlockSize: '96px' } },
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.focus.ring} solid ${color.borderFocus}`,
      outlineOffset: '-2px',
    },
  },
});
export const canvas = css({ position: 'relative' });
export const empty = css({ padding: `${space[6]} ${space[4]}` });
export const searching = css({
  ...type('sm'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  padding: `${space[6]} ${space[4]}`,
  color: color.fgMuted,
});

export const head = css({
  ...type('xs'),
  position: 'absolute',
  insetInline: 0,
  blockSize: `${HEAD_HEIGHT}px`,
  display: 'flex',
  alignItems: 'end',
  gap: space[2],
  paddingInline: space[4],
  paddingBlockEnd: space[1],
  fontWeight: vars.font.weight.strong,
  color: color.fgSecondary,
});
export const count = css({ color: color.fgMuted, fontVariantNumeric: 'tabular-nums' });

export const row = css({
  position: 'absolute',
  insetInline: 0,
  blockSize: `${ROW_HEIGHT}px`,
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  paddingInline: `${space[4]} ${space[2]}`,
  // Layout and style are contained per row, so the browser need not check other rows.
  contain: 'layout style',
});
export const words = css({ flex: 1, minInlineSize: 0 });
const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = css({
  ...type('sm'),
  ...line,
  lineHeight: '18px',
  fontWeight: vars.font.weight.strong,
});
export const note = css({ ...type('xs'), ...line, lineHeight: '16px', color: color.fgMuted });
export const signs = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.fgSecondary,
  // If no button follows, they end where the list's text begins on the other side.
  selectors: { '&:last-child': { marginInlineEnd: space[2] } },
});
export const speaking = css({ color: color.fgSuccess });
export const hand = css({ color: color.fgAccent });
export const placeholder = css({
  ...forcedEdge,
  blockSize: '28px',
  flex: 1,
  // Ends where the icons of a loaded row end.
  marginInlineEnd: space[2],
  borderRadius: vars.radius.control,
  background: color.bgNeutral,
});
