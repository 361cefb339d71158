import { afterEach, beforeEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { looksOf, show } from './looks.ts';
import type { Box } from './pictures/command.ts';

/** The frame that stories are drawn in; it grows with a story that is taller. */
const FRAME = { width: 1200, height: 900 };

const pictured = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-picture]') ??
  document.querySelector<HTMLElement>('[data-story]') ??
  document.body;

// Nothing moves and no caret blinks while a picture is taken.
const still = document.createElement('style');
still.textContent =
  '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }';
document.head.append(still);

/** Where the story lies in the window, on whole pixels. */
function boxOf(element: HTMLElement): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const [x, y] = [Math.floor(left), Math.floor(top)];
  return {
    x: x + (frame?.left ?? 0),
    y: y + (frame?.top ?? 0),
    width: Math.ceil(right) - x,
    height: Math.ceil(bottom) - y,
  };
}

// Stories share a frame: a pointer that one of them used would hide where the focus of the next is.
beforeEach(() => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  document.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }));
});

interface Composed {
  globals: Record<string, unknown>;
}

afterEach(async ({ task, ...context }) => {
  const { storyId = task.name } = task.meta as { storyId?: string };
  const { story } = context as unknown as { story: Composed };
  const sheet = `${storyId}.${String(story.globals['locale'])}`;
  let height = FRAME.height;
  for (const look of looksOf(storyId, story.globals)) {
    if (look.isForced) await commands.forceColours(true);
    await show(look);
    const bottom = Math.ceil(pictured().getBoundingClientRect().bottom + window.scrollY);
    if (bottom > height) await page.viewport(FRAME.width, (height = bottom));
    window.scrollTo(0, 0);
    await commands.takeLook(sheet, look.name, boxOf(pictured()));
    if (look.isForced) await commands.forceColours(false);
  }
  await show(null);
  expect(await commands.finishSheet(sheet), 'looks that differ from the picture kept').toEqual([]);
});
