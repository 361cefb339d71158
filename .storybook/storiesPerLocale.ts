import { isShowcase } from './showcase.ts';
import type { IndexedStory } from './storyIndex.ts';

/** Each language of the product; the first is the one in which all stories are tested. */
export const locales = ['en', 'zh-CN'] as const;
type StoryLocale = (typeof locales)[number];

/**
 * With `npm test -- --exhaustive` everything is checked, even what shares its checks with others.
 */
export const isExhaustive = process.env['TEST_EXHAUSTIVE'] === '1';

/**
 * The stories that the level `stories` tests in a language. Those tagged `!test` are a state alone,
 * which their sheet of all states shows too; words of another language matter where all of them show.
 */
export function storiesPerLocale(
  all: readonly IndexedStory[],
  locale: StoryLocale,
  isEverything = isExhaustive,
): readonly IndexedStory[] {
  if (isEverything) return all;
  const tested = all.filter(({ tags }) => !tags.includes('!test'));
  return locale === 'en' ? tested : tested.filter(isShowcase);
}
