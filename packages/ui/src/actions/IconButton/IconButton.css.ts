import { vars } from '../../theme/contract.css.ts';
import { recipe, transition, withFocusRing } from '../../theme/styles.ts';

const { color } = vars;
const side = (size: string) => ({ inlineSize: size, blockSize: size });

export const iconButton = recipe({
  base: withFocusRing({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: vars.radius.control,
    color: color.fgSecondary,
    ...transition('background-color', 'color'),
    selectors: {
      '&[data-hovered]:where(:not([data-disabled]))': {
        background: color.bgHover,
        color: color.fgDefault,
      },
      '&[data-pressed]:where(:not([data-disabled]))': { background: color.bgNeutral },
      '&[data-disabled]': { color: color.fgDisabled, background: 'transparent', cursor: 'default' },
    },
  }),
  variants: {
    size: { sm: side(vars.size['control-sm']), md: side(vars.size['control-md']) },
    emphasis: {
      ghost: {},
      outline: {
        border: `${vars.border.thin} solid ${color.borderStrong}`,
        background: color.bgSurface,
      },
    },
  },
});
