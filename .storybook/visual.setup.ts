import { afterEach, beforeEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { wrongInScreen, wrongInTheme } from './axe.ts';
import { isScreen, looksOf, show } from './looks.ts';
import type { Look } from './looks.ts';
import type { Box } from './pictures/command.ts';
import './still.ts';

const pictured = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-picture]') ??
  document.querySelector<HTMLElement>('[data-story]') ??
  document.body;

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

/** Takes the picture of a look that has a name; the frame grows with what is taller and stays so. */
async function take(sheet: string, name: string): Promise<void> {
  const bottom = Math.ceil(pictured().getBoundingClientRect().bottom + window.scrollY);
  if (bottom > window.innerHeight) await page.viewport(window.innerWidth, bottom);
  window.scrollTo(0, 0);
  await commands.takeLook(sheet, name, boxOf(pictured()));
}

/**
 * Takes the blinking caret away, which forced colours draw whatever `still.ts` says: what cannot be
 * written in has none. Gives what brings it back.
 */
function hideCaret(): () => void {
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isField || field.readOnly) return () => undefined;
  field.readOnly = true;
  return () => {
    field.readOnly = false;
  };
}

/** Shows a story in a look, takes its picture where it has one, and gives what axe finds there. */
async function visit(id: string, sheet: string, look: Look, isFirst: boolean): Promise<string[]> {
  if (look.isForced) await commands.forceColours(true);
  await show(look);
  const showCaret = look.isForced ? hideCaret() : undefined;
  if (look.name !== undefined) await take(sheet, look.name);
  showCaret?.();
  if (look.isForced) await commands.forceColours(false);
  // In its first look the level `stories` has asked for WCAG's levels; forced colours are the reader's own.
  if (look.isForced || (isFirst && !isScreen(id))) return [];
  const found = await (isFirst ? wrongInScreen() : wrongInTheme());
  return found.map((line) => `${look.theme} ${look.scheme}: ${line}`);
}

afterEach(async ({ task, ...context }) => {
  // What failed is not what its picture shows; with --update it must not become it.
  if (task.result?.errors?.length) return;
  const { storyId = task.name } = task.meta as { storyId?: string };
  const { story } = context as unknown as { story: Composed };
  const sheet = `${storyId}.${String(story.globals['locale'])}`;
  const found: string[] = [];
  for (const [at, look] of looksOf(storyId, story.globals).entries())
    found.push(...(await visit(storyId, sheet, look, at === 0)));
  await show(null);
  expect(await commands.finishSheet(sheet), 'looks that differ from the picture kept').toEqual([]);
  expect(found, 'what axe finds').toEqual([]);
});
