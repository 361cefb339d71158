import { style } from '@vanilla-extract/css';

/** Header, screen and footer fill at least the window, so that the footer never floats. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100dvh',
});

/** Receives focus after a change of screen, where a focus ring would carry no information. */
export const content = style({ outline: 'none' });
