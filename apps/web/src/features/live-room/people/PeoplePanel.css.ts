import { style } from '@vanilla-extract/css';

/** A column as high as the panel: fixed parts above, a scrolling part below. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--ui-space-2)',
  blockSize: '100%',
  minBlockSize: 0,
});
export const fill = style({ flex: 1, minBlockSize: 0 });
/** Raised hands take the height they need, at most half. */
export const hands = style({
  maxBlockSize: '50%',
  overflowY: 'auto',
  paddingBlockStart: 'var(--ui-space-2)',
});
export const edge = style({
  padding: 'var(--ui-space-2) var(--ui-space-4)',
  fontSize: 'var(--ui-font-size-sm)',
});
