import { style } from '@vanilla-extract/css';

/** A message without its component: in the messages' position, above the tabs of a phone. */
export const plain = style({
  position: 'fixed',
  zIndex: 'var(--ui-z-toast)',
  insetInlineEnd: 'var(--ui-space-4)',
  insetBlockEnd: 'var(--ui-space-4)',
  padding: 'var(--ui-space-3) var(--ui-space-4)',
  border: 'var(--ui-border-thin) solid var(--ui-color-border-subtle)',
  borderRadius: 'var(--ui-radius-control)',
  background: 'var(--ui-color-bg-raised)',
  color: 'var(--ui-color-fg-default)',
  boxShadow: 'var(--ui-shadow-overlay)',
});
