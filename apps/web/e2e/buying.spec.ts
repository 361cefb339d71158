import {
  DEMO_PASSWORD,
  DEMO_PAYMENT_PASSWORD,
  freshEmail,
  newAccount,
  readCode,
} from './support/accounts.ts';
import { callApi } from './support/callApi.ts';
import { expectNoSidewaysScroll } from './support/expectAccessible.ts';
import { isUploaded } from './support/isUploaded.ts';
import { fillLogIn, tick } from './support/logIn.ts';
import {
  PICTURE,
  confirmTopup,
  giveCoins,
  paidArticle,
  setPaymentPassword,
} from './support/money.ts';
import { expect, test } from './support/test.ts';
import { textPattern } from './support/text.ts';

test(
  'leads from a locked article over login and top-up to reading it [PAY-32, PAY-35, PAY-51, PAY-54, AUTH-03]',
  { tag: '@smoke' },
  async ({ page, baseURL, locale, t }) => {
    const { request } = page.context();
    const { email } = await newAccount(request, baseURL, { locale });
    const article = await paidArticle(request, baseURL);
    await page.context().clearCookies();

    await page.goto(`/article/detail/${article.id}`);
    const payAndRead = page.getByRole('button', { name: t('article.pay.price.action') });
    await payAndRead.filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await expectNoSidewaysScroll(page);
    const form = await fillLogIn(page, locale, email);
    const submit = form.getByRole('button', { name: t('auth.login.submit'), exact: true });
    await submit.click();
    await expect(form.getByText(t('auth.agreement.missing'))).toBeVisible();
    await tick(page, form.getByRole('checkbox'));
    await submit.click();
    await expect(page).toHaveURL(new RegExp(`/pay/article/${article.id}`));
    await expect(page.getByText(t('pay.problem.insufficient'))).toBeVisible();
    await page.getByRole('link', { name: t('pay.problem.topUp'), exact: true }).click();

    await test.step('reports a transfer once, pending until confirmed [PAY-61, PAY-62]', async () => {
      await expect(page).toHaveURL(/\/recharge\?tab=topup/);
      const report = page.getByRole('button', { name: t('recharge.topup.submit') });
      await report.click();
      await expect(page.getByText(t('recharge.topup.slipMissing'))).toBeVisible();
      await page.locator('input[type=file]').setInputFiles(PICTURE);
      await isUploaded(page, t('ui.upload.done'));
      const shown = await page.getByText(/^R\d{10}$/).innerText();
      await report.dblclick();
      await expect(page.getByText(textPattern(locale, 'recharge.topup.sentText'))).toContainText(
        shown,
      );
      await expect(page.getByText(textPattern(locale, 'recharge.history.pending'))).toHaveCount(1);
      await expectNoSidewaysScroll(page);
      await confirmTopup(baseURL, shown);
    });

    await page.getByRole('link', { name: t('recharge.comeBack') }).click();
    for (const key of ['pay.first.choose', 'pay.first.repeat'] as const) {
      await page.getByRole('textbox', { name: t(key) }).fill(DEMO_PAYMENT_PASSWORD);
    }
    await page.getByRole('textbox', { name: t('pay.first.byPassword') }).fill(DEMO_PASSWORD);
    const setAndPay = { name: textPattern(locale, 'pay.submitFirst') };
    const otherTab = await page.context().newPage();
    await otherTab.goto(`/pay/article/${article.id}`);
    await expect(otherTab.getByRole('button', setAndPay)).toBeVisible();
    await page.getByRole('button', setAndPay).dblclick();
    await expect(page).toHaveURL(new RegExp(`/article/detail/${article.id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(payAndRead).toHaveCount(0);
    await otherTab.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(otherTab.getByText(t('pay.owned.title'))).toBeVisible();
    await otherTab.close();

    const orders = await callApi<{ state: string }[]>(
      request,
      baseURL,
      'GET',
      `/orders?goods_type=Article&goods_id=${article.id}`,
    );
    expect(orders.filter(({ state }) => state === 'paid')).toHaveLength(1);
    await test.step('lists the purchase and the transaction [PROF-05, PROF-16]', async () => {
      await page.goto('/personalCenter/purchase/articles');
      await expect(page.getByRole('link', { name: article.title })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.goto('/personalCenter/virtualCoin');
      await expect(page.getByRole('main').getByText(article.title)).toBeVisible();
    });
    await expectNoSidewaysScroll(page);
  },
);

test('opens an article with a pay-per-view card, then follows replaceUrl [PAY-28, PAY-33, AUTH-04]', async ({
  page,
  baseURL,
  locale,
  t,
}) => {
  const { request } = page.context();
  await newAccount(request, baseURL, { locale });
  await giveCoins(request, baseURL, 200);
  await setPaymentPassword(request, baseURL);
  const { ppv_packs: packs } = await callApi<{
    ppv_packs: { id: number; article: boolean; uptime_days: number }[];
  }>(request, baseURL, 'GET', '/users/service_list');
  const pack = packs.find((each) => each.article && each.uptime_days === 0);
  await callApi(request, baseURL, 'POST', '/orders', {
    goods_type: 'PpvPack',
    goods_id: pack?.id ?? 0,
    paid_with: 'balance',
    payment_password: DEMO_PAYMENT_PASSWORD,
  });
  const article = await paidArticle(request, baseURL);

  await page.goto(`/ppv/article/${article.id}?replaceUrl=%2Fresearch%3Ftype%3Dnotes`);
  await page.getByRole('button', { name: t('pay.card.submit') }).dblclick();
  await expect(page).toHaveURL(/\/research\?type=notes$/);
  const cards = await callApi<{ balance: number; quota: number }[]>(
    request,
    baseURL,
    'GET',
    '/users/cards?card_type=ppv',
  );
  expect(cards.map(({ balance, quota }) => quota - balance)).toEqual([1]);

  await page.goto(`/ppv/article/${article.id}?replaceUrl=https%3A%2F%2Fevil.example%2F`);
  await expect(page.getByText(t('pay.owned.title'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('pay.owned.open'), exact: true })).toHaveAttribute(
    'href',
    `/article/detail/${article.id}`,
  );
});

test(
  'signs up by email code with a card and keeps the partner theme [AUTH-06, AUTH-08, AUTH-10, AUTH-12, AUTH-16, PROF-60]',
  { tag: '@smoke' },
  async ({ page, t }) => {
    const email = freshEmail();
    const partner = page.getByRole('banner').getByRole('link', { name: /Harbourline/ });
    await page.goto('/signup?custom_company=harbourline&redirect=%2Fresearch');
    await expect(partner).toBeVisible();
    const form = page.getByRole('form', { name: t('auth.signup.title') });
    await form.getByText(t('auth.account.email'), { exact: true }).first().click();
    await form.getByRole('textbox', { name: t('auth.account.emailLabel') }).fill(email);
    await form.getByRole('button', { name: t('ui.code.send') }).click();
    await form
      .getByRole('textbox', { name: t('auth.code.label') })
      .fill(await readCode(page.context().request, email));
    await form
      .getByRole('textbox', { name: t('auth.password.label'), exact: true })
      .fill(DEMO_PASSWORD);
    const repeat = form.getByRole('textbox', { name: t('auth.password.repeat') });
    await repeat.fill(`${DEMO_PASSWORD}0`);
    await tick(page, page.getByRole('checkbox'));
    const submit = form.getByRole('button', { name: t('auth.signup.submit'), exact: true });
    await submit.click();
    await expect(repeat).toHaveAccessibleDescription(new RegExp(t('auth.password.mismatch')));
    await repeat.fill(DEMO_PASSWORD);
    await submit.click();
    await expect(form.getByText(t('auth.signup.profileMissing'), { exact: true })).toBeVisible();
    await expect(form.getByText(t('auth.password.mismatch'))).toHaveCount(0);
    await page.locator('input[type=file]').setInputFiles(PICTURE);
    await isUploaded(page, t('ui.upload.done'));
    await expectNoSidewaysScroll(page);
    await submit.click();

    await expect(page).toHaveURL(/\/signup\/chooseFocus/);
    const notice = page.getByRole('alertdialog');
    await expect(notice).toBeVisible();
    await tick(page, page.getByRole('checkbox', { name: t('personalCenter.ipr.agree') }));
    await notice.getByRole('button', { name: t('personalCenter.ipr.confirm') }).click();
    await expect(notice).toHaveCount(0);
    const chosen = page.getByRole('button', { name: t('auth.focus.submit') });
    await expect(chosen).toBeDisabled();
    await tick(page, page.getByRole('checkbox').first());
    await chosen.click();
    await expect(page).toHaveURL(/\/research$/);
    await expect(partner).toBeVisible();

    await test.step('logs out and clears the session [AUTH-24]', async () => {
      await page.goto('/personalCenter');
      await expect(page).toHaveURL(/\/personalCenter\/./);
      await page.getByRole('button', { name: t('personalCenter.menu.logout') }).click();
      await expect(page).toHaveURL(/\/search$/);
      const logIn = page.getByRole('banner').getByRole('link', { name: t('shell.logIn') });
      await expect(logIn).toBeVisible();
      const kept = await page.evaluate(() => Object.keys(sessionStorage).join(' '));
      expect(kept).not.toContain(email);
      expect(kept).not.toContain('rostra.draft');
    });
  },
);
