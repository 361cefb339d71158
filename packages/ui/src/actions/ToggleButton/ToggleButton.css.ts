import { vars } from '../../theme/contract.css.ts';
import { recipe, transition, type, withFocusRing } from '../../theme/styles.ts';

const { color } = vars;

export const toggleButton = recipe({
  base: withFocusRing({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    borderRadius: vars.radius.control,
    border: `${vars.border.thin} solid ${color.borderStrong}`,
    background: color.bgSurface,
    color: color.fgDefault,
    fontWeight: vars.font.weight.strong,
    ...transition('background-color', 'border-color'),
    selectors: {
      '&[data-hovered]:where(:not([data-disabled]))': { background: color.bgHover },
      '&[data-selected]': {
        background: color.bgSelected,
        borderColor: color.bgBrand,
        color: color.fgBrand,
      },
      '&[data-disabled]': {
        background: color.bgNeutral,
        color: color.fgDisabled,
        borderColor: 'transparent',
        cursor: 'default',
      },
    },
  }),
  variants: {
    size: {
      sm: { ...type('sm'), minBlockSize: vars.size['control-sm'], paddingInline: vars.space[3] },
      md: { ...type('md'), minBlockSize: vars.size['control-md'], paddingInline: vars.space[4] },
    },
  },
});
