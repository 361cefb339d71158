import { contrastAims } from './contrastAims.ts';
import { deriveBackgrounds } from './deriveBackgrounds.ts';
import type { Sources } from './deriveBackgrounds.ts';
import { deriveRoles } from './deriveRoles.ts';
import { deriveScenes } from './deriveScenes.ts';
import { hexToOklch } from './oklch.ts';
import { rem } from './scale.ts';
import type { BrandInput, ColorTheme, ContrastLevel, Scheme, Theme } from './themeTypes.ts';

const CHINESE_SANS =
  "'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei UI', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Source Han Sans SC'";

/** Fonts with small letters are set one pixel larger, so that they read like ours. */
const SMALL_LETTERS = new Set(['Source Sans 3']);

function sources(input: BrandInput): Sources {
  return {
    brand: hexToOklch(input.brand),
    accent: hexToOklch(input.accent),
    neutral: hexToOklch(input.neutral),
    vip: hexToOklch(input.vip),
    red: hexToOklch(input.trendRed),
    green: hexToOklch(input.trendGreen),
  };
}

function deriveColors(input: BrandInput, scheme: Scheme, level: ContrastLevel): ColorTheme {
  const s = sources(input);
  const aims = contrastAims[level];
  const { draft, backgrounds } = deriveBackgrounds(s, scheme, aims);
  const roles = { ...draft, ...deriveRoles(s, scheme, backgrounds, aims) };
  return { ...roles, ...deriveScenes(s, input.header, scheme, roles, aims) } as ColorTheme;
}

/**
 * Returns every token of a theme from its twelve inputs, light and dark, as section 3 of the look
 * defines.
 * A weak color is changed until its pairs pass.
 *
 * @throws TypeError for a text that is no color
 */
export function deriveTheme(input: BrandInput, contrast: ContrastLevel = 'standard'): Theme {
  const r = input.radius;
  const text = SMALL_LETTERS.has(input.fontText) ? 1 : 0;
  return {
    contrast,
    light: deriveColors(input, 'light', contrast),
    dark: deriveColors(input, 'dark', contrast),
    shape: {
      'font-family-text': `'${input.fontText} Variable', '${input.fontText}', '${input.fontText} Fallback', ${CHINESE_SANS}, system-ui, sans-serif`,
      'font-family-reading': `'${input.fontReading} Variable', '${input.fontReading}', '${input.fontReading} Fallback', Georgia, ${CHINESE_SANS}, serif`,
      'font-size-sm': rem(13 + text),
      'font-size-md': rem(14 + text),
      'radius-small': `${Math.round((r * 2) / 3)}px`,
      'radius-control': `${r}px`,
      'radius-tile': `${Math.round((r * 4) / 3)}px`,
      'radius-card': `${Math.round((r * 5) / 3)}px`,
      'shadow-raised':
        input.elevation === 'flat'
          ? 'none'
          : '0 1px 2px light-dark(rgb(10 32 40 / 0.06), rgb(0 0 0 / 0.4)), 0 4px 12px light-dark(rgb(10 32 40 / 0.06), transparent)',
    },
  };
}
