import { readFile } from 'node:fs/promises';
import { AGREEMENT_VERSION } from '@rostra/contract';
import { DEMO_PASSWORD, acknowledgeIpr, demoEmail, newAccount } from './support/accounts.ts';
import { eventNamed, mailsTo } from './support/events.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/expectAccessible.ts';
import { logIn } from './support/logIn.ts';
import { callApi } from './support/callApi.ts';
import { giveCoins } from './support/money.ts';
import { expect, test } from './support/test.ts';

const PAYMENT_PASSWORD = '204816';
const PASSWORD = 'Haoyuan88';

const words = {
  en: {
    register: 'Register',
    registerPaid: /^Register for 30\.00/,
    confirmTitle: 'Register for this event?',
    registered: 'Registered',
    hidden: 'Hidden until you are registered',
    calendar: 'Add to your calendar',
    mail: /You are registered/,
    mailCanceled: /was canceled|已取消/,
    missing: 'Please select time slot',
    payPassword: 'Payment password',
    pay: /^Pay 30\.00/,
    cancel: 'Cancel the registration',
    refund: /30\.00.coins are refunded/,
    refunded: 'Canceled',
    full: 'Full',
    ask: 'Ask customer service',
    canceled: 'Canceled',
    others: 'Other events',
    rules: 'Meeting rules',
    agenda: /^Agenda/,
    open: 'Registration open',
    reason: 'Places go to institutions first',
    finish: 'Pay',
    notAccepted: 'Not accepted',
    playback: /^Watch the playback/,
  },
  'zh-CN': {
    register: '报名',
    registerPaid: /^报名，30\.00/,
    confirmTitle: '确认报名本活动？',
    registered: '已报名',
    hidden: '报名成功后显示',
    calendar: '加入日历',
    mail: /报名成功/,
    mailCanceled: /was canceled|已取消/,
    missing: '请选择时间段',
    payPassword: '支付密码',
    pay: /^支付 30\.00/,
    cancel: '取消报名',
    refund: /将退还 30\.00/,
    refunded: '已取消',
    full: '已满',
    ask: '咨询客服',
    canceled: '已取消',
    others: '其他活动',
    rules: '会议规则',
    agenda: /^会议议程/,
    open: '报名中',
    reason: 'Places go to institutions first',
    finish: '支付',
    notAccepted: '未通过',
    playback: /^观看回放/,
  },
} as const;

test('EVT-01 EVT-29 EVT-30 EVT-72 EVT-73 EVT-75 EVT-79 REG-01 REG-18 PROF-04 a visitor registers, gets in and has the file for the calendar', async ({
  page,
  baseURL,
  locale,
}) => {
  const w = words[locale];
  const { request } = page.context();
  const { email } = await newAccount(page.context().request, baseURL, { locale });
  await page.context().clearCookies();
  const event = await eventNamed(request, baseURL, 'Haoyuan Energy Storage roadshow');

  await page.goto(`/eventDetail/${event.id}`);
  await expect(page.getByText(w.open).first()).toBeVisible();
  await expect(page.getByText(w.hidden).first()).toBeAttached();
  expect(await page.content()).not.toContain(PASSWORD);
  expect(await page.content()).toContain('"@type":"Event"');
  await expect(page.getByRole('heading', { name: w.rules })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: w.register, exact: true }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await logIn(page, locale, email);
  const dialog = page.getByRole('alertdialog', { name: w.confirmTitle });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: w.register, exact: true }).click();
  await expect(page.getByText(w.registered, { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/eventDetail/${event.id}$`));
  await expect(page.getByText(PASSWORD)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: w.calendar }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('BEGIN:VCALENDAR');
  expect(file).toMatch(/DTSTART;TZID=Asia\/Shanghai:\d{8}T\d{6}/);
  await expect.poll(() => mailsTo(request, email)).toMatch(w.mail);

  await page.goto('/personalCenter/enteredEvent');
  const name = (locale === 'en' ? event.en_name : event.sc_name) ?? '';
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: `${w.cancel}: ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: w.cancel }).click();
  await expect(page.getByRole('listitem').getByText(w.refunded, { exact: true })).toBeVisible();
});

test('REG-11 REG-12 REG-15 REG-17 PAY-35 PAY-78 EVT-14 EVT-15 a paid place is bought from the balance, and what is canceled is told before', async ({
  page,
  baseURL,
  locale,
}) => {
  const w = words[locale];
  const { request } = page.context();
  const { email } = await newAccount(page.context().request, baseURL, { locale });
  await page.goto('/login');
  await giveCoins(page.context().request, baseURL, 200);
  await callApi(request, baseURL, 'PUT', '/users/payment_password', {
    payment_password: PAYMENT_PASSWORD,
    password: DEMO_PASSWORD,
  });
  const before = await balanceOf();
  // In days: a paid meeting of today would begin before the slowest machine comes to this journey.
  const event = await eventNamed(request, baseURL, 'European autos analyst roadshow');

  await page.goto(`/eventDetail/${event.id}?lang=${locale}`);
  await page.getByRole('button', { name: w.registerPaid }).click();
  await expect(page).toHaveURL(/\/pay\/live\/\d+/);
  await page.getByRole('textbox', { name: w.payPassword }).fill(PAYMENT_PASSWORD);
  await page.getByRole('button', { name: w.pay }).click();
  await expect(page).toHaveURL(new RegExp(`/eventDetail/${event.id}$`));
  await expect(page.getByText(w.registered, { exact: true }).first()).toBeVisible();
  expect(await balanceOf()).toBe(before - 30);

  await page.getByRole('button', { name: w.cancel }).click();
  await expect(page.getByRole('alertdialog').getByText(w.refund)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: w.cancel }).click();
  await expect(page.getByText(w.refunded, { exact: true }).first()).toBeVisible();
  expect(await balanceOf()).toBe(before);
  await expect.poll(() => mailsTo(request, email)).toMatch(w.mailCanceled);

  const slots = await eventNamed(request, baseURL, 'Small groups at the Haoyuan showroom');
  await page.goto(`/eventDetail/${slots.id}?lang=${locale}`);
  await page
    .getByRole('button', { name: /60\.00/ })
    .or(page.getByRole('button', { name: w.register, exact: true }))
    .first()
    .click();
  await expect(page.getByText(w.missing)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: /60\.00/ }).click();
  await expect(page).toHaveURL(/\/pay\/live\/\d+/);

  async function balanceOf(): Promise<number> {
    const [card] = await callApi<{ balance: number; gift: number }[]>(
      request,
      baseURL,
      'GET',
      '/users/cards?card_type=balance',
    );
    return (card?.balance ?? 0) + (card?.gift ?? 0);
  }
});

test('EVT-31 EVT-33 EVT-62 EVT-63 EVT-17 what is full, canceled or over says so, with a way on; files open', async ({
  page,
  baseURL,
  locale,
}) => {
  const w = words[locale];
  const { request } = page.context();
  const full = await eventNamed(request, baseURL, 'Innovative drugs');
  await page.goto(`/eventDetail/${full.id}`);
  await expect(page.getByText(w.full, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: w.ask })).toBeVisible();
  await expect(page.getByRole('button', { name: w.register, exact: true })).toHaveCount(0);
  await expectAccessible(page);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: w.agenda }).click();
  await (await opened).close();

  const [canceled] = await callApi<{ id: number }[]>(
    request,
    baseURL,
    'GET',
    '/events?state=canceled',
  );
  await page.goto(`/eventDetail/${canceled?.id ?? 0}`);
  await expect(page.getByText(w.canceled, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: w.others })).toBeVisible();
  await expect(page.getByRole('button', { name: w.register, exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const over = await eventNamed(request, baseURL, 'Meridian Photonics investor');
  await page.goto(`/eventDetail/${over.id}`);
  await expect(page.getByRole('link', { name: w.playback })).toHaveAttribute('target', '_blank');
});

test('REG-18 PROF-04 REG-07 every registration shows its state and the next action', async ({
  page,
  baseURL,
  locale,
}) => {
  const w = words[locale];
  await callApi(page.context().request, baseURL, 'POST', '/users/login', {
    method: 'password',
    account: { email: demoEmail('member') },
    password: DEMO_PASSWORD,
    agreement_version: AGREEMENT_VERSION,
  });
  await acknowledgeIpr(page.context().request, baseURL);
  await page.goto(`/personalCenter/enteredEvent?lang=${locale}`);
  await expect(
    page.getByRole('listitem').getByText(w.registered, { exact: true }).first(),
  ).toBeVisible();
  await expect(
    page.getByRole('link', { name: new RegExp(`^${w.finish}: `) }).first(),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('main').getByRole('link', { name: w.notAccepted, exact: true }).click();
  await expect(page).toHaveURL(/state=rejected/);
  await expect(page.getByText(w.reason)).toBeVisible();
});
