import { afterEach, beforeEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { hasTouches, looksOf, applyLook } from './looks.ts';
import type { Look } from './looks.ts';
import { screenshotBottom, screenshotBox, revealed } from './screenshotBox.ts';
import './freezeAnimations.ts';
import { touch } from './touched.ts';
import type { Touch } from './touched.ts';

// Only parts that change under the pointer are captured; the other looks show the rest.
const changedAlone = document.createElement('style');
changedAlone.textContent = `
  [data-alone] :not([data-changed], [data-changed] *) { visibility: hidden }
  [data-alone] [data-changed] { visibility: visible }`;
document.head.append(changedAlone);

// Stories share a frame: a pointer that one of them used would hide where the focus of the next is.
beforeEach(() => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  document.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }));
});

interface Composed {
  globals: Record<string, unknown>;
}

/** Captures a look; the frame grows with a taller story and keeps that size. */
async function take(sheet: string, name: string): Promise<void> {
  const bottom = screenshotBottom();
  if (bottom > window.innerHeight) await page.viewport(window.innerWidth, bottom);
  window.scrollTo(0, 0);
  await commands.takeLook(sheet, name, screenshotBox());
}

/**
 * Hides the blinking caret, which forced colors draw despite `freezeAnimations.ts`, by making the field
 * read-only. Returns a function that restores it.
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

/** Shows a story in a look and captures it. */
async function visit(sheet: string, look: Look): Promise<void> {
  const { innerWidth, innerHeight } = window;
  if (look.width !== undefined) await page.viewport(look.width, innerHeight);
  if (look.isForced) await commands.forceColors(true);
  await applyLook(look);
  await revealed();
  const showCaret = look.isForced ? hideCaret() : undefined;
  await take(sheet, look.name);
  showCaret?.();
  if (look.isForced) await commands.forceColors(false);
  if (look.width !== undefined) await page.viewport(innerWidth, innerHeight);
}

/** Captures changes by a pointer, a focus or a press, if there are any. */
async function visitTouched(sheet: string, storyFile: string, how: Touch): Promise<void> {
  const end = touch(storyFile, how);
  if (!end) return;
  document.body.dataset['alone'] = '';
  await take(sheet, how);
  delete document.body.dataset['alone'];
  end();
}

afterEach(async ({ task, ...context }) => {
  // A failed story is not in its intended state; with --update its screenshot must not be stored.
  if (task.result?.errors?.length) return;
  const { storyId = task.name } = task.meta as { storyId?: string };
  const { story } = context as unknown as { story: Composed };
  const sheet = `${storyId}.${String(story.globals['locale'])}`;
  const looks = looksOf(storyId, story.globals);
  for (const look of looks) await visit(sheet, look);
  if (hasTouches(storyId, story.globals)) {
    await applyLook(looks[0]!);
    await revealed();
    for (const how of ['touched', 'pressed'] as const)
      await visitTouched(sheet, task.file.filepath, how);
  }
  await applyLook(null);
  expect(await commands.finishSheet(sheet), 'looks that differ from the kept screenshot').toEqual(
    [],
  );
});
