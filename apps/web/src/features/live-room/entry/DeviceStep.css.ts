import { style } from '@vanilla-extract/css';

/** The pre-join screen: one column in the middle of the window. */
export const door = style({
  display: 'grid',
  alignContent: 'center',
  gap: 'var(--ui-space-6)',
  minBlockSize: '100dvh',
  inlineSize: 'min(100%, 760px)',
  marginInline: 'auto',
  padding: 'var(--ui-space-6) var(--ui-space-4)',
  // It takes focus only if the focused element has disappeared.
  ':focus': { outline: 'none' },
});

/** Buttons side by side, or stacked on a phone. */
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 'var(--ui-space-3)' });

/** The ways in and back; on a phone within the thumb's reach, however long the screen is. */
export const ways = style([
  acts,
  {
    '@media': {
      '(max-width: 767px)': {
        position: 'sticky',
        insetBlockEnd: 0,
        marginInline: 'calc(-1 * var(--ui-space-4))',
        marginBlockEnd: 'calc(-1 * var(--ui-space-6))',
        padding: 'var(--ui-space-3) var(--ui-space-4)',
        background: 'var(--ui-color-bg-page)',
        borderBlockStart: 'var(--ui-border-thin) solid var(--ui-color-border-subtle)',
      },
    },
  },
]);
