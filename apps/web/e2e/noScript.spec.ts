import { expect, test as base } from '@playwright/test';
import { serverText } from '@rostra/i18n/server';
import { journeyRun } from './support/journeyRun.ts';
import { text } from './support/text.ts';

const test = base.extend({ baseURL: ({}, use) => use(journeyRun().origin) });
test.use({ javaScriptEnabled: false, locale: 'en', viewport: { width: 390, height: 844 } });

test('searches, switches the language and explains itself without scripts', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('searchbox').fill('storage');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?key=storage$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('storage');
  await expect(page.locator('main ol > li').first()).toBeVisible();

  await page.getByRole('link', { name: text('en', 'shell.switchLanguageLabel') }).click();
  await expect(page).toHaveURL(/\/search\?key=storage&lang=zh-CN$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');

  // Playwright's switch stops scripts, but the parser still skips `noscript`: its text is only read.
  const login = await (await page.goto('/login?lang=en'))?.text();
  expect(login).toContain(`<noscript><p>${serverText('en')('document.noScript')}</p></noscript>`);
  await expect(page.getByText(text('en', 'shell.loadingScreen'))).toBeHidden();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('leads from a list to a readable article without scripts', async ({ page }) => {
  await page.goto('/research?lang=en');
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(/\/article\/detail\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('article').getByRole('paragraph').nth(2)).toBeVisible();
});
