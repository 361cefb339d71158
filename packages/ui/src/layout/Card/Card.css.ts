import { vars } from '../../theme/contract.css.ts';
import { recipe } from '../../theme/styles.ts';

const { color } = vars;

export const card = recipe({
  base: {
    background: color.bgSurface,
    border: `${vars.border.thin} solid ${color.borderSubtle}`,
    borderRadius: vars.radius.card,
    minInlineSize: 0,
  },
  variants: {
    depth: {
      flat: {},
      raised: {
        background: color.bgRaised,
        borderColor: color.borderDefault,
        boxShadow: vars.shadow.raised,
      },
    },
    tone: {
      plain: {},
      sunken: { background: color.bgSunken },
      selected: {
        background: color.bgSelected,
        borderColor: color.bgBrand,
        boxShadow: `inset 0 0 0 1px ${color.bgBrand}`,
        // Marked by a thicker edge in forced colors mode.
        outline: `${vars.border.thick} solid transparent`,
        outlineOffset: `calc(-1 * ${vars.border.thick})`,
      },
      vip: { background: color.bgVipSoft, borderColor: color.borderVip },
    },
    padding: {
      none: { overflow: 'hidden' },
      4: { padding: vars.space[4] },
      5: { padding: vars.space[5] },
      6: { padding: vars.space[6] },
    },
  },
});
