import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, demoEmail, newAccount } from './support/accounts.ts';
import { isUploaded } from './support/isUploaded.ts';
import { paidArticle, PICTURE } from './support/money.ts';
import { expect, test } from './support/test.ts';

const words = {
  en: {
    question: 'Leave this page?',
    stay: 'Stay',
    leave: 'Leave',
    uploaded: 'Uploaded',
    topUp: 'Top up',
    back: 'Back to your payment',
    found: /Results for “optics”: \d+ results?/,
    email: 'E-mail',
    password: 'Password',
    logIn: 'Log in',
  },
  'zh-CN': {
    question: '离开此页？',
    stay: '留下',
    leave: '离开',
    uploaded: '已上传',
    topUp: '去充值',
    back: '返回支付',
    found: /optics.*，\d+ 条结果/,
    email: '邮箱',
    password: '密码',
    logIn: '登录',
  },
};

/** Answers uploads only once the test says so. */
async function holdUploads(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/uploads/token', async (route) => {
    await held;
    // Its page may be gone by then.
    await route.continue().catch(() => undefined);
  });
  return release;
}

test('UI-14 FND-27 FND-28 an upload under way is not lost unasked: Stay stays, Leave leaves', async ({
  page,
  baseURL,
  locale,
}) => {
  const w = words[locale];
  await newAccount(page.context().request, baseURL, { locale });
  await page.goto(`/recharge?tab=topup&lang=${locale}`);
  const release = await holdUploads(page);
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  const away = page.getByRole('contentinfo').getByRole('link').first();
  const question = page.getByRole('alertdialog', { name: w.question });

  await away.click();
  await expect(question).toBeVisible();
  await expect(question.locator(':focus')).toHaveCount(1);
  await question.getByRole('button', { name: w.stay }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/recharge/);
  await away.click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/recharge/);
  await away.click();
  await question.getByRole('button', { name: w.leave, exact: true }).click();
  await expect(page).not.toHaveURL(/\/recharge/);
  release();

  await page.goto(`/recharge?tab=topup&lang=${locale}`);
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await isUploaded(page, w.uploaded);
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/recharge/);
});

test('PAY-51 Back after the detour to top up leads to the article', async ({
  page,
  baseURL,
  locale,
}) => {
  const w = words[locale];
  await newAccount(page.context().request, baseURL, { locale });
  const article = await paidArticle(page.context().request, baseURL);
  await page.goto(`/article/detail/${article.id}?lang=${locale}`);
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    document.querySelector('#content')?.append(link);
    link.click();
  }, `/pay/article/${article.id}`);
  await expect(page).toHaveURL(/\/pay\/article/);
  // The payment's own: an article out of reach offers a top-up too.
  const topUp = page.getByRole('link', { name: w.topUp, exact: true });
  await topUp.and(page.locator('[href*="%2Fpay%2F"]')).click();
  await expect(page).toHaveURL(/\/recharge\?tab=topup/);
  await page.getByRole('link', { name: w.back }).click();
  await expect(page).toHaveURL(/\/pay\/article/);
  await page.goBack();
  await expect(page).toHaveURL(/\/article\/detail/);
});

test('AUTH-03 Back after log-in does not return to the form', async ({ page, locale }) => {
  const w = words[locale];
  await page.goto(`/research?lang=${locale}`);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/login?redirect=%2FaboutUs';
    document.querySelector('#content')?.append(link);
    link.click();
  });
  const form = page.getByRole('form', { name: w.logIn });
  await form.getByText(w.email, { exact: true }).first().click();
  await form.getByRole('textbox', { name: w.email }).fill(demoEmail('certified'));
  await form.getByRole('textbox', { name: w.password, exact: true }).fill(DEMO_PASSWORD);
  await form.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await form.getByRole('button', { name: w.logIn, exact: true }).click();
  await expect(page).toHaveURL(/\/aboutUs/);
  await page.goBack();
  await expect(page).toHaveURL(/\/research/);
});

test('SRCH-01 UI-15 a search from home leaves the keyboard at the results and says how many', async ({
  page,
  locale,
}) => {
  await page.goto(`/search?lang=${locale}`);
  const field = page.getByRole('searchbox').last();
  await field.fill('optics');
  await field.press('Enter');
  await expect(page).toHaveURL(/key=optics/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: words[locale].found })).toHaveCount(1);
  const again = page.getByRole('main').getByRole('searchbox');
  await again.fill('储能');
  await again.press('Enter');
  await expect(page).toHaveURL(/key=%E5%82%A8/);
  await expect(again).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '储能' })).toHaveCount(1);
});
