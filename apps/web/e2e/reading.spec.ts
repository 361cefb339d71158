import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';
import { serverTextOf } from './support/text.ts';

/** The demo's paid article in the reader's language, and a word of its text. */
const paid = { en: { id: 2, word: 'storage' }, 'zh-CN': { id: 1, word: '储能' } };

test(
  'leads a visitor from a search over an article to login [SRCH-01, SRCH-05, SRCH-10, FND-01, CONT-06]',
  { tag: '@smoke' },
  async ({ page, locale, t }) => {
    const { id, word } = paid[locale];
    await page.goto('/search');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('home.title'));
    await expect(page.locator('main a[href^="/article/detail/"]').first()).toBeVisible();
    await expect(page.locator('main a[href="/about_us#contacts"]')).toBeVisible();
    await expectNoSidewaysScroll(page);

    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill(word);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?key=/);
    await expect(page.locator('main mark').first()).toBeVisible();
    await expectNoSidewaysScroll(page);

    const article = `/article/detail/${id}`;
    await page.goto(article);
    await test.step('prompts visitors to log in for a comment [AUTH-30]', () =>
      expect(page.getByText(t('article.comments.loginPrompt'))).toBeVisible());
    await test.step('strikes the original price through [PAY-53]', async () => {
      const struck = page.getByRole('main').locator('s').first();
      const prices = (await struck.locator('..').textContent())?.match(/\d+\.\d\d/g) ?? [];
      const [now = 0, before = 0] = prices.map(Number);
      expect(before).toBeGreaterThan(now);
      await expect(struck).toContainText(before.toFixed(2));
      await expect(struck).toHaveCSS('text-decoration-line', 'line-through');
    });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: t('article.pay.price.action') }).click();
    await expect(page).toHaveURL(new RegExp(`/login\\?redirect=${encodeURIComponent(article)}`));
  },
);

test('serves the article whole before scripts, without paid text [CONT-06, CONT-11, CONT-12, CONT-14, CONT-36]', async ({
  page,
  locale,
}) => {
  const { request } = page.context();
  const { id } = paid[locale];
  const html = await (await request.get(`/article/detail/${id}`)).text();
  const api = await request.get(`/api/v1/articles/${id}`);
  const { data } = (await api.json()) as {
    data: { summary: string; key_data: { value: string }[]; is_complete: boolean };
  };
  expect(data.is_complete).toBe(false);
  expect(html).toContain(data.summary);
  expect(html).toContain(data.key_data[0]?.value ?? 'no key data');
  expect(html).toMatch(/<meta[^>]+property="og:title"/);
});

test('offers working next steps after a search without results [SRCH-03, SRCH-07, SRCH-12]', async ({
  page,
  t,
}) => {
  await page.goto('/search?key=qqzzqq&type=notes&time=3_days');
  const empty = t('search.empty.title', { key: 'qqzzqq' });
  await expect(page.getByRole('paragraph').filter({ hasText: empty })).toBeVisible();
  await page.getByRole('link', { name: t('search.empty.allKinds') }).click();
  await expect(page).toHaveURL(/key=qqzzqq&time=3_days$/);
  await page.getByRole('combobox', { name: t('search.market') }).selectOption('2');
  await expect(page).toHaveURL(/key=qqzzqq&time=3_days&market=2$/);
});

/** Returns a page's elements and the positions of its columns, without its text. */
const layoutOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => ({
    parts: [...main.querySelectorAll('*')].map(
      (part) => `${part.localName} ${part.getAttribute('class') ?? ''}`,
    ),
    columns: ['h1', 'article', 'aside:not(.paywalled)'].map((name) => {
      const { x = 0, width = 0 } = main.querySelector(name)?.getBoundingClientRect() ?? {};
      return { name, x, width };
    }),
  }));

test('shows a summary as an article, and an event with its time zone [CONT-01, CONT-03, I18N-16]', async ({
  page,
  t,
}) => {
  await page.goto('/research?type=summaries');
  await page.locator('main a[href^="/summary/detail/"]').first().click();
  await expect(page).toHaveURL(/\/summary\/detail\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { pathname } = new URL(page.url());
  await page.goto(pathname);
  const summary = await layoutOf(page);
  expect(summary.parts.length).toBeGreaterThan(50);
  await page.goto(pathname.replace('summary', 'article'));
  await expect.poll(() => layoutOf(page)).toEqual(summary);
  await page.goto(`/article/detail/${paid.en.id}`);
  await expect.poll(async () => (await layoutOf(page)).columns).toEqual(summary.columns);
  await page.goto('/eventDetail/1');
  await expect(page.getByText(t('registration.schedule.beijing')).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('shows that content does not exist, with status 404 [CONT-09, ERR-20, ERR-21, ERR-32]', async ({
  page,
  locale,
}) => {
  for (const [path, key] of [
    ['/article/detail/999999', 'error.contentNotFound'],
    ['/eventDetail/999999', 'error.eventNotFound'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(serverTextOf(locale, key));
  }
});

test('shows about and legal screens with ways to call and write [FND-30, PAY-68, PAY-73]', async ({
  page,
}) => {
  for (const path of ['/legal/terms', '/legal/privacy', '/about_us']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
});
