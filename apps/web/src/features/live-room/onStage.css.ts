import { style } from '@vanilla-extract/css';

/** A ground of their own for words that are made for the page: the stage is dark whatever the scheme is. */
export const onStage = style({
  background: 'var(--ui-color-bg-surface)',
  color: 'var(--ui-color-fg-default)',
  borderRadius: 'var(--ui-radius-md)',
  padding: 'var(--ui-space-4)',
});
