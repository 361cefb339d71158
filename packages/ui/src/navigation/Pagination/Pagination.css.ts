import { vars } from '../../theme/contract.css.ts';
import { css, recipe, type, withFocusRing } from '../../theme/styles.ts';

const { color } = vars;

export const nav = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
});
export const total = css({
  ...type('sm'),
  color: color.fgMuted,
  marginInlineEnd: 'auto',
  fontVariantNumeric: 'tabular-nums',
});
export const page = recipe({
  base: withFocusRing({
    ...type('sm'),
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: vars.size['control-md'],
    minBlockSize: vars.size['control-md'],
    borderRadius: vars.radius.control,
    color: color.fgSecondary,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]:where(:not([aria-disabled]))': { background: color.bgHover },
      '&[aria-disabled]': { color: color.fgDisabled, cursor: 'default' },
    },
  }),
  variants: {
    isCurrent: {
      true: {
        background: color.bgSelected,
        color: color.fgBrand,
        fontWeight: vars.font.weight.strong,
      },
      false: {},
    },
  },
});
export const gap = css({ color: color.fgMuted, paddingInline: vars.space[1] });
