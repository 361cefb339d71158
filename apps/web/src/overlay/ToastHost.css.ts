import { style } from '@vanilla-extract/css';

/** A message without its component: at the foot of the page, in the words' own colours. */
export const plain = style({
  position: 'fixed',
  insetInline: 'var(--ui-space-4)',
  insetBlockEnd: 'var(--ui-space-4)',
  marginInline: 'auto',
  inlineSize: 'fit-content',
  paddingBlock: 'var(--ui-space-3)',
  paddingInline: 'var(--ui-space-4)',
  border: 'var(--ui-border-thin) solid var(--ui-color-border-strong)',
  borderRadius: 'var(--ui-radius-control)',
  background: 'var(--ui-color-bg-surface)',
  color: 'var(--ui-color-fg-primary)',
});
