import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, transition, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
});
export const head = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  borderBlockEnd: `${vars.border.thin} solid ${color.borderSubtle}`,
  background: color.bgSunken,
});
export const list = css({
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
  gap: space[1],
  padding: space[1],
});
export const section = css({
  ...type('xs'),
  ...transition('background-color'),
  position: 'relative',
  display: 'grid',
  flex: '1 1 0',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  minInlineSize: 0,
  minBlockSize: `calc(${vars.size.touch} + ${space[2]})`,
  borderRadius: vars.radius.control,
  color: color.fgSecondary,
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
  outline: 'none',
  // An edge with the system's colors, where it is chosen.
  border: `${vars.border.thin} solid transparent`,
  selectors: {
    '&[data-hovered]': { background: color.bgHover, color: color.fgDefault },
    '&[data-selected]': {
      background: color.bgSurface,
      borderColor: color.borderDefault,
      color: color.fgBrand,
      fontWeight: vars.font.weight.strong,
    },
    '&[data-focus-visible]': {
      outline: `${vars.focus.ring} solid ${color.borderFocus}`,
      outlineOffset: '-2px',
    },
  },
  '@media': {
    [media.short]: { minBlockSize: vars.size.touch },
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { borderColor: 'Highlight' },
        '&:not([data-selected])': { borderColor: 'Canvas' },
      },
    },
  },
});
/** Over the icon's corner, announced after the label. */
export const count = css({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineStart: `calc(50% + ${space[1]})`,
});
/** In a low window the icons have no visible labels; screen readers announce their names. */
export const word = css({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.short]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      clipPath: 'inset(50%)',
    },
  },
});
export const body = recipe({
  base: {
    flex: 1,
    minBlockSize: 0,
    // Where the panel is lower than its parts, it scrolls: the input field stays reachable.
    overflowY: 'auto',
    outline: 'none',
    selectors: {
      '&[data-focus-visible]': {
        outline: `${vars.focus.ring} solid ${color.borderFocus}`,
        outlineOffset: '-2px',
      },
    },
  },
  // The others have their own padding in the panel.
  variants: { isPadded: { true: { padding: space[4] }, false: {} } },
});
