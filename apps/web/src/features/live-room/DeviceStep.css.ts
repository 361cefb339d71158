import { style } from '@vanilla-extract/css';

/** The door: one column in the middle of the window. */
export const door = style({
  display: 'grid',
  alignContent: 'center',
  gap: 'var(--ui-space-6)',
  minBlockSize: '100dvh',
  inlineSize: 'min(100%, 760px)',
  marginInline: 'auto',
  padding: 'var(--ui-space-6) var(--ui-space-4)',
});

/** Buttons beside one another, under one another on a phone. */
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 'var(--ui-space-3)' });
