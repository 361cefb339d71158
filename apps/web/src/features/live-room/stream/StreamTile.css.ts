import { style } from '@vanilla-extract/css';

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  gap: 'var(--ui-space-2)',
});

/** The picture keeps its shape in the place that there is. */
export const picture = style({ flex: 1, minBlockSize: 0, minInlineSize: 0 });

export const video = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

/** Under the picture, on a ground of their own: a picture may be light or dark. */
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 'var(--ui-space-3)',
  padding: 'var(--ui-space-3)',
  background: 'var(--ui-color-bg-surface)',
  // The stage's own words are light, whatever the scheme is.
  color: 'var(--ui-color-fg-default)',
  borderRadius: 'var(--ui-radius-md)',
});

export const volume = style({ flex: '1 1 160px', maxInlineSize: 280 });
