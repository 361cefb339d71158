import type { Page } from '@playwright/test';
import { demoEmail, newAccount } from './support/accounts.ts';
import { isUploaded } from './support/isUploaded.ts';
import { logIn } from './support/logIn.ts';
import { PICTURE, paidArticle } from './support/money.ts';
import { expect, test } from './support/test.ts';
import { textPattern } from './support/text.ts';

/** Holds uploads until the test releases them. */
async function holdUploads(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/uploads/token', async (route) => {
    await held;
    // Its page may have closed by then.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Opens a path as a link of the page does. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('#content')?.append(link);
    link.click();
  }, path);

test('asks before an upload under way is lost: Stay stays, Leave leaves [UI-14, FND-27, FND-28]', async ({
  page,
  baseURL,
  locale,
  t,
}) => {
  await newAccount(page.context().request, baseURL, { locale });
  await page.goto('/recharge?tab=topup');
  const release = await holdUploads(page);
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  const away = page.getByRole('contentinfo').getByRole('link').first();
  const question = page.getByRole('alertdialog', { name: t('ui.leave.title') });

  await away.click();
  await expect(question).toBeVisible();
  await expect(question.locator(':focus')).toHaveCount(1);
  await question.getByRole('button', { name: t('ui.leave.stay') }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/recharge/);
  await away.click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/recharge/);
  await away.click();
  await question.getByRole('button', { name: t('ui.leave.leave'), exact: true }).click();
  await expect(page).not.toHaveURL(/\/recharge/);
  release();

  await page.goto('/recharge?tab=topup');
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await isUploaded(page, t('ui.upload.done'));
  await away.click();
  await expect(page).not.toHaveURL(/\/recharge/);
});

test('leads Back to the article after a detour to top up [PAY-51]', async ({
  page,
  baseURL,
  locale,
  t,
}) => {
  const { request } = page.context();
  await newAccount(request, baseURL, { locale });
  const article = await paidArticle(request, baseURL);
  await page.goto(`/article/detail/${article.id}`);
  await follow(page, `/pay/article/${article.id}`);
  await expect(page).toHaveURL(/\/pay\/article/);
  // The payment's own button: a locked article offers a top-up too.
  const topUp = page.getByRole('link', { name: t('pay.problem.topUp'), exact: true });
  await topUp.and(page.locator('[href*="%2Fpay%2F"]')).click();
  await expect(page).toHaveURL(/\/recharge\?tab=topup/);
  await page.getByRole('link', { name: t('recharge.comeBack') }).click();
  await expect(page).toHaveURL(/\/pay\/article/);
  await page.goBack();
  await expect(page).toHaveURL(/\/article\/detail/);
});

test('skips the login form on the way Back [AUTH-03]', async ({ page, locale }) => {
  await page.goto('/research');
  await follow(page, '/login?redirect=%2Fabout_us');
  await logIn(page, locale, demoEmail('certified'));
  await expect(page).toHaveURL(/\/about_us/);
  await page.goBack();
  await expect(page).toHaveURL(/\/research/);
});

test('opens the login form without site data and shows that cookies are blocked [AUTH-01, AUTH-22]', async ({
  page,
  baseURL,
  locale,
  t,
}) => {
  const { email } = await newAccount(page.context().request, baseURL, {
    locale: locale === 'en' ? 'zh-CN' : 'en',
  });
  await page.context().clearCookies();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.route('**/users/login', async (route) => {
    const response = await route.fetch();
    const { 'set-cookie': _, ...headers } = response.headers();
    await page.context().clearCookies();
    await route.fulfill({ response, headers });
  });
  await page.goto('/login');
  await logIn(page, locale, email);
  const { host } = new URL(page.url());
  await expect(page.getByText(t('auth.login.cookiesBlocked', { host }))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page).toHaveURL(/\/login$/);
});

test(
  'moves the keyboard to the search results and announces their number [SRCH-01, UI-15]',
  { tag: '@smoke' },
  async ({ page, locale }) => {
    await page.goto('/search');
    const field = page.getByRole('searchbox').last();
    await field.fill('optics');
    await field.press('Enter');
    await expect(page).toHaveURL(/key=optics/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const found = textPattern(locale, 'search.found', { title: /.*optics.*/, count: /\d+.*/ });
    await expect(page.getByRole('status').filter({ hasText: found })).toHaveCount(1);
    const again = page.getByRole('main').getByRole('searchbox');
    await again.fill('储能');
    await again.press('Enter');
    await expect(page).toHaveURL(/key=%E5%82%A8/);
    await expect(again).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: '储能' })).toHaveCount(1);
  },
);
