import { vars } from '../../theme/contract.css.ts';
import { css, focusInMiddle, recipe, type } from '../../theme/styles.ts';

const { color } = vars;

export const list = css({
  display: 'flex',
  gap: vars.space[6],
  borderBlockEnd: `${vars.border.thin} solid ${color.borderDefault}`,
  ...focusInMiddle,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const tab = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minBlockSize: vars.size.touch,
    position: 'relative',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    fontWeight: vars.font.weight.medium,
    color: color.fgSecondary,
    outline: 'none',
    selectors: {
      '&[data-hovered]': { color: color.fgDefault },
      '&[data-selected]': { color: color.fgDefault, fontWeight: vars.font.weight.strong },
      '&[data-selected]::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: vars.border.thick,
        background: color.bgBrand,
        clipPath: vars.shape.rake,
      },
      '&[data-focus-visible]': {
        outline: `${vars.focus.ring} solid ${color.borderFocus}`,
        outlineOffset: '-4px',
        borderRadius: vars.radius.small,
      },
      '&[data-disabled]': { color: color.fgDisabled, cursor: 'default' },
    },
  },
  variants: { size: { md: type('md'), lg: { ...type('title-sm') } } },
});
export const count = css({
  ...type('xs'),
  color: color.fgMuted,
  fontWeight: vars.font.weight.medium,
});
export const panel = css({
  outline: 'none',
  paddingBlockStart: vars.space[5],
  selectors: {
    '&[data-focus-visible]': {
      outline: `${vars.focus.ring} solid ${color.borderFocus}`,
      outlineOffset: vars.focus.offset,
    },
  },
});
