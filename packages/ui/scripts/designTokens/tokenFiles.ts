import { groupTokens } from './dtcg.ts';
import { figmaVariables } from './figmaVariables.ts';
import { layoutContexts, themeContexts, trendContexts } from './tokenContexts.ts';
import type { TokenContext } from './tokenContexts.ts';
import { tokensCss } from './tokensCss.ts';

const MODIFIERS = {
  theme: themeContexts,
  layout: layoutContexts,
  trend: trendContexts,
} as const;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const fileOf = ({ id }: TokenContext): string => `tokens/${id}.json`;

/** Returns a resolver of 2025.10: which files make which look. */
function resolver(): object {
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Rostra',
    version: '2025.10',
    sets: { base: { sources: [{ $ref: './tokens.json' }] } },
    modifiers: Object.fromEntries(
      Object.entries(MODIFIERS).map(([name, [first, ...others]]) => [
        name,
        {
          contexts: {
            ...(first && { [first.id]: [] }),
            ...Object.fromEntries(others.map((each) => [each.id, [{ $ref: `./${fileOf(each)}` }]])),
          },
          default: first?.id,
        },
      ]),
    ),
    resolutionOrder: [
      { $ref: '#/sets/base' },
      ...Object.keys(MODIFIERS).map((name) => ({ $ref: `#/modifiers/${name}` })),
    ],
  };
}

/**
 * Returns the published token files, name to text: `tokens.json` is the base look, the files below
 * `tokens/` are what a theme, a layout or a convention changes in it.
 */
export function tokenFiles(): Record<string, string> {
  const contexts = Object.values(MODIFIERS);
  const base = Object.assign({}, ...contexts.map(([first]) => first?.tokens));
  return {
    'tokens.json': json(groupTokens(base, 'Rostra: light, desktop, Latin script.')),
    'tokens.resolver.json': json(resolver()),
    'tokens.css': tokensCss(),
    'figma.variables.json': json(figmaVariables()),
    ...Object.fromEntries(
      contexts.flatMap(([, ...others]) =>
        others.map((each) => [
          fileOf(each),
          json(groupTokens(each.tokens, `Rostra: ${each.name}.`)),
        ]),
      ),
    ),
  };
}

/** Names of the published token files. */
export const tokenFileNames = (): string[] => Object.keys(tokenFiles());
