import { style } from '@vanilla-extract/css';

export const select = style({
  minBlockSize: 'var(--ui-size-control-sm)',
  paddingInline: 'var(--ui-space-2)',
  border: 'var(--ui-border-thin) solid var(--ui-color-border-strong)',
  borderRadius: 'var(--ui-radius-control)',
  background: 'var(--ui-color-bg-surface)',
  color: 'var(--ui-color-fg-secondary)',
  '@media': { '(max-width: 767px)': { minBlockSize: 'var(--ui-size-touch)' } },
});
