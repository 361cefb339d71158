import { style } from '@vanilla-extract/css';

/** A page's column with its margins, as in the library's screens. */
export const page = style({
  display: 'grid',
  gap: 'var(--ui-space-8)',
  inlineSize: '100%',
  maxInlineSize: 'calc(var(--ui-size-page) + 2 * var(--ui-space-8))',
  marginInline: 'auto',
  paddingInline: 'var(--ui-space-8)',
  paddingBlock: 'var(--ui-space-8)',
  '@media': { '(max-width: 767px)': { paddingInline: 'var(--ui-space-4)' } },
});
