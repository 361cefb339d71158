import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

afterEach(async ({ task }) => {
  await document.fonts.ready;
  const { storyId } = task.meta as { storyId?: string };
  const story =
    document.querySelector<HTMLElement>('[data-picture]') ??
    document.querySelector<HTMLElement>('[data-story]');
  await expect(page.elementLocator(story ?? document.body)).toMatchScreenshot(storyId ?? task.name);
});
