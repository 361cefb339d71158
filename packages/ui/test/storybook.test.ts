import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { indexStories } from '../../../.storybook/storyIndex.ts';
import { newComponents, newSince } from '../../../.storybook/docs/status.ts';
import { componentFolders, source } from './componentFolders.ts';

const root = join(source, '../../..');
const stories = indexStories(root);
const read = (path: string): string => readFileSync(join(source, path), 'utf8');

/** The sidebar's name of a family, where it is not the folder's own. */
const FAMILIES: Readonly<Record<string, string>> = { live: 'Live room' };
const familyOf = (folder: string): string => {
  const [family = ''] = folder.split('/');
  return FAMILIES[family] ?? family.charAt(0).toUpperCase() + family.slice(1);
};

/** IDs of documentation pages: of components, and of the pages of the guide. */
const docsIds = new Set([
  ...componentFolders.map((folder) => {
    const title = `${familyOf(folder)}/${basename(folder)}`;
    return `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;
  }),
  ...globSync('story/guide/*.mdx', { cwd: source }).map((path) => {
    const [, title = ''] = /<Meta title="([^"]+)"/.exec(read(path)) ?? [];
    return `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;
  }),
]);

describe("Storybook's sidebar", () => {
  it.each(componentFolders)('files %s under the family of its folder', (folder) => {
    const name = basename(folder);
    expect(read(`${folder}/${name}.stories.tsx`)).toContain(`title: '${familyOf(folder)}/${name}'`);
  });

  it('hides each story of a single state', () => {
    const shown = stories.filter(({ tags }) => tags.includes('!test') !== tags.includes('state'));
    expect(shown).toEqual([]);
  });
});

describe('pages of the guide', () => {
  it.each(globSync('story/guide/*.mdx', { cwd: source }))(
    'leads from %s to existing pages',
    (path) => {
      const targets = [...read(path).matchAll(/\?path=\/(docs|story)\/([\w-]+)/g)];
      const ids = new Set(stories.map(({ id }) => id));
      const broken = targets
        .filter(([, kind, id = '']) => !(kind === 'docs' ? docsIds : ids).has(id))
        .map(([target]) => target);
      expect(broken).toEqual([]);
    },
  );

  it('counts as new only components of the present minor version', () => {
    const { version } = JSON.parse(read('../package.json')) as { version: string };
    expect(version.split('.').slice(0, 2).join('.')).toBe(newSince);
  });

  it('names only existing components as new', () => {
    const names = new Set(componentFolders.map((folder) => basename(folder)));
    expect([...newComponents].filter((name) => !names.has(name))).toEqual([]);
  });
});
