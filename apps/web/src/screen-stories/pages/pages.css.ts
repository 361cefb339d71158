import { style } from '@vanilla-extract/css';

/** A page's column with its margins. */
export const page = style({
  display: 'grid',
  gap: 'var(--ui-space-8)',
  inlineSize: '100%',
  maxInlineSize: 'var(--ui-size-page)',
  marginInline: 'auto',
  paddingInline: 'var(--ui-space-4)',
  paddingBlock: 'var(--ui-space-8)',
});
