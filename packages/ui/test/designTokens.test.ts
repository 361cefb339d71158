import { describe, expect, it } from 'vitest';
import type { Token } from '../scripts/designTokens/dtcg.ts';
import type { FigmaVariables } from '../scripts/designTokens/figmaVariables.ts';
import { tokenFiles } from '../scripts/designTokens/tokenFiles.ts';
import { vars } from '../src/theme/contract.css.ts';
import { cssOfToken, inOneSpelling } from './designTokens/cssOfToken.ts';
import { formatProblems, tokensOf } from './designTokens/formatProblems.ts';

// tokens.json, tokens.css and Figma's variables have one source; each is read here by its own rules.

const files = tokenFiles();
type Fields = Parameters<typeof formatProblems>[0];
const fileOf = (name: string): Fields => JSON.parse(files[name] ?? '{}') as Fields;
const names = Object.keys(files).filter((name) => /^tokens(?:\/.*)?\.json$|^tokens\//.test(name));
const base = fileOf('tokens.json');

interface Resolver {
  version: string;
  modifiers: Record<string, { contexts: Record<string, { $ref: string }[]>; default: string }>;
  resolutionOrder: { $ref: string }[];
}
const resolver = JSON.parse(files['tokens.resolver.json'] ?? '') as Resolver;
const figma = JSON.parse(files['figma.variables.json'] ?? '') as FigmaVariables;

/** Returns the tokens of one context of a modifier as the resolver composes them. */
function resolved(modifier: string, context: string): Map<string, Token> {
  const sources = resolver.modifiers[modifier]?.contexts[context] ?? [];
  const own = sources.flatMap(({ $ref }) => tokensOf(fileOf($ref.replace('./', ''))));
  return new Map([...tokensOf(base), ...own]) as unknown as Map<string, Token>;
}

const variablesOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/(--ui-[\w-]+):\s*([^;}]+)/g)].map(([, name = '', value = '']) => [
      name,
      inOneSpelling(value.trim()),
    ]),
  );

/** Returns the variables of `tokens.css` in rules with exactly this selector; later rules win. */
function variablesOfRule(selector: string, media = ''): Map<string, string> {
  const css = files['tokens.css'] ?? '';
  const found = [...css.matchAll(/(?:@media ([^{]+) \{\s*)?([^{};]+?)\s*\{([^{}]*)\}/g)].filter(
    ([, condition = '', head = '']) => head.trim() === selector && condition === media,
  );
  return variablesOf(found.map(([, , , body]) => body).join(';'));
}

const inScheme = (value: string, scheme: string): string =>
  value.replaceAll(
    /light-dark\(((?:[^(),]|\([^)]*\))+), ((?:[^(),]|\([^)]*\))+)\)/g,
    scheme === 'light' ? '$1' : '$2',
  );

const variableOf = (path: string): string => `--ui-${path.replaceAll('.', '-')}`;

/** Returns the variables whose text differs from the tokens. */
function differences(
  css: ReadonlyMap<string, string>,
  tokens: ReadonlyMap<string, Token>,
  scheme = 'light',
): string[] {
  const byVariable = new Map([...tokens].map(([path, token]) => [variableOf(path), token]));
  return [...css].flatMap(([name, value]) => {
    const token = byVariable.get(name);
    if (!token) return [`${name} has no token`];
    const ours = cssOfToken(token);
    const theirs = inScheme(value, scheme);
    return ours === theirs ? [] : [`${name}: ${theirs} in the sheet, ${ours} in the tokens`];
  });
}

const HELPERS = new Set(['--ui-shape-rake', '--ui-font-family-serif']);
const withoutHelpers = (css: Map<string, string>): Map<string, string> =>
  new Map([...css].filter(([name]) => !HELPERS.has(name)));

describe('the token files', () => {
  it.each(names)('follow the rules of Design Tokens 2025.10 in %s', (name) => {
    expect(tokensOf(fileOf(name)).length).toBeGreaterThan(0);
    expect(formatProblems(fileOf(name), base)).toEqual([]);
  });

  it('are refused by the rules for a wrong unit, color, alias and name', () => {
    const wrong = {
      space: {
        a: { $type: 'dimension', $value: { value: 4, unit: 'em' } },
        b: { $type: 'color', $value: '#ffffff' },
        c: { $type: 'color', $value: '{color.none}' },
        'd.e': { $type: 'number', $value: 1 },
      },
    };
    expect(formatProblems(wrong)).toHaveLength(4);
  });

  it('are found by a resolver with a default for each of its choices', () => {
    expect(resolver.version).toBe('2025.10');
    expect(resolver.resolutionOrder.slice(1)).toEqual(
      Object.keys(resolver.modifiers).map((name) => ({ $ref: `#/modifiers/${name}` })),
    );
    const found = Object.values(resolver.modifiers).flatMap(({ contexts, default: first }) => {
      expect(contexts[first]).toEqual([]);
      return Object.values(contexts).flatMap((sources) =>
        sources.map(({ $ref }) => $ref.replace('./', '')),
      );
    });
    expect(found.toSorted()).toEqual(names.filter((name) => name !== 'tokens.json').toSorted());
  });

  it('have a token for every variable of the contract but the clip path', () => {
    const contract = JSON.stringify(vars).match(/--ui-[\w-]+/g) ?? [];
    const ours = tokensOf(base).map(([path]) => variableOf(path));
    expect(ours.toSorted()).toEqual(contract.filter((name) => !HELPERS.has(name)).toSorted());
  });
});

describe('tokens.css', () => {
  it.each(['light', 'dark'])('has the values of the tokens in the base theme, %s', (scheme) => {
    const css = withoutHelpers(variablesOfRule(':root'));
    const tokens = resolved('theme', `rostra-${scheme}`);
    expect(css.size).toBeGreaterThan(100);
    expect(differences(css, tokens, scheme)).toEqual([]);
  });

  it.each(['harbourline', 'high-contrast'])('has the values of the tokens in %s', (id) => {
    const css = variablesOfRule(`:root[data-theme="${id}"]`);
    expect(css.size).toBeGreaterThan(5);
    for (const scheme of ['light', 'dark'])
      expect(differences(css, resolved('theme', `${id}-${scheme}`), scheme)).toEqual([]);
  });

  it('has the sizes of the tokens on a phone, in Chinese and in both', () => {
    const phone = '(max-width: 767px)';
    const chinese = 'body:lang(zh), [lang|="zh"]:not(:root)';
    const cases = [
      ['phone', variablesOfRule(':root', phone)],
      ['phone', variablesOfRule('body, [lang]:not(:root)', phone)],
      ['chinese', variablesOfRule(':root:lang(zh)')],
      ['chinese', variablesOfRule(chinese)],
      ['chinese-phone', variablesOfRule(':root:lang(zh)', phone)],
      ['chinese-phone', variablesOfRule(chinese, phone)],
    ] as const;
    for (const [context, css] of cases) {
      expect(css.size, context).toBeGreaterThan(0);
      expect(differences(css, resolved('layout', context))).toEqual([]);
    }
  });

  it('has the colors of the tokens where red rises', () => {
    const css = variablesOfRule(':root:lang(zh), :root[data-trend="red-rises"]');
    expect(differences(css, resolved('trend', 'red-rises'))).toEqual([]);
  });
});

describe('figma.variables.json', () => {
  it('has the value of the token in every mode', () => {
    const types = new Map(figma.variables.map(({ id, resolvedType }) => [id, resolvedType]));
    const wrong = figma.variableModeValues.filter(({ variableId, modeId, value }) => {
      const [modifier = '', context = ''] = modeId.split(':');
      const token = resolved(modifier, context).get(variableId);
      const $value = token?.$value as never;
      if (typeof value === 'object' && 'type' in value) return $value !== `{${value.id}}`;
      if (typeof value === 'object') {
        const { components, alpha } = $value as { components: number[]; alpha: number };
        const { r, g, b, a } = value;
        return String([r, g, b, a]) !== String([...components, alpha]);
      }
      if (typeof value === 'string') return types.get(variableId) !== 'STRING';
      const { value: size, unit } = $value as { value?: number; unit?: string };
      return value !== (size === undefined ? $value : unit === 'rem' ? size * 16 : size);
    });
    expect(wrong).toEqual([]);
  });

  it('has every token except shadows, each with the variable that code uses', () => {
    const expected = tokensOf(base).filter(([, token]) => token['$type'] !== 'shadow');
    expect(figma.variables.map(({ codeSyntax }) => codeSyntax.WEB).toSorted()).toEqual(
      expected.map(([path]) => `var(${variableOf(path)})`).toSorted(),
    );
    const ids = new Set(figma.variables.map(({ id }) => id));
    const modes = new Set(figma.variableModes.map(({ id }) => id));
    for (const { initialModeId } of figma.variableCollections)
      expect(modes).toContain(initialModeId);
    for (const { variableId, modeId } of figma.variableModeValues) {
      expect(ids).toContain(variableId);
      expect(modes).toContain(modeId);
    }
  });
});
