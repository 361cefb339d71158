import { join } from 'node:path';
import type { Plugin } from 'vite';
import { indexStories } from './storyIndex.ts';
import type { IndexedStory } from './storyIndex.ts';

const here = import.meta.dirname;
const root = join(here, '..');

export const allStories = indexStories(root);

/**
 * Returns the settings that make a browser instance run only these stories. One server serves
 * instances with different stories, but tags of Storybook's plugin apply to a whole server.
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
