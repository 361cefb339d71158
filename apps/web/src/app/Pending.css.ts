import { style } from '@vanilla-extract/css';

export const pending = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '70vh',
});
