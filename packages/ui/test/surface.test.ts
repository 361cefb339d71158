import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** The published surface, without the providers, which show nothing. */
const components = [
  ...readFileSync(join(source, 'index.ts'), 'utf8').matchAll(/'\.\/(\w+)\/index\.ts'/g),
]
  .map((match) => match[1] as string)
  .filter((name) => !['TextProvider', 'UiProvider', 'toastStore'].includes(name));

const has = (name: string, ...endings: string[]) =>
  endings.some((ending) => existsSync(join(source, name, `${name}${ending}`)));

describe('every component', () => {
  it.each(components)('%s exports its name, and has states, stories and docs', (name) => {
    const index = existsSync(join(source, name, 'index.ts'))
      ? readFileSync(join(source, name, 'index.ts'), 'utf8')
      : '';
    expect(index).toContain(`./${name}.tsx`);
    expect(readFileSync(join(source, name, `${name}.tsx`), 'utf8')).toMatch(
      new RegExp(`export (function|const) ${name}\\b`),
    );
    expect(has(name, '.states.ts', '.states.tsx'), 'states').toBe(true);
    expect(has(name, '.stories.tsx'), 'stories').toBe(true);
    expect(has(name, '.mdx'), 'docs').toBe(true);
  });

  // What covers the screen lies outside the story's box, which is what a picture is cropped to.
  const covering = ['ConfirmDialog', 'Dialog', 'Drawer', 'Toasts'];

  it.each(components.filter((name) => !covering.includes(name)))(
    '%s shows all its states in a story that is photographed',
    (name) => {
      const stories = readFileSync(join(source, name, `${name}.stories.tsx`), 'utf8');
      expect(stories).toMatch(/export const AllStates\b/);
      expect(stories).toMatch(/tags: \['visual'\]/);
    },
  );
});
