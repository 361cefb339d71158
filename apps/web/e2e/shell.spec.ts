import { newAccount } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

const words = {
  en: { missing: 'This page does not exist', other: '页面不存在' },
  'zh-CN': { missing: '页面不存在', other: 'This page does not exist' },
};

test('FND-24 UI-15 FND-58 an unknown path answers 404 with ways on', async ({ page, locale }) => {
  const answer = await page.goto('/no/such');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[locale].missing);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('I18N-02 I18N-04 I18N-06 I18N-18 a visitor switches the language in place', async ({
  page,
  locale,
}) => {
  const other = locale === 'en' ? 'zh-CN' : 'en';
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto('/no/such?kept=1');
  const documents = sent.length;
  await page.getByRole('button', { name: /中文|English/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[locale].other);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page).toHaveTitle(new RegExp(words[locale].other));
  expect(new URL(page.url()).search).toBe('?kept=1');
  expect(sent.slice(documents).filter((url) => /change_language|no\/such/.test(url))).toEqual([]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});

test('FND-20 to 23 redirects keep the other parameters', async ({ page }) => {
  const { request } = page.context();
  const leads = async (path: string): Promise<string | undefined> =>
    (await request.get(path, { maxRedirects: 0 })).headers()['location'];
  expect(await leads('/?utm_source=a')).toBe('/search?utm_source=a');
  expect(await leads('/article?utm_source=x&custom_company=y')).toBe(
    '/research?utm_source=x&custom_company=y&type=articles',
  );
  expect(await leads('/search?type=community&utm_source=x')).toBe('/community?utm_source=x');
});

test('THM-01 THM-02 THM-04 a partner’s header stays for the session', async ({ page }) => {
  const ground = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
  await page.goto('/no/such');
  const own = await ground();
  await page.goto('/no/such?custom_company=harbourline');
  expect(await ground()).not.toBe(own);
  await expect(page.getByRole('link', { name: /Harbourline/ })).toBeVisible();
  await page.goto('/no/other');
  expect(await ground()).not.toBe(own);
  await page.goto('/no/such?custom_company=%3Cscript%3E');
  expect(await ground()).toBe(own);
});

test('UI-17 the chosen scheme is kept', async ({ page }) => {
  await page.goto('/no/such');
  await page.getByRole('combobox').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expectAccessible(page);
});

test('PROF-60 PROF-62 the IP notice has its words on a page that the server renders', async ({
  page,
  baseURL,
  locale,
}) => {
  await newAccount(page.context().request, baseURL, { locale, hasReadNotice: false });
  await page.goto('/research');
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText('20250415');
  const confirm = { en: 'Confirm', 'zh-CN': '确认' }[locale];
  await notice.locator('label').click();
  await notice.getByRole('button', { name: confirm }).click();
  await expect(notice).toBeHidden();
});

test('UI-17 a page that is opened leaves the keyboard at its start', async ({ page }) => {
  for (const path of ['/search', '/events?type=1', '/eventDetail/1']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  }
});
