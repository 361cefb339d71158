import type { Scheme } from '../../src/theme/themeTypes.ts';
import type { ColorValue, DimensionValue, ShadowValue } from './dtcg.ts';

// Reads the values that our variables have; anything else is an error, so nothing is guessed.

const CHANNEL = 255;
/** Enough to find the same one of 256 steps again. */
const PLACES = 1e5;

/** Splits at commas outside parentheses and quotes. */
export function splitList(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/** Returns the value in one scheme: each `light-dark(a, b)` becomes `a` or `b`. */
export function inScheme(value: string, scheme: Scheme): string {
  const start = value.indexOf('light-dark(');
  if (start < 0) return value;
  const from = start + 'light-dark('.length;
  let end = from;
  for (let depth = 1; depth > 0; end += 1) {
    if (end >= value.length) throw new TypeError(`${value} has an open parenthesis`);
    if (value[end] === '(') depth += 1;
    if (value[end] === ')') depth -= 1;
  }
  const [light = '', dark = ''] = splitList(value.slice(from, end - 1));
  const chosen = scheme === 'light' ? light : dark;
  return inScheme(`${value.slice(0, start)}${chosen}${value.slice(end)}`, scheme);
}

function toColor(channels: readonly number[], alpha: number): ColorValue {
  const [r = 0, g = 0, b = 0] = channels.map(
    (each) => Math.round((each / CHANNEL) * PLACES) / PLACES,
  );
  const hex = channels.map((each) => each.toString(16).padStart(2, '0')).join('');
  return { colorSpace: 'srgb', components: [r, g, b], alpha, hex: `#${hex}` };
}

/** Reads `#rrggbb`, `rgb(r g b / a)` and `transparent`. @throws TypeError for others */
export function readColor(text: string): ColorValue {
  if (text === 'transparent') return toColor([0, 0, 0], 0);
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(text);
  if (hex)
    return toColor(
      hex.slice(1).map((each) => Number.parseInt(each, 16)),
      1,
    );
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text);
  if (!rgb) throw new TypeError(`${text} is not a color of ours`);
  return toColor(rgb.slice(1, 4).map(Number), Number(rgb[4]));
}

/** Reads a length in px or rem, and 0. @throws TypeError for others */
export function readDimension(text: string): DimensionValue {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(text) ?? [];
  if (value === undefined || (unit === 'px' && !text.endsWith('px') && Number(value) !== 0))
    throw new TypeError(`${text} is not a length in px or rem`);
  return { value: Number(value), unit: unit as 'px' | 'rem' };
}

const NO_SHADOW = '0 0 0 transparent';

/** Reads a list of shadows of one scheme; none is one that nobody sees. @throws TypeError */
export function readShadows(text: string): ShadowValue[] {
  return splitList(text === 'none' ? NO_SHADOW : text).map((each) => {
    const [, x, y, blur, color] = /^(\S+) (\S+) (\S+) (.+)$/.exec(each) ?? [];
    if (!x || !y || !blur || !color) throw new TypeError(`${each} is not a shadow of ours`);
    return {
      color: readColor(color),
      offsetX: readDimension(x),
      offsetY: readDimension(y),
      blur: readDimension(blur),
      spread: { value: 0, unit: 'px' },
    };
  });
}
