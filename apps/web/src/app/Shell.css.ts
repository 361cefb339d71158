import { style } from '@vanilla-extract/css';

/** Header, screen and footer fill the window at least, so that the footer never floats. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100dvh',
});

/** Focus is put here after a change of screen, where a ring would say nothing. */
export const content = style({ outline: 'none' });
