import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colorTokens, trendTokens } from './tokens.ts';

type Camel<S extends string> = S extends `${infer A}-${infer B}`
  ? `${A}${Capitalize<Camel<B>>}`
  : S;
type Keys<T extends readonly string[]> = { [K in T[number] as Camel<K>]: K };

const camel = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function keys<T extends readonly string[]>(names: T): Keys<T> {
  return Object.fromEntries(names.map((name) => [camel(name), name])) as Keys<T>;
}

const list = <T extends string>(...names: T[]): { [K in T]: K } =>
  Object.fromEntries(names.map((name) => [name, name])) as { [K in T]: K };

/**
 * Every token of the look as a CSS variable with a fixed name: `vars.color.bgBrandHover` is
 * `var(--ui-color-bg-brand-hover)`. Styles use these and no raw color.
 */
export const vars = createGlobalThemeContract(
  {
    color: { ...keys(colorTokens), ...keys(trendTokens) },
    font: {
      family: list('text', 'reading'),
      weight: list('regular', 'medium', 'strong', 'reading-title'),
      size: list(
        '2xs',
        'xs',
        'sm',
        'md',
        'lg',
        'title-sm',
        'title-md',
        'title-lg',
        'title-xl',
        'reading',
        'reading-title',
      ),
    },
    line: {
      height: list(
        '2xs',
        'xs',
        'sm',
        'md',
        'lg',
        'title-sm',
        'title-md',
        'title-lg',
        'title-xl',
        'reading',
        'reading-title',
      ),
    },
    space: list('1', '2', '3', '4', '5', '6', '8', '10', '12', '16'),
    radius: list('small', 'control', 'tile', 'card', 'pill'),
    size: list(
      'control-sm',
      'control-md',
      'control-lg',
      'touch',
      'header',
      'page',
      'icon-sm',
      'icon-md',
      'icon-lg',
      'rake',
      'rake-height',
      'dialog',
      'dialog-wide',
      'menu',
      'drawer',
      'field',
    ),
    motion: {
      duration: list('quick', 'base', 'calm'),
      easing: list('out', 'inout'),
    },
    shadow: list('raised', 'overlay'),
    shape: list('rake'),
    z: list('sticky', 'header', 'overlay', 'toast', 'tooltip'),
    border: list('thin', 'thick'),
    focus: list('ring', 'offset'),
  },
  (_value, path) =>
    `ui-${path.map((part) => part.replace(/[A-Z]/g, (l) => `-${l.toLowerCase()}`).replace(/([a-z])(\d)/g, path[0] === 'color' ? '$1-$2' : '$1$2')).join('-')}`,
);
