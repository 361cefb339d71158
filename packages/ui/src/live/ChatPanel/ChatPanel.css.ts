import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
});
export const body = css({
  position: 'relative',
  flex: 1,
  minBlockSize: '160px',
  '@media': { [media.phone]: { minBlockSize: '96px' }, [media.short]: { minBlockSize: '64px' } },
});
export const scroll = css({
  position: 'absolute',
  inset: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The panel keeps the scroll position itself; the browser would adjust it a second time.
  overflowAnchor: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.focus.ring} solid ${color.borderFocus}`,
      outlineOffset: '-2px',
    },
  },
});
export const older = css({ display: 'grid', placeItems: 'center', padding: space[2] });
export const jump = css({
  position: 'absolute',
  insetBlockEnd: space[3],
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
export const jumpButton = css({ pointerEvents: 'auto', boxShadow: vars.shadow.overlay });
export const line = recipe({
  base: {
    ...type('xs'),
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    padding: `${space[2]} ${space[4]}`,
    color: color.fgMuted,
    selectors: {
      '&::before, &::after': {
        content: '',
        flex: 1,
        borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}`,
      },
    },
  },
  variants: {
    kind: {
      day: {},
      unread: {
        color: color.fgAccent,
        fontWeight: vars.font.weight.strong,
        selectors: { '&::before, &::after': { borderColor: color.fgAccent } },
      },
    },
  },
});
export const message = css({
  display: 'flex',
  gap: '10px',
  padding: `${space[2]} ${space[4]}`,
});
export const words = css({ flex: 1, minInlineSize: 0 });
export const head = css({
  ...type('sm'),
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
});
export const author = css({ fontWeight: vars.font.weight.strong, minInlineSize: 0 });
export const role = css({ ...type('xs'), color: color.fgMuted, whiteSpace: 'nowrap' });
export const time = css({
  ...type('xs'),
  marginInlineStart: 'auto',
  color: color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const text = recipe({
  base: { ...type('md'), whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  variants: {
    state: {
      sent: {},
      sending: { color: color.fgMuted },
      failed: {},
      removed: { color: color.fgMuted },
    },
  },
});
/** Underlined: color alone would not be visible to everyone. */
export const address = css({
  color: color.fgLink,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.small,
  outline: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.focus.ring} solid ${color.borderFocus}`,
      outlineOffset: vars.focus.offset,
    },
  },
});
export const failed = css({
  ...type('xs'),
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[2],
  color: color.fgDanger,
});
export const sending = css({ ...type('xs'), color: color.fgMuted });
export const empty = css({ padding: `${space[6]} ${space[4]}` });
/** The reason why the reader may not write, in place of the field. */
export const refusal = css({
  padding: space[4],
  borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}`,
});
