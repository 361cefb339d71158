import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** The frame that stories are drawn in; it grows with a story that is taller. */
const FRAME = { width: 1200, height: 900 };

const pictured = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-picture]') ??
  document.querySelector<HTMLElement>('[data-story]') ??
  document.body;

// Stories share a frame: a pointer that one of them used would hide where the focus of the next is.
beforeEach(() => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  document.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }));
});

afterEach(async ({ task }) => {
  await document.fonts.ready;
  const bottom = Math.ceil(pictured().getBoundingClientRect().bottom + window.scrollY);
  if (bottom > FRAME.height) await page.viewport(FRAME.width, bottom);
  const { storyId } = task.meta as { storyId?: string };
  await expect(page.elementLocator(pictured())).toMatchScreenshot(storyId ?? task.name);
});
