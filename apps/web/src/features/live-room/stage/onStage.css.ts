import { style } from '@vanilla-extract/css';

/** A background for content made for the page: the stage is dark in every color scheme. */
export const onStage = style({
  background: 'var(--ui-color-bg-surface)',
  color: 'var(--ui-color-fg-default)',
  borderRadius: 'var(--ui-radius-md)',
  padding: 'var(--ui-space-4)',
});
