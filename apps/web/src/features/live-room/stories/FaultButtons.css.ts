import { style } from '@vanilla-extract/css';

/** Over the room's header, where the room shows nothing. */
export const faults = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: '40%',
  zIndex: 1,
  maxInlineSize: '480px',
  padding: 'var(--ui-space-1) var(--ui-space-2)',
  background: 'var(--ui-color-bg-surface)',
  color: 'var(--ui-color-fg-default)',
  fontSize: 'var(--ui-font-size-xs)',
  borderEndStartRadius: 'var(--ui-radius-control)',
  borderEndEndRadius: 'var(--ui-radius-control)',
});
export const summary = style({ cursor: 'pointer', minBlockSize: '24px' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 'var(--ui-space-1)' });
