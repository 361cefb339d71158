import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

const { color, space } = vars;

export const box = css({ paddingInlineEnd: space[1] });
/** As high as the box, overlapping its borders; otherwise the small box would grow. */
export const open = css({ display: 'flex', marginBlock: `calc(-1 * ${vars.border.thin})` });
export const popover = css({
  display: 'flex',
  maxInlineSize: '94vw',
  background: color.bgRaised,
  color: color.fgDefault,
  border: `${vars.border.thin} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  overflow: 'auto',
});
export const dialog = css({ outline: 'none' });
export const calendar = css({ padding: space[3] });
export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlockEnd: space[2],
});
export const turns = css({ display: 'inline-flex' });
export const month = css({
  ...type('md'),
  fontWeight: vars.font.weight.strong,
  textAlign: 'center',
});
export const grid = css({ fontVariantNumeric: 'tabular-nums' });
export const week = css({
  display: 'grid',
  gridTemplateColumns: `repeat(7, ${vars.size['control-md']})`,
});
export const weekday = css({
  ...type('xs'),
  fontWeight: vars.font.weight.regular,
  color: color.fgMuted,
  paddingBlock: space[1],
  textAlign: 'center',
});
export const day = recipe({
  base: {
    ...type('md'),
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size['control-md'],
    blockSize: vars.size['control-md'],
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': {
        outline: `${vars.focus.ring} solid ${color.borderFocus}`,
        outlineOffset: '-2px',
      },
    },
  },
  variants: {
    look: {
      plain: { selectors: { '&:hover': { background: color.bgHover } } },
      beside: { color: color.fgMuted, selectors: { '&:hover': { background: color.bgHover } } },
      chosen: {
        background: color.bgBrand,
        color: color.fgOnBrand,
        fontWeight: vars.font.weight.strong,
        // Marked by its border as well, for forced colors mode.
        borderColor: 'currentColor',
        selectors: {
          '&:focus-visible': { outlineOffset: vars.focus.offset, zIndex: 1 },
        },
        '@media': {
          [media.forcedColors]: {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
    isToday: {
      true: { fontWeight: vars.font.weight.strong, borderColor: color.borderStrong },
      false: {},
    },
    isOut: {
      true: {
        color: color.fgDisabled,
        cursor: 'default',
        textDecoration: 'line-through',
        selectors: { '&:hover': { background: 'none' } },
      },
      false: {},
    },
  },
});
