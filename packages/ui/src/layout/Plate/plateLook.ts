import type { vars } from '../../theme/contract.css.ts';
import type { PlateBackground } from './drawPlate.ts';

/** The roles of a theme's colors, and the opacity of the bars, on one background. */
export interface PlateLook {
  ground: keyof typeof vars.color;
  bar: keyof typeof vars.color;
  lit: keyof typeof vars.color;
  /** Opacity of bars that are not lit; a lit one is opaque. */
  opacity: { faint: number; plain: number };
}

/** Opacity on all light backgrounds. */
const opacity = { faint: 0.3, plain: 0.5 };

/** The look of each background, for its styles and for drawings as files. */
export const plateLook = {
  ink: {
    ground: 'bgInverse',
    bar: 'fgInverse',
    lit: 'ringSpeaking',
    opacity: { faint: 0.16, plain: 0.3 },
  },
  brand: { ground: 'bgBrandSoft', bar: 'fgBrand', lit: 'bgAccent', opacity },
  neutral: { ground: 'bgNeutral', bar: 'fgSecondary', lit: 'fgBrand', opacity },
  vip: { ground: 'bgVipSoft', bar: 'fgVip', lit: 'fgDefault', opacity },
} as const satisfies Record<PlateBackground, PlateLook>;
