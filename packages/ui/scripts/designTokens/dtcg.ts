// The parts of the Design Tokens format 2025.10 that our files use.

/** A color: components from 0 to 1, and the same without alpha as six digits. */
export interface ColorValue {
  colorSpace: 'srgb';
  components: [number, number, number];
  alpha: number;
  hex: string;
}

export interface DimensionValue {
  value: number;
  unit: 'px' | 'rem';
}

export interface DurationValue {
  value: number;
  unit: 'ms';
}

export interface ShadowValue {
  color: ColorValue;
  offsetX: DimensionValue;
  offsetY: DimensionValue;
  blur: DimensionValue;
  spread: DimensionValue;
}

/** Another token by its path: `{color.fg-trend-red}`. */
export type Alias = `{${string}}`;

interface Typed<Type extends string, Value> {
  $type: Type;
  $value: Value | Alias;
}

export type Token =
  | Typed<'color', ColorValue>
  | Typed<'dimension', DimensionValue>
  | Typed<'duration', DurationValue>
  | Typed<'fontFamily', string[]>
  | Typed<'fontWeight' | 'number', number>
  | Typed<'cubicBezier', [number, number, number, number]>
  | Typed<'shadow', ShadowValue[]>;

/** A file, or a group in it. */
export interface TokenGroup {
  $schema?: string;
  $description?: string;
  [name: string]: Token | TokenGroup | string | undefined;
}

/** Path with dots to token: a file without its groups. */
export type FlatTokens = Readonly<Record<string, Token>>;

/** Returns whether a value names another token. */
export const isAlias = (value: Token['$value']): value is Alias => typeof value === 'string';

/** Returns the file of tokens, grouped by the parts of their paths. */
export function groupTokens(tokens: FlatTokens, description: string): TokenGroup {
  const file: TokenGroup = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: description,
  };
  for (const [path, token] of Object.entries(tokens)) {
    const parts = path.split('.');
    const name = parts.pop() ?? '';
    let group = file;
    for (const part of parts) group = (group[part] ??= {}) as TokenGroup;
    group[name] = token;
  }
  return file;
}
