import { isAlias } from './dtcg.ts';
import type { Token } from './dtcg.ts';
import { variableOf } from './toTokens.ts';
import { layoutContexts, themeContexts, trendContexts } from './tokenContexts.ts';
import type { TokenContext } from './tokenContexts.ts';

/** Figma counts in px; our rem are 16 px. */
const ROOT_FONT = 16;

type FigmaValue =
  | string
  | number
  | { r: number; g: number; b: number; a: number }
  | { type: 'VARIABLE_ALIAS'; id: string };

/** The body of Figma's `POST /v1/files/:key/variables`. */
export interface FigmaVariables {
  variableCollections: { action: 'CREATE'; id: string; name: string; initialModeId: string }[];
  variableModes: {
    action: 'CREATE' | 'UPDATE';
    id: string;
    name: string;
    variableCollectionId: string;
  }[];
  variables: {
    action: 'CREATE';
    id: string;
    name: string;
    variableCollectionId: string;
    resolvedType: 'COLOR' | 'FLOAT' | 'STRING';
    codeSyntax: { WEB: string };
  }[];
  variableModeValues: { variableId: string; modeId: string; value: FigmaValue }[];
}

/** Figma has no variables for shadows. */
const hasVariable = ({ $type }: Token): boolean => $type !== 'shadow';

function typeOf({ $type }: Token): 'COLOR' | 'FLOAT' | 'STRING' {
  if ($type === 'color') return 'COLOR';
  return $type === 'fontFamily' || $type === 'cubicBezier' ? 'STRING' : 'FLOAT';
}

function valueOf(token: Token): FigmaValue {
  if (isAlias(token.$value)) return { type: 'VARIABLE_ALIAS', id: token.$value.slice(1, -1) };
  switch (token.$type) {
    case 'color': {
      const { components, alpha } = token.$value;
      return { r: components[0], g: components[1], b: components[2], a: alpha };
    }
    case 'dimension': {
      const { value, unit } = token.$value;
      return unit === 'rem' ? value * ROOT_FONT : value;
    }
    case 'duration':
      return token.$value.value;
    case 'fontFamily':
      return String(token.$value[0]).replace(/ Variable$/, '');
    case 'cubicBezier':
      return `cubic-bezier(${String(token.$value)})`;
    case 'fontWeight':
    case 'number':
      return token.$value;
    case 'shadow':
      throw new TypeError('Figma has no variables for shadows');
  }
}

/**
 * Returns all tokens but the shadows as Figma variables: a collection each for theme, layout and
 * market convention, with their contexts as modes.
 */
export function figmaVariables(): FigmaVariables {
  const result: FigmaVariables = {
    variableCollections: [],
    variableModes: [],
    variables: [],
    variableModeValues: [],
  };
  const add = (collection: string, name: string, contexts: readonly TokenContext[]): void => {
    const modes = contexts.map(({ id }) => `${collection}:${id}`);
    result.variableCollections.push({
      action: 'CREATE',
      id: collection,
      name,
      initialModeId: modes[0] ?? '',
    });
    contexts.forEach((context, index) =>
      result.variableModes.push({
        // Each collection begins with one mode, which is only renamed.
        action: index === 0 ? 'UPDATE' : 'CREATE',
        id: modes[index] ?? '',
        name: context.name,
        variableCollectionId: collection,
      }),
    );
    const own = Object.entries(contexts[0]?.tokens ?? {}).filter(([, token]) => hasVariable(token));
    for (const [path, token] of own) {
      result.variables.push({
        action: 'CREATE',
        id: path,
        name: path.replaceAll('.', '/'),
        variableCollectionId: collection,
        resolvedType: typeOf(token),
        codeSyntax: { WEB: `var(${variableOf(path)})` },
      });
      contexts.forEach((context, index) =>
        result.variableModeValues.push({
          variableId: path,
          modeId: modes[index] ?? '',
          value: valueOf(context.tokens[path] ?? token),
        }),
      );
    }
  };
  add('theme', 'Rostra theme', themeContexts);
  add('layout', 'Rostra layout', layoutContexts);
  add('trend', 'Rostra market convention', trendContexts);
  return result;
}
