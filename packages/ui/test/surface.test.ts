import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentFolders, screenFolders, source } from './componentFolders.ts';

const read = (...path: string[]): string => readFileSync(join(source, ...path), 'utf8');
const has = (name: string, ...endings: string[]) =>
  endings.some((ending) => existsSync(join(source, name, `${basename(name)}${ending}`)));

/** Whether a component has a prop that is called when something is done to it, or is a field. */
const tellsOfPresses = (name: string): boolean =>
  /^  (?:readonly )?on[A-Z]\w*\??:|extends[^{]*\b(?:FieldWords|FileUploadProps|TextFieldProps)\b/m.test(
    read(name, `${name}.tsx`),
  );

function exportsItsName(folder: string): void {
  const name = basename(folder);
  expect(read(folder, 'index.ts')).toContain(`./${name}.tsx`);
  expect(read(folder, `${name}.tsx`)).toMatch(new RegExp(`export (function|const) ${name}\\b`));
}

describe('every component', () => {
  it.each(componentFolders)('%s exports its name, and has states, stories and docs', (name) => {
    exportsItsName(name);
    expect(has(name, '.states.ts', '.states.tsx'), 'states').toBe(true);
    expect(has(name, '.stories.tsx'), 'stories').toBe(true);
    expect(has(name, '.mdx'), 'docs').toBe(true);
  });

  it.each(componentFolders)(
    '%s says when to use it, what instead, do, don’t, accessibility',
    (name) => {
      const page = read(name, `${name}.mdx`);
      expect(page).toMatch(new RegExp(`\\n# ${name}\\n\\n[A-Z].*\\bUse (?:it|them) `));
      for (const part of ['Instead:** ', 'Do** ', 'Don’t** ', 'Accessibility:** '])
        expect(page, part).toContain(`\n- **${part}`);
    },
  );

  it.each(componentFolders)('%s is exported by the package', (name) => {
    expect(read('index.ts')).toContain(`export * from './${name}/index.ts';`);
  });

  it.each(componentFolders)('%s shows the states that its file names', (name) => {
    expect(read(name, `${name}.stories.tsx`)).toContain(`./${name}.states.ts`);
  });

  it.each(componentFolders.filter(tellsOfPresses))(
    '%s is used in a story, since it tells what was done to it',
    (name) => {
      const [, used = ''] = read(name, `${name}.stories.tsx`).split(/^export const Interaction:/m);
      expect(used.split(/^export /m)[0]).toMatch(/\bplay\b/);
    },
  );

  it.each(componentFolders)('%s shows all its states in a story that is photographed', (name) => {
    const stories = read(name, `${name}.stories.tsx`).split(/^(?=export const )/m);
    const storyOf = (title: string) =>
      stories.find((story) => story.startsWith(`export const ${title}:`));
    expect(storyOf('AllStates')).toContain("tags: ['visual']");
    // Where it is made longer by a translation alone, it is tested and not pictured (ADR 30).
    expect(storyOf('LongText') ?? "tags: ['visual']").toMatch(
      /tags: \['visual'\]|longTranslation\(|onNarrowestPhone/,
    );
  });
});

describe('every screen', () => {
  it.each(screenFolders)('%s exports its name, and is shown in more states than one', (folder) => {
    exportsItsName(folder);
    const stories = read(folder, `${basename(folder)}.stories.tsx`);
    expect([...stories.matchAll(/^export const \w+/gm)].length).toBeGreaterThan(1);
    expect(stories).toMatch(/tags: \['visual'\]/);
  });
});
