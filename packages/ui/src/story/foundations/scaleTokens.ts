import { deriveTheme } from '../../theme/deriveTheme.ts';
import { reading, scale, scaleChinese } from '../../theme/scale.ts';
import { baseTheme } from '../../themes/index.ts';

/** One token of the scale. */
export interface ScaleToken {
  name: string;
  value: string;
}

/**
 * Returns the tokens of a group: `space`, `size`, `motion-duration` and so on, as the scale has
 * them.
 */
export const tokensOf = (group: string): ScaleToken[] =>
  Object.entries(scale)
    .filter(([name]) => name.startsWith(`--ui-${group}-`))
    .map(([name, value]) => ({ name, value }))
    .sort((a, b) => (Number.parseFloat(a.value) || 0) - (Number.parseFloat(b.value) || 0));

/** A browser's default font size, in px. */
const ROOT = 16;

/** Returns a length of the scale in px. */
export const inPixels = (value: string): number =>
  Number.parseFloat(value) * (value.endsWith('rem') ? ROOT : 1);

const { shape } = deriveTheme(baseTheme.input);
/**
 * All type tokens at desktop width, by script; small steps come from the theme, because its letters
 * may be small.
 */
export const typeOf = {
  latin: {
    ...scale,
    '--ui-font-size-sm': shape['font-size-sm'],
    '--ui-font-size-md': shape['font-size-md'],
    ...reading.latin,
  } as Record<string, string>,
  chinese: {
    ...scale,
    '--ui-font-size-sm': shape['font-size-sm'],
    '--ui-font-size-md': shape['font-size-md'],
    ...scaleChinese,
    ...reading.chinese,
  } as Record<string, string>,
};

const PREFIX = '--ui-font-size-';

/** The steps of type, largest first, with both scripts' values. */
export const typeSteps = Object.keys(typeOf.latin)
  .filter((name) => name.startsWith(PREFIX))
  .map((name) => name.slice(PREFIX.length))
  .map((step) => {
    const of = (script: 'latin' | 'chinese') => ({
      size: typeOf[script][`${PREFIX}${step}`] ?? '',
      line: typeOf[script][`--ui-line-height-${step}`] ?? '',
    });
    return { step, latin: of('latin'), chinese: of('chinese') };
  })
  .sort((a, b) => inPixels(b.latin.size) - inPixels(a.latin.size));
