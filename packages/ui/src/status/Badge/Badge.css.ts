import { vars } from '../../theme/contract.css.ts';
import { forcedEdge, recipe, type } from '../../theme/styles.ts';

const { color } = vars;

export const badge = recipe({
  base: {
    ...forcedEdge,
    ...type('2xs'),
    display: 'inline-block',
    minInlineSize: '18px',
    paddingInline: '5px',
    borderRadius: vars.radius.pill,
    fontWeight: vars.font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
  variants: {
    tone: {
      neutral: { background: color.bgNeutral, color: color.fgSecondary },
      brand: { background: color.bgBrand, color: color.fgOnBrand },
      danger: { background: color.bgDanger, color: color.fgOnDanger },
    },
  },
});
