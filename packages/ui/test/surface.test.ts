import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentFolders, screenFolders, source } from './componentFolders.ts';

const read = (...path: string[]): string => readFileSync(join(source, ...path), 'utf8');
const has = (name: string, ...endings: string[]) =>
  endings.some((ending) => existsSync(join(source, name, `${basename(name)}${ending}`)));

/** Returns whether a component is a field, or has a prop that is called on a user action. */
const handlesPresses = (name: string): boolean =>
  /^  (?:readonly )?on[A-Z]\w*\??:|extends[^{]*\b(?:FieldWords|FileUploadProps|TextFieldProps)\b/m.test(
    [`${basename(name)}.tsx`, `${basename(name)}Props.ts`]
      .filter((file) => existsSync(join(source, name, file)))
      .map((file) => read(name, file))
      .join('\n'),
  );

function exportsItsName(folder: string): void {
  const name = basename(folder);
  expect(read(folder, 'index.ts')).toContain(`./${name}.tsx`);
  expect(read(folder, `${name}.tsx`)).toMatch(new RegExp(`export (function|const) ${name}\\b`));
}

describe('every component', () => {
  it.each(componentFolders)('finds the export, states, stories and docs of %s', (name) => {
    exportsItsName(name);
    expect(has(name, '.states.ts', '.states.tsx'), 'states').toBe(true);
    expect(has(name, '.stories.tsx'), 'stories').toBe(true);
    expect(has(name, '.mdx'), 'docs').toBe(true);
  });

  it.each(componentFolders)('exports %s from the package', (name) => {
    expect(read('index.ts')).toContain(`export * from './${name}/index.ts';`);
  });

  it.each(componentFolders)('shows the states of %s that its file names', (name) => {
    expect(read(name, `${basename(name)}.stories.tsx`)).toContain(`./${basename(name)}.states.ts`);
  });

  it.each(componentFolders.filter(handlesPresses))(
    'plays an interaction of %s, because it reports user actions',
    (name) => {
      const [, used = ''] = read(name, `${basename(name)}.stories.tsx`).split(
        /^export const Interaction:/m,
      );
      expect(used.split(/^export /m)[0]).toMatch(/\bplay\b/);
    },
  );

  it.each(componentFolders)('shows all states of %s in a story with an image', (name) => {
    const stories = read(name, `${basename(name)}.stories.tsx`).split(/^(?=export const )/m);
    const storyOf = (title: string) =>
      stories.find((story) => story.startsWith(`export const ${title}:`));
    expect(storyOf('AllStates')).toContain("tags: ['visual']");
    // A component whose only longer text is a translation is tested without an image (ADR 30).
    expect(storyOf('LongText') ?? "tags: ['visual']").toMatch(
      /tags: \['visual'\]|longTranslation\(|onNarrowestPhone/,
    );
  });
});

describe('every screen', () => {
  it.each(screenFolders)('finds the export of %s, and more states than one', (folder) => {
    exportsItsName(folder);
    const stories = read(folder, `${basename(folder)}.stories.tsx`);
    expect([...stories.matchAll(/^export const \w+/gm)].length).toBeGreaterThan(1);
    expect(stories).toMatch(/tags: \['visual'\]/);
  });
});
