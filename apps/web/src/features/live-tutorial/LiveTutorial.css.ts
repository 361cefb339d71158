import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: 'var(--ui-space-6)',
  justifyItems: 'start',
  inlineSize: 'min(100%, 760px)',
  marginInline: 'auto',
  padding: 'var(--ui-space-8) var(--ui-space-4) var(--ui-space-12)',
});
export const head = style({ display: 'grid', gap: 'var(--ui-space-2)', minInlineSize: 0 });
/** The room's dark background, under its bar. */
export const bar = style({
  display: 'grid',
  gap: 'var(--ui-space-2)',
  inlineSize: '100%',
  padding: 'var(--ui-space-3)',
  borderRadius: 'var(--ui-radius-card)',
  background: 'var(--ui-color-bg-stage)',
  color: 'var(--ui-color-fg-stage)',
});
export const hint = style({ margin: 0, minBlockSize: '1.5em' });
export const lessons = style({
  display: 'grid',
  gap: 'var(--ui-space-5)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const lesson = style({
  display: 'grid',
  gap: 'var(--ui-space-1)',
  paddingBlockStart: 'var(--ui-space-4)',
  borderBlockStart: 'var(--ui-border-thin) solid var(--ui-color-border-subtle)',
});
export const keys = style({ display: 'grid', gap: 'var(--ui-space-2)', margin: 0 });
export const row = style({ display: 'flex', alignItems: 'baseline', gap: 'var(--ui-space-4)' });
export const key = style({
  minInlineSize: 'var(--ui-space-8)',
  padding: 'var(--ui-space-1) var(--ui-space-2)',
  border: 'var(--ui-border-thin) solid var(--ui-color-border-subtle)',
  borderRadius: 'var(--ui-radius-control)',
  textAlign: 'center',
});
export const does = style({ margin: 0 });
