import type {
  ColorValue,
  DimensionValue,
  ShadowValue,
  Token,
} from '../../scripts/designTokens/dtcg.ts';

type Value = Token['$value'];

const color = ({ components, alpha }: ColorValue): string => {
  const channels = components.map((each) => Math.round(each * 255));
  return alpha === 0 ? 'transparent' : `rgb(${channels.join(' ')} / ${alpha})`;
};

const dimension = ({ value, unit }: DimensionValue): string =>
  value === 0 ? '0' : `${value}${unit}`;

const shadow = ({ color: own, offsetX, offsetY, blur }: ShadowValue): string =>
  `${[offsetX, offsetY, blur].map(dimension).join(' ')} ${color(own)}`;

/** Returns a token as the text of a variable, by the format alone: not the way that we make tokens. */
export function cssOfToken({ $type, $value }: { $type: string; $value: Value }): string {
  if (typeof $value === 'string') return `var(--ui-${$value.slice(1, -1).replaceAll('.', '-')})`;
  switch ($type) {
    case 'color':
      return color($value as ColorValue);
    case 'dimension':
      return dimension($value as DimensionValue);
    case 'shadow':
      return ($value as ShadowValue[]).map(shadow).join(', ');
    case 'duration':
      return `${($value as { value: number }).value}ms`;
    case 'cubicBezier':
      return `cubic-bezier(${($value as number[]).join(',')})`;
    case 'fontFamily':
      return ($value as string[]).join(', ');
    default:
      return JSON.stringify($value);
  }
}

/** Returns a variable's text in one spelling: colors by channels, no quotes, leading zeros. */
export function inOneSpelling(css: string): string {
  return css
    .replaceAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})\b/g, (_, ...hex: string[]) => {
      const [r, g, b] = hex.slice(0, 3).map((each) => Number.parseInt(each, 16));
      return `rgb(${r} ${g} ${b} / 1)`;
    })
    .replaceAll(/'/g, '')
    .replaceAll(/(?<![\d.])\./g, '0.')
    .replace(/^none$/, '0 0 0 transparent');
}
