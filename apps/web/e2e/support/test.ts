import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { TextValues } from '@rostra/i18n';
import { journeyRun } from './journeyRun.ts';
import { text } from './text.ts';
import type { Key } from './text.ts';

interface Fixtures {
  /** The interface's language in this project. */
  locale: 'en' | 'zh-CN';
  /** Returns the site's text for a key in that language. */
  t: (key: Key, values?: TextValues) => string;
  /** Console messages that do not fail the test. */
  allowedConsole: RegExp[];
}

/**
 * `test` with the running server as its base, and a page that fails the test for any error in its
 * console: scripts, hydration, content security policy.
 */
export const test = base.extend<Fixtures>({
  baseURL: ({}, use) => use(journeyRun().origin),
  locale: ({}, use, { project }) => use(project.name.endsWith('zh') ? 'zh-CN' : 'en'),
  t: ({ locale }, use) => use((key, values) => text(locale, key, values)),
  allowedConsole: [[], { option: true }],
  page: async ({ page, allowedConsole }, use) => {
    const problems = watchConsole(page, allowedConsole);
    waitForControls(page);
    await use(page);
    expect(problems, 'errors in the console').toEqual([]);
  },
});

/** Makes the page wait after each navigation until its controls work, as a person would. */
export function waitForControls(page: Page): void {
  const acts = () => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const goto = page.goto.bind(page);
  page.goto = async (...parts) => {
    const answer = await goto(...parts);
    await acts();
    return answer;
  };
  const reload = page.reload.bind(page);
  page.reload = async (...parts) => {
    const answer = await reload(...parts);
    await acts();
    return answer;
  };
}

/** Collects a page's console and uncaught errors; for pages that a test opens itself. */
export function watchConsole(page: Page, allowed: readonly RegExp[] = []): string[] {
  const problems: string[] = [];
  const note = (messages: string): void => {
    if (!allowed.some((pattern) => pattern.test(messages))) problems.push(messages);
  };
  page.on('console', (message) => {
    // The browser logs refused calls itself; tests check what the screen shows about them.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    note(message.text());
  });
  page.on('pageerror', (error) => note(String(error)));
  return problems;
}

export { expect };
