import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { StoryFacts } from './showcase.ts';

/** Where stories lie, from the root of the repository. */
export const storyGlobs = ['packages/ui/src/**/*.stories.tsx', 'apps/web/src/**/*.stories.tsx'];

export interface IndexedStory extends StoryFacts {
  /** From the root of the repository, with slashes. */
  file: string;
}

/** A story file's stories, read without running it. Throws where a file names no title. */
export function storiesIn(file: string, code: string): IndexedStory[] {
  const { meta, stories } = loadCsf(code, {
    fileName: file,
    makeTitle: (title) => {
      if (!title) throw new TypeError(`${file} has no title`);
      return title;
    },
  }).parse();
  return stories.map(({ id, tags = [] }) => ({ id, file, tags: [...(meta.tags ?? []), ...tags] }));
}

/** Returns every story of the repository at the given root. */
export const indexStories = (root: string): IndexedStory[] =>
  globSync(storyGlobs, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => storiesIn(file, readFileSync(join(root, file), 'utf8')));
