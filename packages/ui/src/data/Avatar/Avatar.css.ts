import { vars } from '../../theme/contract.css.ts';
import { css, forcedEdge, recipe } from '../../theme/styles.ts';

const { color } = vars;
const side = (size: string) => ({ inlineSize: size, blockSize: size });
/** Initials grow with the reader's text size, up to what the shape can hold. */
const initials = (size: string, most: string) => ({ fontSize: `min(${size}, ${most})` });

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
      sm: { ...side('28px'), ...initials(vars.font.size['2xs'], '13px') },
      md: { ...side('36px'), ...initials(vars.font.size.xs, '16px') },
      lg: { ...side('56px'), ...initials('1.0625rem', '25px') },
      xl: { ...side('88px'), ...initials(vars.font.size['title-md'], '39px') },
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

export const image = css({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
