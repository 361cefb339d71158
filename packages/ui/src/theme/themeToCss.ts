import { deriveTheme } from './deriveTheme.ts';
import { isHexColor } from './oklch.ts';
import { parseThemeFile } from './parseThemeFile.ts';
import { colorTokens, headerTokens, shapeTokens } from './tokens.ts';
import type { ColorToken } from './tokens.ts';
import type { Theme, ThemeFile } from './themeTypes.ts';

/** Lengths, font lists and our shadows: nothing that could close a declaration or a style element. */
const SAFE_SHAPE = /^[A-Za-z0-9 ,.'()/%-]{1,400}$/;

function color(theme: Theme, name: ColorToken): string {
  const { light, dark } = { light: theme.light[name], dark: theme.dark[name] };
  for (const value of [light, dark])
    if (!isHexColor(value)) throw new TypeError(`theme: ${name} is not a color`);
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

/** Returns the custom properties of a theme, name to value; only those of the header on request. */
export function themeProperties(theme: Theme, scope: ThemeFile['scope']): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const name of scope === 'header' ? headerTokens : colorTokens)
    properties[`--ui-color-${name}`] = color(theme, name);
  if (scope === 'header') return properties;
  for (const name of shapeTokens) {
    const value = theme.shape[name];
    if (!SAFE_SHAPE.test(value)) throw new TypeError(`theme: ${name} is not allowed`);
    properties[`--ui-${name}`] = value;
  }
  return properties;
}

/**
 * Returns a theme file as stylesheet text for `<html data-theme="id">`. The values are checked
 * again here, because theme text from data could inject code. Works on the server and in the
 * browser.
 *
 * @throws TypeError for anything that is no color, length or font name
 */
export function themeToCss(data: unknown): string {
  const file = parseThemeFile(data);
  const properties = themeProperties(deriveTheme(file.input, file.contrast), file.scope);
  const lines = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return `:root[data-theme="${file.id}"]{${lines.join(';')}}`;
}
