import { style } from '@vanilla-extract/css';

/** Below the text about the end. */
export const after = style({
  display: 'grid',
  gap: 'var(--ui-space-5)',
  justifyItems: 'start',
  marginBlockStart: 'var(--ui-space-5)',
  textAlign: 'start',
});
