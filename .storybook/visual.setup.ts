import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** The frame that stories are drawn in; it grows with a story that is taller. */
const FRAME = { width: 1200, height: 900 };

const pictured = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-picture]') ??
  document.querySelector<HTMLElement>('[data-story]') ??
  document.body;

afterEach(async ({ task }) => {
  await document.fonts.ready;
  const bottom = Math.ceil(pictured().getBoundingClientRect().bottom + window.scrollY);
  if (bottom > FRAME.height) await page.viewport(FRAME.width, bottom);
  const { storyId } = task.meta as { storyId?: string };
  await expect(page.elementLocator(pictured())).toMatchScreenshot(storyId ?? task.name);
});
