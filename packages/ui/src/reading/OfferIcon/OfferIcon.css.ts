import { vars } from '../../theme/contract.css.ts';
import { recipe } from '../../theme/styles.ts';

export const tile = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.space[10],
    blockSize: vars.space[10],
    borderRadius: vars.radius.control,
  },
  variants: {
    tone: {
      brand: { background: vars.color.bgBrandSoft, color: vars.color.fgBrand },
      vip: { background: vars.color.bgVip, color: vars.color.fgOnVip },
    },
  },
});
