import type { ColorToken, ShapeToken } from './tokens.ts';

export type Scheme = 'light' | 'dark';

/**
 * The contrast that pairs of colors must reach: WCAG AA, or AAA for readers who ask for high
 * contrast.
 */
export type ContrastLevel = 'standard' | 'more';

/** The twelve decisions of a brand (the look, section 3). Colors are `#rrggbb`. */
export interface BrandInput {
  brand: string;
  accent: string;
  /** The tint of the grays. */
  neutral: string;
  vip: string;
  trendRed: string;
  trendGreen: string;
  /** The background of the header. */
  header: 'ink' | 'brand' | 'surface';
  fontText: string;
  fontReading: string;
  /** Of a control, in px. */
  radius: number;
  elevation: 'soft' | 'flat';
  /** Addresses of the logo for light and for dark backgrounds. */
  logo: { light: string; dark: string };
}

/** A theme file: who, how far it reaches, and the twelve inputs. */
export interface ThemeFile {
  id: string;
  name: string;
  /**
   * The base theme, a partner reached by `custom_company`, a look that readers choose for themselves, or
   * a brand for tests that no visitor gets.
   */
  kind: 'base' | 'partner' | 'reader' | 'test';
  /** `header` changes the header's own tokens and the logo; `all` the whole brand. */
  scope: 'header' | 'all';
  /** `more` is high contrast. @default standard */
  contrast?: ContrastLevel;
  input: BrandInput;
}

export type ColorTheme = Record<ColorToken, string>;

/** Every token that a theme decides. */
export interface Theme {
  /** The contrast that its pairs must reach. */
  contrast: ContrastLevel;
  light: ColorTheme;
  dark: ColorTheme;
  shape: Record<ShapeToken, string>;
}
