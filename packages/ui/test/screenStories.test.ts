import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { componentFolders, source } from './componentFolders.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

/** Stories of whole screens, of the library and of the app. */
const screenStories = globSync('**/*.stories.tsx', { cwd: source })
  .map((path) => join(source, path))
  .filter((path) => read(path).includes("title: 'Screens/"));

/** Returns the files that a file renders with: types add nothing to a screen. */
const importsOf = (path: string): string[] =>
  [...read(path).matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';/gm)].map((match) =>
    join(dirname(path), match[1]!),
  );

const reached = new Set<string>();
const waiting = [...screenStories];
for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
  if (reached.has(path) || !/\.tsx?$/.test(path) || path.endsWith('.css.ts')) continue;
  reached.add(path);
  waiting.push(...importsOf(path));
}
const onScreens = new Set([...reached].map((path) => relative(source, path)));

/** Groups of Storybook whose components are made for this product; the others serve any page. */
const GROUPS = ['Account', 'Events', 'Live room', 'Money', 'People', 'Personal', 'Reading', 'Site'];

const ofProduct = componentFolders.filter((name) => {
  const stories = read(join(source, name, `${basename(name)}.stories.tsx`));
  const [, group] = /title: '([^/']+)\//.exec(stories) ?? [];
  // A screen is a whole one itself.
  return GROUPS.includes(group ?? '') && !name.endsWith('Screen');
});

it.each([...ofProduct, 'navigation/LanguageSwitch'])('shows %s in a story of a screen', (name) => {
  expect([...onScreens]).toContain(join(name, `${basename(name)}.tsx`));
});
