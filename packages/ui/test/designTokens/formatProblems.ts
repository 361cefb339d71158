/** Anything that JSON holds. */
type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Fields = Record<string, Json>;
type Check = (value: Json) => boolean;

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const between =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most;
const share = between(0, 1);

/** Exactly these fields, each as its check demands; a name with `?` may be missing. */
const fields =
  (checks: Record<string, Check>): Check =>
  (value) => {
    if (!isFields(value)) return false;
    const names = new Set(Object.keys(checks).map((name) => name.replace('?', '')));
    return (
      Object.keys(value).every((name) => names.has(name)) &&
      Object.entries(checks).every(([name, check]) => {
        const found = value[name.replace('?', '')];
        return found === undefined ? name.endsWith('?') : check(found);
      })
    );
  };

const measure = (...units: string[]): Check =>
  fields({ value: isNumber, unit: (unit) => units.some((each) => each === unit) });
const dimension = measure('px', 'rem');

const color = fields({
  colorSpace: (space) => space === 'srgb',
  components: (list) => Array.isArray(list) && list.length === 3 && list.every(share),
  'alpha?': share,
  'hex?': (hex) => typeof hex === 'string' && /^#[0-9a-f]{6}$/i.test(hex),
});

const shadow = fields({
  color,
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
  'inset?': (inset) => typeof inset === 'boolean',
});

const isText: Check = (value) => typeof value === 'string' && value !== '';

/** The types of Design Tokens 2025.10 that our files use. */
const TYPES: Record<string, Check> = {
  color,
  dimension,
  duration: measure('ms', 's'),
  fontFamily: (value) =>
    isText(value) || (Array.isArray(value) && value.length > 0 && value.every(isText)),
  fontWeight: between(1, 1000),
  number: isNumber,
  cubicBezier: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every(isNumber) &&
    [value[0], value[2]].every((x) => x !== undefined && share(x)),
  shadow: (value) =>
    shadow(value) || (Array.isArray(value) && value.length > 0 && value.every(shadow)),
};

const OF_TOKENS = new Set(['$type', '$value', '$description', '$extensions', '$deprecated']);
const OF_GROUPS = new Set([...OF_TOKENS, '$schema', '$extends', '$root']);

/** Returns each token of a file with its path. */
export function tokensOf(group: Fields, path: readonly string[] = []): [string, Fields][] {
  return Object.entries(group).flatMap(([name, value]): [string, Fields][] => {
    if (name.startsWith('$') || !isFields(value)) return [];
    if ('$value' in value) return [[[...path, name].join('.'), value]];
    return tokensOf(value, [...path, name]);
  });
}

/** Returns wrong names, and fields that the format has not. */
function nameProblems(group: Fields, path: string): string[] {
  const isToken = '$value' in group;
  const known = isToken ? OF_TOKENS : OF_GROUPS;
  return Object.entries(group).flatMap(([name, value]) => {
    const own = path === '' ? name : `${path}.${name}`;
    if (name.startsWith('$'))
      return known.has(name) && name !== '$value' ? [] : isToken && known.has(name) ? [] : [own];
    if (isToken || /[{}.]/.test(name) || !isFields(value)) return [own];
    return nameProblems(value, own);
  });
}

/**
 * Returns the places where a file breaks the rules of Design Tokens 2025.10. `others` are tokens that
 * its aliases may name beside its own.
 */
export function formatProblems(file: Fields, others: Fields = {}): string[] {
  const known = new Map([...tokensOf(others), ...tokensOf(file)]);
  const values = tokensOf(file).flatMap(([path, { $type, $value }]) => {
    const check = typeof $type === 'string' ? TYPES[$type] : undefined;
    if (!check) return [`${path} has the type ${JSON.stringify($type)}`];
    const alias = typeof $value === 'string' && /^\{(.+)\}$/.exec($value)?.[1];
    if (typeof alias === 'string') {
      const target = known.get(alias);
      const isPlain = target !== undefined && typeof target['$value'] !== 'string';
      return isPlain && target['$type'] === $type ? [] : [`${path} names ${alias}`];
    }
    return check($value ?? null) ? [] : [`${path} has the value ${JSON.stringify($value)}`];
  });
  return [...nameProblems(file, ''), ...values];
}
