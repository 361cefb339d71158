import { afterEach, expect } from 'vitest';
import { commands } from 'vitest/browser';
import { wrongInScreen, wrongInStory, wrongInTheme, wrongInTouched } from './axe.ts';
import { readersSystem } from '../packages/ui/src/story/readersSystem.ts';
import { hasTouches, isScreen, otherThemesOf, wear } from './looks.ts';
import { takeSaid } from './said.ts';
import { touch } from './touched.ts';
import type { Touch } from './touched.ts';

readersSystem.isAnswered = true;
readersSystem.forceColours = commands.forceColours;

// Storybook's own pages for loading and errors, hidden, are half of what axe would read in a small story.
for (const page of document.querySelectorAll('.sb-wrapper')) page.remove();

interface Composed {
  globals: Record<string, unknown>;
  tags: readonly string[];
}

/** What axe finds in every other theme, light and dark, that can change the story. */
async function wrongsInThemes(
  id: string,
  globals: Composed['globals'],
  ask: () => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const look of otherThemesOf(id, globals)) {
    const takeOff = wear(look);
    const inTheme = await ask();
    takeOff();
    found.push(...inTheme.map((line) => `${look.theme} ${look.scheme}: ${line}`));
  }
  return found;
}

/** What axe finds in every theme of what a pointer, a focus or a press changes. */
async function wrongsOfTouch(
  id: string,
  globals: Composed['globals'],
  how: Touch,
  storyFile: string,
): Promise<string[]> {
  const end = touch(storyFile, how);
  if (!end) return [];
  const found = [
    ...(await wrongInTouched()),
    ...(await wrongsInThemes(id, globals, wrongInTouched)),
  ];
  end();
  return found.map((line) => `${how}: ${line}`);
}

/** What axe finds in the story as its play left it, in every theme, light and dark. */
async function wrongs(
  id: string,
  { globals, tags }: Composed,
  storyFile: string,
): Promise<string[]> {
  const found = await (isScreen(id) ? wrongInScreen() : wrongInStory());
  // Forced colours are the reader's own: no theme has a say in them.
  if (tags.includes('forced-colours')) return found;
  found.push(...(await wrongsInThemes(id, globals, wrongInTheme)));
  if (!tags.includes('visual') || !hasTouches(id, globals)) return found;
  for (const how of ['touched', 'pressed'] as const)
    found.push(...(await wrongsOfTouch(id, globals, how, storyFile)));
  return found;
}

afterEach(async ({ task, ...context }) => {
  // Whatever React or a component says on the console in a story is a fault of that story.
  expect(takeSaid(), 'said on the console').toEqual([]);
  if (task.result?.errors?.length) return;
  const { storyId = task.name } = task.meta as { storyId?: string };
  const { story } = context as unknown as { story: Composed };
  expect((await wrongs(storyId, story, task.file.filepath)).join('\n'), 'what axe finds').toBe('');
});
