import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { css, recipe, transition, type } from '../../theme/styles.ts';

const { color } = vars;

export const field = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  minInlineSize: 0,
});
export const head = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  alignItems: 'baseline',
});
export const label = css({ ...type('sm'), fontWeight: vars.font.weight.strong });
export const optional = css({ fontWeight: vars.font.weight.regular, color: color.fgMuted });
export const hint = css({ ...type('xs'), color: color.fgMuted });
export const problem = css({
  ...type('xs'),
  color: color.fgDanger,
  display: 'flex',
  gap: vars.space[1],
  alignItems: 'flex-start',
});

/** The focus ring replaces the border of an input. */
const focused: StyleRule = {
  outline: `${vars.focus.ring} solid ${color.borderFocus}`,
  outlineOffset: '-1px',
  borderColor: 'transparent',
};

export const box = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    paddingInline: vars.space[3],
    border: `${vars.border.thin} solid ${color.borderStrong}`,
    borderRadius: vars.radius.control,
    background: color.bgSurface,
    ...transition('border-color'),
    selectors: {
      '&:focus-within': focused,
      '&[data-invalid]': { borderColor: color.fgDanger },
      '&[data-invalid]:focus-within': focused,
      '&[data-disabled]': {
        background: color.bgNeutral,
        borderColor: 'transparent',
        color: color.fgDisabled,
      },
    },
  },
  variants: {
    size: {
      md: { minBlockSize: vars.size['control-md'] },
      lg: { minBlockSize: vars.size['control-lg'] },
    },
  },
});

/** The arrow of a field that opens a list, the same in each. */
export const arrow = css({
  display: 'grid',
  justifyContent: 'end',
  alignContent: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  paddingInlineEnd: vars.space[3],
  color: color.fgSecondary,
  selectors: { '[data-disabled] > &, &[data-disabled]': { color: color.fgDisabled } },
});

export const input = css({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  alignSelf: 'stretch',
  border: 0,
  padding: 0,
  margin: 0,
  background: 'none',
  ...type('md'),
  outline: 'none',
  '@media': { [media.phone]: { fontSize: vars.font.size.lg } },
  selectors: {
    '&::placeholder': { color: color.fgMuted, opacity: 1 },
    '&:focus-visible': { outline: 'none' },
  },
});
