import { style } from '@vanilla-extract/css';

export const screen = style({
  display: 'grid',
  gap: 'var(--ui-space-4)',
  justifyItems: 'start',
  alignContent: 'start',
  maxInlineSize: '72ch',
  padding: 'var(--ui-space-8)',
  '@media': { '(max-width: 767px)': { padding: 'var(--ui-space-6) var(--ui-space-4)' } },
});

/** The children lie in the screen's grid. */
export const content = style({ display: 'contents' });

export const rights = style({
  display: 'grid',
  gap: 'var(--ui-space-2)',
  listStyle: 'disc',
  paddingInlineStart: 'var(--ui-space-5)',
});
