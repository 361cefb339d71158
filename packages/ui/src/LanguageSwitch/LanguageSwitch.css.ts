import { vars } from '../theme/contract.css.ts';
import { recipe, type, withFocusRing } from '../theme/styles.ts';

const { color } = vars;

export const link = recipe({
  base: withFocusRing({
    ...type('sm'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minBlockSize: vars.size['control-md'],
    paddingInline: vars.space[2],
    borderRadius: vars.radius.control,
    fontWeight: vars.font.weight.medium,
    cursor: 'pointer',
  }),
  variants: {
    ground: {
      page: {
        color: color.fgLink,
        selectors: { '&[data-hovered]': { background: color.bgHover } },
      },
      header: {
        color: color.headerFgMuted,
        selectors: {
          '&[data-hovered]': { background: color.headerBgField, color: color.headerFg },
          '&[data-focus-visible], &:focus-visible': { outlineColor: color.headerFocus },
        },
      },
    },
  },
});
