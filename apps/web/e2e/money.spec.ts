import { demoEmail, logInByApi, newAccount } from './support/accounts.ts';
import { giveCoins } from './support/money.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/text.ts';

const LOCALES = ['en', 'zh-CN'] as const;

test('shows one balance in coins and yuan with its gift part, under both addresses [PAY-03, PAY-10, PAY-12, PAY-74, PAY-76]', async ({
  page,
  baseURL,
  locale: own,
}) => {
  const { request } = page.context();
  await newAccount(request, baseURL, { locale: own });
  await giveCoins(request, baseURL, 10);
  for (const locale of LOCALES) {
    const t = (key: Parameters<typeof text>[1]) => text(locale, key);
    const main = page.getByRole('main');
    const current = main.locator('a[aria-current=page]');
    const title = main.getByRole('heading', { level: 1, name: t('recharge.title') });
    await page.goto(`/recharge?lang=${locale}`);
    await expect(title).toBeVisible();
    await expect(current).toHaveText(t('recharge.tabs.topup'));
    const balance = page.getByRole('region', { name: t('recharge.balance.title') });
    await expect(balance.getByText('¥68.00')).toBeVisible();
    const parts = balance.locator('dl > *');
    await expect(parts.nth(0)).toHaveText(t('recharge.balance.paid'));
    await expect(parts.nth(1)).toContainText('10.00');
    await expect(parts.nth(2)).toHaveText(t('recharge.balance.gift'));
    await expect(parts.nth(3)).toContainText('0.00');
    await expect(balance.getByText(t('recharge.balance.giftNote'))).toBeVisible();
    const zone = { en: 'Beijing time (UTC+8)', 'zh-CN': '北京时间（UTC+8）' }[locale];
    for (const part of [page.getByRole('contentinfo'), main]) {
      const hours = part.getByText(/08:00–\u2060?21:00/).first();
      await expect(hours).toContainText(zone);
    }

    await page.goto(`/vip_turn?lang=${locale}`);
    await expect(title).toBeVisible();
    await expect(current).toHaveText(t('recharge.tabs.plans'));
    await expect(main.getByText(t('recharge.vip.inviteNew'))).toBeVisible();
    await main.getByRole('link', { name: t('recharge.tabs.trial'), exact: true }).click();
    await expect(main.getByRole('form', { name: t('recharge.trial.title') })).toBeVisible();
  }
});

test('offers members to extend VIP, and others to try it [PAY-76]', async ({
  page,
  baseURL,
  locale,
  t,
}) => {
  const { request } = page.context();
  const main = page.getByRole('main');
  const card = main.getByRole('region', { name: t('screen.vipTurn'), exact: true });
  await page.goto('/search');
  await expect(card.getByRole('link', { name: t('home.vip.action') })).toBeVisible();
  await expect(card.getByText(t('home.vip.memberText'))).toHaveCount(0);
  await logInByApi(request, baseURL, demoEmail('vip'));
  await page.goto(`/search?lang=${locale}`);
  await expect(card.getByText(t('home.vip.memberText'))).toBeVisible();
  await expect(card.getByRole('link', { name: t('home.vip.action') })).toHaveCount(0);
  await card.getByRole('link', { name: t('home.vip.memberAction') }).click();
  const buttons = main.getByRole('list').getByRole('button');
  await expect(buttons.filter({ hasText: t('recharge.vip.purchaseExtend') })).toHaveCount(1);
  await expect(buttons.filter({ hasText: t('recharge.vip.purchaseUpgrade') })).toHaveCount(1);
  await expect(buttons.filter({ hasText: t('recharge.vip.purchase') })).toHaveCount(0);
  await main.getByRole('link', { name: t('recharge.tabs.trial'), exact: true }).click();
  await expect(main.getByText(t('recharge.trial.isVip'))).toBeVisible();
  await expect(main.getByRole('form', { name: t('recharge.trial.title') })).toHaveCount(0);
});
