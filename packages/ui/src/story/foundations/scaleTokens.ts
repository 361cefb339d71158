import { deriveTheme } from '../../theme/deriveTheme.ts';
import { reading, scale, scaleChinese } from '../../theme/scale.ts';
import { baseTheme } from '../../themes/index.ts';

/** One token as it stands in the scale. */
export interface ScaleToken {
  name: string;
  value: string;
}

/** The tokens of a group: `space`, `size`, `motion-duration` and so on, as the scale has them. */
export const tokensOf = (group: string): ScaleToken[] =>
  Object.entries(scale)
    .filter(([name]) => name.startsWith(`--ui-${group}-`))
    .map(([name, value]) => ({ name, value }))
    .sort((a, b) => (Number.parseFloat(a.value) || 0) - (Number.parseFloat(b.value) || 0));

/** The font size of a browser that nobody has changed, in px. */
const ROOT = 16;

/** A length of the scale in px. */
export const inPixels = (value: string): number =>
  Number.parseFloat(value) * (value.endsWith('rem') ? ROOT : 1);

const { shape } = deriveTheme(baseTheme.input);
/** All type tokens at desk width, by script; small steps come from the theme, as its letters may be small. */
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

/** The steps of type, largest first, with both scripts' figures. */
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
