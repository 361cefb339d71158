import { expectAccessible, expectNoSidewaysScroll } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

const words = {
  en: {
    search: 'storage',
    title: /Ask the people who know/,
    comment: 'Please log in before comment',
    pay: 'Pay and read',
    empty: 'Nothing found',
    allKinds: 'Search all kinds',
    market: 'Market',
    missing: 'Content does not exist',
    noEvent: 'Event does not exist',
    zone: 'Beijing time',
  },
  'zh-CN': {
    search: '储能',
    title: /直接问懂行的人/,
    comment: '请先登录再评论',
    pay: '支付并阅读',
    empty: '没有找到',
    allKinds: '在全部类别中搜',
    market: '市场',
    missing: '内容不存在',
    noEvent: '活动不存在',
    zone: '北京时间',
  },
};

/** The demo content's paid article in the reader's language. */
const paid = { en: 2, 'zh-CN': 1 };

test('SRCH-01 FND-01 SRCH-05 SRCH-10 CONT-06 AUTH-30 a visitor searches, reads and is led to log in', async ({
  page,
  locale,
}) => {
  const said = words[locale];
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto('/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.title);
  await expect(page.locator('main a[href^="/article/detail/"]').first()).toBeVisible();
  await expect(page.locator('main a[href="/about_us#contacts"]')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill(said.search);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?key=/);
  await expect(page.locator('main mark').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto(`/article/detail/${paid[locale]}`);
  await expect(page.getByText(said.comment)).toBeVisible();
  await expect(page.locator('main s').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: said.pay }).click();
  await expect(page).toHaveURL(
    new RegExp(`/login\\?redirect=${encodeURIComponent(`/article/detail/${paid[locale]}`)}`),
  );
  expect(faults).toEqual([]);
});

test('CONT-06 CONT-11 CONT-12 CONT-14 CONT-36 the article is whole before scripts, without paid text', async ({
  page,
  locale,
}) => {
  const answer = await page.context().request.get(`/article/detail/${paid[locale]}`);
  const html = await answer.text();
  const api = await page.context().request.get(`/api/v1/articles/${paid[locale]}`);
  const { data } = (await api.json()) as {
    data: { summary: string; key_data: { value: string }[]; is_complete: boolean };
  };
  expect(data.is_complete).toBe(false);
  expect(html).toContain(data.summary);
  expect(html).toContain(data.key_data[0]?.value ?? 'no key data');
  expect(html).toMatch(/<meta[^>]+property="og:title"/);
});

test('SRCH-03 SRCH-07 SRCH-12 a search without results offers ways on that work', async ({
  page,
  locale,
}) => {
  const said = words[locale];
  await page.goto('/search?key=qqzzqq&type=notes&time=3_days');
  await expect(page.getByRole('paragraph').filter({ hasText: said.empty })).toBeVisible();
  await page.getByRole('link', { name: said.allKinds }).click();
  await expect(page).toHaveURL(/key=qqzzqq&time=3_days$/);
  await page.getByRole('combobox', { name: said.market }).selectOption('2');
  await expect(page).toHaveURL(/key=qqzzqq&time=3_days&market=2$/);
});

test('CONT-01 CONT-03 I18N-16 research, summary and event have their screens', async ({
  page,
  locale,
}) => {
  await page.goto('/research?type=summaries');
  await page.locator('main a[href^="/summary/detail/"]').first().click();
  await expect(page).toHaveURL(/\/summary\/detail\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/eventDetail/1');
  await expect(page.getByText(words[locale].zone).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('CONT-09 ERR-20 ERR-21 ERR-32 what does not exist says so, with ways on', async ({
  page,
  locale,
}) => {
  for (const [path, message] of [
    ['/article/detail/999999', words[locale].missing],
    ['/eventDetail/999999', words[locale].noEvent],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message);
  }
});

test('FND-30 PAY-68 PAY-73 about and legal screens', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  for (const path of ['/about_us', '/legal/terms', '/legal/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.goto('/about_us');
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
  expect(faults).toEqual([]);
});
