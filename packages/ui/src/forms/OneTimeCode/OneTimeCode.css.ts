import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type } from '../../theme/styles.ts';

const { color } = vars;

export const frame = css({
  position: 'relative',
  display: 'inline-grid',
  gridAutoFlow: 'column',
  // Columns may shrink, also when the field's minimum width is measured: it never widens a phone's
  // page.
  gridAutoColumns: `minmax(0, ${vars.size['control-lg']})`,
  gap: vars.space[2],
  maxInlineSize: '100%',
});

/**
 * The one real input covers the boxes, so that paste, autofill and input methods work as in any
 * field.
 */
export const input = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  border: 0,
  padding: 0,
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  outline: 'none',
  fontSize: vars.font.size.lg,
  // Forced colors give transparent text a color.
  '@media': { [media.forcedColors]: { opacity: 0 } },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::selection': { background: 'transparent' },
  },
});

export const box = recipe({
  base: {
    ...type('title-sm'),
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 0,
    blockSize: vars.size['control-lg'],
    border: `${vars.border.thin} solid ${color.borderStrong}`,
    borderRadius: vars.radius.control,
    background: color.bgSurface,
    fontWeight: vars.font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    isCurrent: {
      true: {
        outline: `${vars.focus.ring} solid ${color.borderFocus}`,
        outlineOffset: '-1px',
        borderColor: 'transparent',
      },
      false: {},
    },
    isInvalid: { true: { borderColor: color.fgDanger }, false: {} },
    isDisabled: {
      true: {
        background: color.bgNeutral,
        borderColor: 'transparent',
        color: color.fgDisabled,
        '@media': { [media.forcedColors]: { color: 'GrayText', borderColor: 'GrayText' } },
      },
      false: {},
    },
  },
});
