import { style } from '@vanilla-extract/css';

/** As wide as its place, and never higher than the window leaves beside what stands around it. */
export const film = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  maxBlockSize: '60dvh',
  background: 'var(--ui-color-bg-stage)',
  borderRadius: 'var(--ui-radius-control)',
});
