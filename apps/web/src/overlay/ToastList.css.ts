import { style, styleVariants } from '@vanilla-extract/css';

export const list = style({
  position: 'fixed',
  insetInlineEnd: 'var(--ui-space-4)',
  insetBlockEnd: 'calc(var(--ui-space-16) + var(--ui-space-4))',
  zIndex: 'var(--ui-z-toast)',
  display: 'grid',
  gap: 'var(--ui-space-2)',
  maxInlineSize: 'min(420px, calc(100vw - 32px))',
});

const toastBase = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--ui-space-4)',
  padding: 'var(--ui-space-3) var(--ui-space-4)',
  borderRadius: 'var(--ui-radius-card)',
  boxShadow: 'var(--ui-shadow-overlay)',
  background: 'var(--ui-color-bg-raised)',
  borderInlineStart: '4px solid var(--ui-color-fg-info)',
});

export const toast = styleVariants(
  { success: 'success', info: 'info', warning: 'warning', danger: 'danger' },
  (tone) => [toastBase, { borderInlineStartColor: `var(--ui-color-fg-${tone})` }],
);

export const dismiss = style({
  flex: 'none',
  minBlockSize: 'var(--ui-size-control-sm)',
  color: 'var(--ui-color-fg-link)',
  fontWeight: 'var(--ui-font-weight-strong)',
});
