import type { Scheme } from '../../src/theme/themeTypes.ts';
import { inScheme, readColor, readDimension, readShadows, splitList } from './cssValues.ts';
import type { FlatTokens, Token } from './dtcg.ts';

/** Variables have hyphens between the groups of the format; longer groups come first. */
const GROUPS = [
  'font-family',
  'font-weight',
  'font-size',
  'line-height',
  'motion-duration',
  'motion-easing',
  'color',
  'space',
  'radius',
  'size',
  'shadow',
  'z',
  'border',
  'focus',
] as const;

type Group = (typeof GROUPS)[number];

/** A clip path has no type in the format; the serif only helps the base sheet. */
const WITHOUT_TOKEN = new Set(['--ui-shape-rake', '--ui-font-family-serif']);

/** Returns a variable's group and the rest of its name. @throws TypeError for an unknown group */
function partsOf(variable: string): [Group, string] {
  const name = variable.replace(/^--ui-/, '');
  const group = GROUPS.find((each) => name.startsWith(`${each}-`));
  if (!group) throw new TypeError(`${variable} belongs to no group of tokens`);
  return [group, name.slice(group.length + 1)];
}

/** Returns a token's path: `--ui-font-size-sm` is `font.size.sm`. */
export function pathOf(variable: string): string {
  const [group, name] = partsOf(variable);
  return `${group.replace('-', '.')}.${name}`;
}

/** Returns a token's variable: `font.size.sm` is `--ui-font-size-sm`. */
export const variableOf = (path: string): string => `--ui-${path.replaceAll('.', '-')}`;

const easing = (value: string): [number, number, number, number] => {
  const inside = /^cubic-bezier\((.+)\)$/.exec(value)?.[1] ?? '';
  const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = splitList(inside).map(Number);
  return [x1, y1, x2, y2];
};

const withoutQuotes = (name: string): string => name.replaceAll("'", '');

/** Returns the token of a variable with a value of its own. */
function plainToken(group: Group, value: string): Token {
  switch (group) {
    case 'color':
      return { $type: 'color', $value: readColor(value) };
    case 'font-family':
      return { $type: 'fontFamily', $value: splitList(value).map(withoutQuotes) };
    case 'font-weight':
      return { $type: 'fontWeight', $value: Number(value) };
    case 'z':
      return { $type: 'number', $value: Number(value) };
    case 'motion-duration':
      return { $type: 'duration', $value: { value: Number.parseFloat(value), unit: 'ms' } };
    case 'motion-easing':
      return { $type: 'cubicBezier', $value: easing(value) };
    case 'shadow':
      return { $type: 'shadow', $value: readShadows(value) };
    default:
      return { $type: 'dimension', $value: readDimension(value) };
  }
}

function toToken(variable: string, value: string, scheme: Scheme): Token {
  const [group] = partsOf(variable);
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (other === undefined) return plainToken(group, inScheme(value, scheme));
  return {
    $type: group === 'font-family' ? 'fontFamily' : 'color',
    $value: `{${pathOf(other)}}`,
  };
}

/**
 * Returns variables as tokens of one scheme.
 *
 * @throws TypeError for a value that the format has no type for
 */
export function toTokens(variables: Readonly<Record<string, string>>, scheme: Scheme): FlatTokens {
  return Object.fromEntries(
    Object.entries(variables)
      .filter(([variable]) => !WITHOUT_TOKEN.has(variable))
      .map(([variable, value]) => [pathOf(variable), toToken(variable, value, scheme)]),
  );
}
