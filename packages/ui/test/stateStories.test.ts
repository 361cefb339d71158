import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentFolders, source } from './componentFolders.ts';

const files = import.meta.glob<Record<string, unknown>>('../src/*/*/*.states.{ts,tsx}', {
  eager: true,
});

/** Sizes, figures and letters are values to choose from, and no states of their own. */
const isMeasure = (name: string): boolean => name.length < 3;

const isState = (value: unknown): value is { name: string; force?: unknown } =>
  typeof value === 'object' && value !== null && 'name' in value;

/**
 * Returns the states of a folder that have a designer's name: not those that combine a matrix's
 * values, nor a pointer's.
 */
function namedStates(folder: string): string[] {
  const found = Object.entries(files).find(([path]) =>
    path.includes(`/${folder}/${basename(folder)}.`),
  );
  if (!found) throw new Error(`${folder} has no states`);
  const [path, exported] = found;
  const written = readFileSync(join(import.meta.dirname, path), 'utf8');
  return Object.values(exported)
    .flatMap((each): unknown[] => (Array.isArray(each) ? each : []))
    .filter(isState)
    .filter(({ force }) => force === undefined)
    .map(({ name }) => name)
    .filter((name) => written.includes(`name: '${name}'`) || /^\p{Ll}+$/u.test(name))
    .filter((name) => !isMeasure(name));
}

/** Returns only letters and digits: `a page is on its way` and `APageIsOnItsWay` are one name. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Returns a folder's stories except the one of all states. */
const storiesOf = (folder: string): string[] =>
  readFileSync(join(source, folder, `${basename(folder)}.stories.tsx`), 'utf8')
    .split(/^(?=export const )/m)
    .slice(1)
    .filter((story) => !story.startsWith('export const AllStates'));

/** Returns whether a story has the state's name, or shows it by its name. */
const shows = (story: string, state: string): boolean =>
  plain(/^export const (\w+)/.exec(story)?.[1] ?? '') === plain(state) ||
  story.includes(`'${state}'`);

describe('every state that has a name', () => {
  it.each(componentFolders)('has a story for each state of %s', (folder) => {
    const states = namedStates(folder);
    const stories = storiesOf(folder);
    // The only state is the one that Default shows.
    const missing = states.filter((state) => !stories.some((story) => shows(story, state)));
    expect(states.length === 1 ? [] : missing).toEqual([]);
  });
});
