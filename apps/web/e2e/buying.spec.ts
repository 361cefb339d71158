import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, freshEmail, readCode, newAccount } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/expectAccessible.ts';
import { isUploaded } from './support/isUploaded.ts';
import { callApi } from './support/callApi.ts';
import { confirmTopup, giveCoins, paidArticle, PICTURE } from './support/money.ts';
import { expect, test } from './support/test.ts';

const PAYMENT_PASSWORD = '204816';

const words = {
  en: {
    pay: 'Pay and read',
    email: 'E-mail',
    password: 'Password',
    logIn: 'Log in',
    agree: 'Accept the user agreement and the privacy policy first.',
    short: 'Insufficient balance',
    topUp: 'Top up',
    report: 'Report the transfer',
    slipMissing: 'Upload the transfer slip.',
    reference: /Reference (\S+?)\./,
    pending: /Pending, about 1 working day/,
    back: 'Back to your payment',
    newPin: 'New payment password',
    pinAgain: 'Once more',
    logInPassword: 'Log-in password',
    setAndPay: /^Set the password and pay/,
    useOne: 'Use one',
    owned: 'You have this already',
    open: 'Open',
    code: 'Verification code',
    send: 'Send code',
    repeat: 'Password once more',
    signUp: 'Sign up',
    whoMissing: 'Upload a business card, or fill in name, work e-mail and company.',
    uploaded: 'Uploaded',
    confirm: 'Confirm',
    iprTick: 'I have read and understood this notice',
    logOut: 'Log out',
  },
  'zh-CN': {
    pay: '支付并阅读',
    email: '邮箱',
    password: '密码',
    logIn: '登录',
    agree: '请先同意《用户协议》与《隐私政策》。',
    short: '余额不足',
    topUp: '去充值',
    report: '提交凭证',
    slipMissing: '请上传转账凭证。',
    reference: /编号 (\S+?)，/,
    pending: /待确认，约 1 个工作日/,
    back: '返回支付',
    newPin: '新支付密码',
    pinAgain: '再次输入',
    logInPassword: '登录密码',
    setAndPay: /^设置密码并支付/,
    useOne: '使用一次',
    owned: '您已拥有此内容',
    open: '打开',
    code: '验证码',
    send: '获取验证码',
    repeat: '再次输入密码',
    signUp: '注册',
    whoMissing: '请上传名片，或填写姓名、工作邮箱和公司名称。',
    uploaded: '已上传',
    confirm: '确认',
    iprTick: '我已阅读并理解本声明',
    logOut: '退出登录',
  },
};

/** Ticks by keyboard: a press in the middle of the label would follow a link in it. */
async function tick(page: Page, name?: string): Promise<void> {
  const box = page.getByRole('checkbox', name === undefined ? {} : { name });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
}

async function logIn(page: Page, locale: keyof typeof words, email: string): Promise<void> {
  const w = words[locale];
  const form = page.getByRole('form', { name: w.logIn });
  await form.getByText(w.email, { exact: true }).first().click();
  await form.getByRole('textbox', { name: w.email }).fill(email);
  await form.getByRole('textbox', { name: w.password, exact: true }).fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: w.logIn, exact: true }).click();
  await expect(form.getByText(w.agree)).toBeVisible();
  await tick(page);
  await form.getByRole('button', { name: w.logIn, exact: true }).click();
}

test('PAY-32 PAY-35 PAY-51 PAY-61 PAY-62 PAY-54 PROF-05 PROF-16 AUTH-03 from a locked article to reading it', async ({
  page,
  baseURL,
  locale,
}) => {
  const w = words[locale];
  const { email } = await newAccount(page.context().request, baseURL, { locale });
  const article = await paidArticle(page.context().request, baseURL);
  await page.context().clearCookies();

  await page.goto(`/article/detail/${article.id}`);
  await page.getByRole('button', { name: w.pay }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await logIn(page, locale, email);
  await expect(page).toHaveURL(new RegExp(`/pay/article/${article.id}`));
  await expect(page.getByText(w.short)).toBeVisible();
  await page.getByRole('link', { name: w.topUp, exact: true }).click();

  await expect(page).toHaveURL(/\/recharge\?tab=topup/);
  await page.getByRole('button', { name: w.report }).click();
  await expect(page.getByText(w.slipMissing)).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await isUploaded(page, words[locale].uploaded);
  const shown = await page.getByText(/^R\d{10}$/).innerText();
  await page.getByRole('button', { name: w.report }).dblclick();
  const told = page.getByText(w.reference);
  await expect(told).toContainText(shown);
  await expect(page.getByText(w.pending)).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await confirmTopup(baseURL, shown);

  await page.getByRole('link', { name: w.back }).click();
  await page.getByRole('textbox', { name: w.newPin }).fill(PAYMENT_PASSWORD);
  await page.getByRole('textbox', { name: w.pinAgain }).fill(PAYMENT_PASSWORD);
  await page.getByRole('textbox', { name: w.logInPassword }).fill(DEMO_PASSWORD);
  await expectAccessible(page);
  const otherTab = await page.context().newPage();
  await otherTab.goto(`/pay/article/${article.id}`);
  await expect(otherTab.getByRole('button', { name: w.setAndPay })).toBeVisible();
  await page.getByRole('button', { name: w.setAndPay }).dblclick();
  await expect(page).toHaveURL(new RegExp(`/article/detail/${article.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: w.pay })).toHaveCount(0);
  await otherTab.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(otherTab.getByText(w.owned)).toBeVisible();
  await otherTab.close();

  const orders = await callApi<{ state: string }[]>(
    page.context().request,
    baseURL,
    'GET',
    `/orders?goods_type=Article&goods_id=${article.id}`,
  );
  expect(orders.filter(({ state }) => state === 'paid')).toHaveLength(1);
  await page.goto('/personalCenter/purchase/articles');
  await expect(page.getByRole('link', { name: article.title })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto('/personalCenter/virtualCoin');
  await expect(page.getByRole('main').getByText(article.title)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('PAY-28 PAY-33 AUTH-04 a pay-per-view card opens an article, then replaceUrl takes over', async ({
  page,
  baseURL,
  locale,
}) => {
  const w = words[locale];
  await newAccount(page.context().request, baseURL, { locale });
  await page.goto('/login');
  await giveCoins(page.context().request, baseURL, 200);
  const { request } = page.context();
  await callApi(request, baseURL, 'PUT', '/users/payment_password', {
    payment_password: PAYMENT_PASSWORD,
    password: DEMO_PASSWORD,
  });
  const { ppv_packs: packs } = await callApi<{
    ppv_packs: { id: number; article: boolean; uptime_days: number }[];
  }>(request, baseURL, 'GET', '/users/service_list');
  const pack = packs.find((each) => each.article && each.uptime_days === 0);
  await callApi(request, baseURL, 'POST', '/orders', {
    goods_type: 'PpvPack',
    goods_id: pack?.id ?? 0,
    paid_with: 'balance',
    payment_password: PAYMENT_PASSWORD,
  });
  const article = await paidArticle(page.context().request, baseURL);

  await page.goto(`/ppv/article/${article.id}?replaceUrl=%2Fresearch%3Ftype%3Dnotes`);
  await expectAccessible(page);
  await page.getByRole('button', { name: w.useOne }).dblclick();
  await expect(page).toHaveURL(/\/research\?type=notes$/);
  const cards = await callApi<{ balance: number; quota: number }[]>(
    request,
    baseURL,
    'GET',
    '/users/cards?card_type=ppv',
  );
  expect(cards.map(({ balance, quota }) => quota - balance)).toEqual([1]);

  await page.goto(`/ppv/article/${article.id}?replaceUrl=https%3A%2F%2Fevil.example%2F`);
  await expect(page.getByText(w.owned)).toBeVisible();
  await expect(page.getByRole('link', { name: w.open, exact: true })).toHaveAttribute(
    'href',
    `/article/detail/${article.id}`,
  );
});

test('AUTH-06 AUTH-08 AUTH-10 AUTH-12 PROF-60 AUTH-24 sign-up by e-mail code with a card, partner theme kept', async ({
  page,
  locale,
}) => {
  const w = words[locale];
  const email = freshEmail();
  const partner = page.getByRole('banner').getByRole('link', { name: /Harbourline/ });
  await page.goto('/signup?custom_company=harbourline&redirect=%2Fresearch');
  await expect(partner).toBeVisible();
  const form = page.getByRole('form', { name: w.signUp });
  await form.getByText(w.email, { exact: true }).first().click();
  await form.getByRole('textbox', { name: w.email }).fill(email);
  await form.getByRole('button', { name: w.send }).click();
  await form
    .getByRole('textbox', { name: w.code })
    .fill(await readCode(page.context().request, email));
  await form.getByRole('textbox', { name: w.password, exact: true }).fill(DEMO_PASSWORD);
  await form.getByRole('textbox', { name: w.repeat }).fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: w.signUp, exact: true }).click();
  await expect(form.getByText(w.whoMissing)).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await isUploaded(page, w.uploaded);
  await tick(page);
  await expectNoSidewaysScroll(page);
  await form.getByRole('button', { name: w.signUp, exact: true }).click();

  await expect(page).toHaveURL(/\/signup\/chooseFocus/);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await tick(page, w.iprTick);
  await page.getByRole('alertdialog').getByRole('button', { name: w.confirm }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: w.confirm })).toBeDisabled();
  await page.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: w.confirm }).click();
  await expect(page).toHaveURL(/\/research$/);
  await expect(partner).toBeVisible();

  await page.goto('/personalCenter');
  await expect(page).toHaveURL(/\/personalCenter\/./);
  await page.getByRole('button', { name: w.logOut }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('banner').getByRole('link', { name: w.logIn })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(sessionStorage).join(' '));
  expect(kept).not.toContain(email);
  expect(kept).not.toContain('rostra.draft');
});
