import { themeToCss } from '../../src/theme/themeToCss.ts';
import { variableRules } from '../../src/theme/variableRules.ts';
import { baseTheme } from '../../src/themes/index.ts';
import { publishedThemes } from './tokenContexts.ts';

const block = (head: string, lines: readonly string[]): string =>
  `${head} {\n${lines.map((line) => line.replaceAll(/^/gm, '  ')).join('\n')}\n}`;

/**
 * Returns the variables of every theme as a style sheet without the library's rules. They are in the
 * library's base layer, so an app's own rules win.
 */
export function tokensCss(): string {
  const rules = variableRules.map(({ selector, media, colorScheme, variables = {} }) => {
    const rule = block(selector, [
      ...(colorScheme === undefined ? [] : [`color-scheme: ${colorScheme};`]),
      ...Object.entries(variables).map(([name, value]) => `${name}: ${value};`),
    ]);
    return media === undefined ? rule : block(`@media ${media}`, [rule]);
  });
  const partners = publishedThemes.filter((theme) => theme !== baseTheme).map(themeToCss);
  return `${block('@layer ui.base', [...rules, ...partners])}\n`;
}
