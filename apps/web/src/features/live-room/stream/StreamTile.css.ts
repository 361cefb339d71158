import { style } from '@vanilla-extract/css';

export const tile = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
});

/** All available space, as a phone has little. */
export const stage = style({ position: 'absolute', inset: 0 });

export const video = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

export const waiting = style({ position: 'relative', color: 'var(--ui-color-fg-stage)' });

/** At the bottom of the video, on their own background, as a video may be light or dark. */
export const controls = style({
  position: 'absolute',
  insetInlineStart: 'var(--ui-space-2)',
  insetBlockEnd: 'var(--ui-space-2)',
  maxInlineSize: 'calc(100% - 2 * var(--ui-space-2))',
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--ui-space-3)',
  padding: 'var(--ui-space-2)',
  background: 'var(--ui-color-bg-surface)',
  // The stage's own text is light in every color scheme.
  color: 'var(--ui-color-fg-default)',
  borderRadius: 'var(--ui-radius-md)',
});

export const volume = style({ flex: '1 1 120px', inlineSize: 200, minInlineSize: 0 });

/** A background for content made for the page: the stage is dark in every color scheme. */
export const onStage = style({
  background: 'var(--ui-color-bg-surface)',
  color: 'var(--ui-color-fg-default)',
  borderRadius: 'var(--ui-radius-md)',
  padding: 'var(--ui-space-4)',
});
