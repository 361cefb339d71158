import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storiesPerLocale } from '../../../.storybook/storiesPerLocale.ts';
import { indexStories } from '../../../.storybook/storyIndex.ts';
import { componentFolders, screenFolders } from './componentFolders.ts';

const all = indexStories(join(import.meta.dirname, '../../..'));
const [english, chinese] = (['en', 'zh-CN'] as const).map(
  (locale) => new Set(storiesPerLocale(all, locale, false)),
) as [Set<(typeof all)[number]>, Set<(typeof all)[number]>];

/** Story files that `ssr.test.tsx` renders. */
const renderedOnServer = new Set(
  [...componentFolders, ...screenFolders].map(
    (folder) => `packages/ui/src/${folder}/${basename(folder)}.stories.tsx`,
  ),
);

describe('the stories that are tested', () => {
  it('leaves out only state stories that the server test renders and that play nothing', () => {
    const left = all.filter((story) => !english.has(story));
    expect(left.length).toBeGreaterThan(500);
    const lost = left.filter(
      ({ file, tags }) =>
        !tags.includes('!test') || tags.includes('play-fn') || !renderedOnServer.has(file),
    );
    expect(lost).toEqual([]);
  });

  it('runs stories with images, screens and the whole room in Chinese', () => {
    const ids = [...chinese].map(({ id }) => id);
    expect(ids).toContain('actions-button--all-states');
    expect(ids).not.toContain('actions-button--interaction');
    expect(ids.some((id) => id.startsWith('screens-'))).toBe(true);
    expect(ids.some((id) => id.startsWith('live-room-whole-room-'))).toBe(true);
    expect(
      all.filter(({ tags }) => tags.includes('visual')).every((story) => chinese.has(story)),
    ).toBe(true);
  });

  it('runs all stories in both languages on request', () => {
    expect(storiesPerLocale(all, 'en', true)).toEqual(all);
    expect(storiesPerLocale(all, 'zh-CN', true)).toEqual(all);
  });
});
