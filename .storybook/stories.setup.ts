import { afterEach, expect, inject } from 'vitest';
import { commands } from 'vitest/browser';
import {
  axeViolationsInThemes,
  axeViolationsOfScreen,
  axeViolations,
  axeViolationsInTheme,
  axeViolationsWhenTouched,
} from './axe.ts';
import { readersSystem } from '../packages/ui/src/story/readersSystem.ts';
import { hasTouches, otherThemesOf, applyTheme } from './looks.ts';
import type { OtherTheme } from './looks.ts';
import { takeConsoleMessages } from './consoleCapture.ts';
import { isScreen } from './screens.ts';
import { isShowcase } from './showcase.ts';
import type { StoryFacts } from './showcase.ts';
import { touch } from './touched.ts';
import type { Touch } from './touched.ts';

const isExhaustive = inject('isExhaustive');

readersSystem.isAnswered = true;
readersSystem.forceColors = commands.forceColors;

// Storybook's own pages for loading and errors, hidden, are half of what axe would read in a small story.
for (const page of document.querySelectorAll('.sb-wrapper')) page.remove();

interface Composed {
  globals: Record<string, unknown>;
  tags: readonly string[];
}

interface Checked extends StoryFacts {
  globals: Composed['globals'];
}

/** Returns axe's violations in every other theme, light and dark, that can change the story. */
async function wrongsInThemes(
  { id, globals }: Checked,
  ask: (look: OtherTheme) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const look of otherThemesOf(id, globals)) {
    const takeOff = applyTheme(look);
    const inTheme = await ask(look);
    takeOff();
    found.push(...inTheme.map((line) => `${look.theme} ${look.scheme}: ${line}`));
  }
  return found;
}

/** Returns axe's violations in every theme for parts that a pointer, a focus or a press changes. */
async function wrongsOfTouch(story: Checked, how: Touch): Promise<string[]> {
  const end = touch(story.file, how);
  if (!end) return [];
  const ask = () => axeViolationsWhenTouched(how);
  const found = [...(await ask()), ...(await wrongsInThemes(story, ask))];
  end();
  return found.map((line) => `${how}: ${line}`);
}

/** Themes are tested where a component shows whole, in English: colors are the same in all languages. */
const hasThemes = (story: Checked): boolean =>
  // Forced colors belong to the reader's system: themes do not change them.
  !story.tags.includes('forced-colors') &&
  (isExhaustive || (isShowcase(story) && story.globals['locale'] === 'en'));

/**
 * Returns axe's violations in the story after its play function: in its base look, then in the
 * themes.
 */
async function wrongs(story: Checked): Promise<string[]> {
  const { id, globals, tags } = story;
  const hasColors = isExhaustive || globals['locale'] === 'en';
  const found = await (isScreen(id) ? axeViolationsOfScreen(hasColors) : axeViolations(hasColors));
  if (!hasThemes(story)) return found;
  found.push(
    ...(await wrongsInThemes(story, isExhaustive ? axeViolationsInThemes : axeViolationsInTheme)),
  );
  if (!tags.includes('visual') || !hasTouches(id, globals)) return found;
  for (const how of ['touched', 'pressed'] as const)
    found.push(...(await wrongsOfTouch(story, how)));
  return found;
}

afterEach(async ({ task, ...context }) => {
  // Any console message from React or a component in a story is a fault of that story.
  expect(takeConsoleMessages(), 'messages on the console').toEqual([]);
  if (task.result?.errors?.length) return;
  const { storyId = task.name } = task.meta as { storyId?: string };
  const { globals, tags } = (context as unknown as { story: Composed }).story;
  const found = await wrongs({ id: storyId, file: task.file.filepath, globals, tags });
  expect(found.join('\n'), 'what axe finds').toBe('');
});
