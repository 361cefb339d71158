import { vars } from '../theme/contract.css.ts';
import { css, forcedEdge, recipe } from '../theme/styles.ts';

const { color } = vars;
const side = (size: string) => ({ inlineSize: size, blockSize: size });

export const avatar = recipe({
  base: {
    ...forcedEdge,
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    fontWeight: vars.font.weight.strong,
    lineHeight: 1,
    borderRadius: vars.radius.pill,
  },
  variants: {
    size: {
      sm: { ...side('28px'), fontSize: vars.font.size['2xs'] },
      md: { ...side('36px'), fontSize: vars.font.size.xs },
      lg: { ...side('56px'), fontSize: '1.0625rem' },
      xl: { ...side('88px'), fontSize: vars.font.size['title-md'] },
    },
    tint: {
      brand: { background: color.bgBrandSoft, color: color.fgBrand },
      accent: { background: color.bgAccentSoft, color: color.fgAccent },
      neutral: { background: color.bgNeutral, color: color.fgSecondary },
      vip: { background: color.bgVipSoft, color: color.fgVip },
    },
    kind: { person: {}, organization: { borderRadius: vars.radius.control } },
  },
});

export const picture = css({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
