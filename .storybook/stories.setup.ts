import { afterEach, expect } from 'vitest';
import { commands } from 'vitest/browser';
import { wrongInScreen, wrongInStory, wrongInTheme } from './axe.ts';
import { isScreen, otherThemesOf, wear } from './looks.ts';
import { takeSaid } from './said.ts';
import { system } from './system.ts';

system.forceColours = commands.forceColours;

// Storybook's own pages for loading and errors, hidden, are half of what axe would read in a small story.
for (const page of document.querySelectorAll('.sb-wrapper')) page.remove();

interface Composed {
  globals: Record<string, unknown>;
  tags: readonly string[];
}

/** What axe finds in the story as its play left it, in every theme, light and dark. */
async function wrongs(id: string, { globals, tags }: Composed): Promise<string[]> {
  const found = await (isScreen(id) ? wrongInScreen() : wrongInStory());
  // Forced colours are the reader's own: no theme has a say in them.
  if (tags.includes('forced-colours')) return found;
  for (const look of otherThemesOf(id, globals)) {
    const takeOff = wear(look);
    const inTheme = await wrongInTheme();
    takeOff();
    found.push(...inTheme.map((line) => `${look.theme} ${look.scheme}: ${line}`));
  }
  return found;
}

afterEach(async ({ task, ...context }) => {
  // Whatever React or a component says on the console in a story is a fault of that story.
  expect(takeSaid(), 'said on the console').toEqual([]);
  if (task.result?.errors?.length) return;
  const { storyId = task.name } = task.meta as { storyId?: string };
  const { story } = context as unknown as { story: Composed };
  expect((await wrongs(storyId, story)).join('\n'), 'what axe finds').toBe('');
});
