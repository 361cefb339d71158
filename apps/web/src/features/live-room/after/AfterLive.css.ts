import { style } from '@vanilla-extract/css';

/** Below what is said of the end. */
export const after = style({
  display: 'grid',
  gap: 'var(--ui-space-5)',
  justifyItems: 'start',
  marginBlockStart: 'var(--ui-space-5)',
  textAlign: 'start',
});
