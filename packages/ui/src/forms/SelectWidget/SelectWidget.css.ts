import { vars } from '../../theme/contract.css.ts';
import { css, type, withFocusRing } from '../../theme/styles.ts';

const { color } = vars;

export const box = css({ position: 'relative', display: 'flex' });
/** Inside the box, before the arrow; its room is kept while nothing is chosen. */
export const clear = css({
  position: 'absolute',
  insetInlineEnd: vars.space[8],
  insetBlock: 0,
  display: 'grid',
  alignContent: 'center',
});
export const button = css(
  withFocusRing({
    ...type('md'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size['control-lg'],
    paddingInlineStart: vars.space[3],
    inlineSize: '100%',
    textAlign: 'start',
    border: `${vars.border.thin} solid ${color.borderStrong}`,
    borderRadius: vars.radius.control,
    background: color.bgSurface,
    selectors: {
      '&[data-disabled]': {
        background: color.bgNeutral,
        borderColor: 'transparent',
        color: color.fgDisabled,
        cursor: 'default',
      },
    },
  }),
);
export const invalid = css({ borderColor: color.fgDanger });
export const chosen = css({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const clearable = css({ paddingInlineEnd: vars.size['control-sm'] });
export const placeholder = css({ color: color.fgMuted });
export const popover = css({
  display: 'flex',
  inlineSize: 'max(var(--trigger-width), 280px)',
  maxInlineSize: '94vw',
  background: color.bgRaised,
  color: color.fgDefault,
  border: `${vars.border.thin} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  // The search box and the foot are opaque and square.
  overflow: 'hidden',
});
export const panel = css({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  // The whole panel scrolls: the search box in it takes the keyboard, the list keeps virtual focus.
  maxBlockSize: '420px',
  overflow: 'auto',
  scrollPaddingBlock: `${vars.size['control-lg']} ${vars.size['control-md']}`,
  inlineSize: '100%',
  outline: 'none',
});
export const search = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  flex: 'none',
  background: color.bgRaised,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[3],
  minBlockSize: vars.size['control-lg'],
  borderBlockEnd: `${vars.border.thin} solid ${color.borderSubtle}`,
  color: color.fgMuted,
});
export const list = css({
  padding: vars.space[2],
  outline: 'none',
});
export const option = css({
  ...type('md'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size['control-md'],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: color.bgHover },
    '&[data-selected]': { background: color.bgSelected, fontWeight: vars.font.weight.strong },
    '&[data-focus-visible]': {
      outline: `${vars.focus.ring} solid ${color.borderFocus}`,
      outlineOffset: '-2px',
    },
  },
});
export const foot = css({
  position: 'sticky',
  insetBlockEnd: 0,
  flex: 'none',
  background: color.bgRaised,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: vars.size['control-md'],
  paddingInline: vars.space[3],
  ...type('xs'),
  color: color.fgMuted,
  borderBlockStart: `${vars.border.thin} solid ${color.borderSubtle}`,
});
export const failure = css({ color: color.fgDanger });
export const state = css({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: vars.space[6],
  ...type('sm'),
  color: color.fgSecondary,
  textAlign: 'center',
});
