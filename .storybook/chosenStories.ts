import { join } from 'node:path';
import type { Plugin } from 'vite';
import { indexStories } from './storyIndex.ts';
import type { IndexedStory } from './storyIndex.ts';

const here = import.meta.dirname;
const root = join(here, '..');

export const allStories = indexStories(root);

/**
 * What an instance of the browser is given to run these stories and no others: one server serves
 * instances of different stories, where tags of Storybook's plugin hold for all of a server.
 */
export function runOnly(stories: readonly IndexedStory[]) {
  const files = new Set(stories.map(({ file }) => file));
  return {
    exclude: [
      '**/*.mdx',
      ...[...new Set(allStories.map(({ file }) => file))].filter((file) => !files.has(file)),
    ],
    provide: { chosenStories: stories.map(({ id }) => id) },
  };
}

/** Story files get the `test` of `storyTest.ts`, which registers the stories chosen for its instance. */
export const choosesStories: Plugin = {
  name: 'rostra:chosen-stories',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer?.split('?')[0]?.endsWith('.stories.tsx') &&
    (id === 'vitest' || id === '@storybook/addon-vitest/internal/test-utils')
      ? join(here, 'storyTest.ts')
      : null,
};
