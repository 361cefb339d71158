import { readFile } from 'node:fs/promises';
import { DEMO_PAYMENT_PASSWORD, demoEmail, logInByApi, newAccount } from './support/accounts.ts';
import { callApi } from './support/callApi.ts';
import { eventNamed, mailsTo } from './support/events.ts';
import { expectNoSidewaysScroll } from './support/expectAccessible.ts';
import { journeyEvent, journeyEvents } from './support/journeyEvents.ts';
import { logIn } from './support/logIn.ts';
import { giveCoins, setPaymentPassword } from './support/money.ts';
import { stateWord } from './support/stateWord.ts';
import { expect, test } from './support/test.ts';
import { serverTextOf, textPattern } from './support/text.ts';

test(
  'registers a visitor, shows what was hidden, and provides a calendar file [EVT-01, EVT-29, EVT-30, EVT-72, EVT-75, REG-01]',
  { tag: '@smoke' },
  async ({ page, baseURL, locale, t }) => {
    const { request } = page.context();
    const { email } = await newAccount(request, baseURL, { locale });
    await page.context().clearCookies();
    const event = journeyEvent('registering');
    const { password } = journeyEvents.registering;
    const word = (dictionary: string, value: string) =>
      stateWord(request, baseURL, locale, [dictionary, value]);
    const [open, registered, canceled] = [
      await word('meeting_status', 'normal'),
      await word('registration_status', 'registered'),
      await word('registration_status', 'canceled'),
    ];

    await page.goto(`/eventDetail/${event.id}`);
    await expect(page.getByText(open).first()).toBeVisible();
    await test.step('masks the details until registered [EVT-73]', async () => {
      await expect(page.getByText(t('registration.access.maskedValue')).first()).toBeAttached();
      expect(await page.content()).not.toContain(password);
    });
    expect(await page.content()).toContain('"@type":"Event"');
    await expect(page.getByRole('heading', { name: t('registration.rules.title') })).toBeVisible();
    await expectNoSidewaysScroll(page);

    const register = { name: t('registration.act.register'), exact: true };
    await page.getByRole('button', register).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await logIn(page, locale, email);
    const dialog = page.getByRole('alertdialog', { name: t('registration.confirm.title') });
    await dialog.getByRole('button', register).click();
    await expect(page.getByText(registered, { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/eventDetail/${event.id}$`));
    await expect(page.getByText(password)).toBeVisible();
    await expectNoSidewaysScroll(page);

    await test.step('provides a calendar file [EVT-79]', async () => {
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: t('event.addToCalendar') }).click();
      const download = await coming;
      expect(download.suggestedFilename()).toMatch(/\.ics$/);
      const file = await readFile(await download.path(), 'utf8');
      expect(file).toContain('BEGIN:VCALENDAR');
      expect(file).toMatch(/DTSTART:\d{8}T\d{6}Z/);
    });
    const name = locale === 'en' ? event.en_name : event.sc_name;
    const subject = serverTextOf(locale, 'attendance.mail.registered.subject', { title: name });
    await expect.poll(() => mailsTo(request, email)).toContain(subject);

    await test.step('lists the registration with its action [REG-18, PROF-04]', async () => {
      await page.goto('/personalCenter/enteredEvent');
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      await expectNoSidewaysScroll(page);
      const cancel = t('registration.act.cancel');
      await page.getByRole('button', { name: `${cancel}: ${name}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: cancel }).click();
      await expect(page.getByRole('listitem').getByText(canceled, { exact: true })).toBeVisible();
    });
  },
);

test('buys a seat from the balance and cancels it with the refund named before [REG-11, REG-15, PAY-44, PAY-46, PAY-78, EVT-14]', async ({
  page,
  baseURL,
  locale,
  t,
}) => {
  const { request } = page.context();
  const { email } = await newAccount(request, baseURL, { locale });
  await giveCoins(request, baseURL, 200);
  await setPaymentPassword(request, baseURL);
  const before = await balanceOf();
  const event = journeyEvent('payingForAPlace');
  const price = { price: /30\.00\D*/ };

  await page.goto(`/eventDetail/${event.id}`);
  await page
    .getByRole('button', { name: textPattern(locale, 'registration.act.registerFor', price) })
    .click();
  const payment = new RegExp(
    `/pay/live/${event.meeting_id}\\?replaceUrl=%2FeventDetail%2F${event.id}$`,
  );
  await expect(page).toHaveURL(payment);
  // The seat is held: the event shows the payment button.
  await page.goto(`/eventDetail/${event.id}?lang=${locale}`);
  await page.getByRole('button', { name: t('article.pay.price.actionEvent') }).click();
  await expect(page).toHaveURL(payment);
  await page.getByRole('textbox', { name: t('pay.password.label') }).fill(DEMO_PAYMENT_PASSWORD);
  await page.getByRole('button', { name: textPattern(locale, 'pay.submit', price) }).click();
  await expect(page).toHaveURL(new RegExp(`/eventDetail/${event.id}$`));
  const word = (value: string) =>
    stateWord(request, baseURL, locale, ['registration_status', value]);
  await expect(page.getByText(await word('registered'), { exact: true }).first()).toBeVisible();
  expect(await balanceOf()).toBe(before - 30);

  const cancel = { name: t('registration.act.cancel') };
  await page.getByRole('button', cancel).click();
  const dialog = page.getByRole('alertdialog');
  await expect(
    dialog.getByText(textPattern(locale, 'registration.cancel.refund', price)),
  ).toBeVisible();
  await dialog.getByRole('button', cancel).click();
  await expect(page.getByText(await word('canceled'), { exact: true }).first()).toBeVisible();
  expect(await balanceOf()).toBe(before);
  const name = locale === 'en' ? event.en_name : event.sc_name;
  const subject = serverTextOf(locale, 'attendance.mail.refunded.subject', { title: name });
  await expect.poll(() => mailsTo(request, email)).toContain(subject);

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

test('asks for a time slot before it leads to payment [REG-12, REG-17, EVT-15]', async ({
  page,
  baseURL,
  locale,
  t,
}) => {
  await newAccount(page.context().request, baseURL, { locale });
  const event = journeyEvent('choosingASlot');
  await page.goto(`/eventDetail/${event.id}`);
  await page.getByRole('button', { name: t('registration.act.register'), exact: true }).click();
  await expect(page.getByText(t('registration.slots.missing'))).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  const price = { price: /60\.00\D*/ };
  await page
    .getByRole('button', { name: textPattern(locale, 'registration.act.registerFor', price) })
    .click();
  await expect(page).toHaveURL(/\/pay\/live\/\d+/);
});

test('shows full, canceled and past events with a next step, and opens files [EVT-17, EVT-31, EVT-32, EVT-33, EVT-62, EVT-63]', async ({
  page,
  baseURL,
  locale,
  t,
}) => {
  const { request } = page.context();
  const register = page.getByRole('button', {
    name: t('registration.act.register'),
    exact: true,
  });
  const word = (value: string) => stateWord(request, baseURL, locale, ['meeting_status', value]);
  const full = await eventNamed(request, baseURL, 'Innovative drugs');
  await page.goto(`/eventDetail/${full.id}`);
  await expect(page.getByText(await word('full'), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: t('registration.act.ask') })).toBeVisible();
  await expect(register).toHaveCount(0);
  const opened = page.context().waitForEvent('page');
  // The agenda's name comes from the demo, not from the site's texts.
  await page.getByRole('button', { name: { en: /^Agenda/, 'zh-CN': /^会议议程/ }[locale] }).click();
  await (await opened).close();

  const [canceled] = await callApi<{ id: number }[]>(
    request,
    baseURL,
    'GET',
    '/events?state=canceled',
  );
  await page.goto(`/eventDetail/${canceled?.id ?? 0}`);
  await expect(page.getByText(await word('canceled'), { exact: true }).first()).toBeVisible();
  const others = page.getByRole('main').getByRole('link', { name: t('registration.act.others') });
  await expect(others).toBeVisible();
  await expect(register).toHaveCount(0);
  await expectNoSidewaysScroll(page);

  await page.goto(`/eventDetail/${journeyEvent('over').id}`);
  await expect(page.getByText(await word('finished'), { exact: true }).first()).toBeVisible();
  await expect(others).toBeVisible();
  await expect(register).toHaveCount(0);

  const over = await eventNamed(request, baseURL, 'Meridian Photonics investor');
  await page.goto(`/eventDetail/${over.id}`);
  const playback = page.getByRole('link', { name: t('registration.act.replay') });
  await expect(playback).toHaveAttribute('target', '_blank');
});

test('shows the state and the next action of every registration [REG-07, REG-18, PROF-04]', async ({
  page,
  baseURL,
  locale,
  t,
}) => {
  const { request } = page.context();
  await logInByApi(request, baseURL, demoEmail('member'));
  const word = (value: string) =>
    stateWord(request, baseURL, locale, ['registration_status', value]);
  await page.goto(`/personalCenter/enteredEvent?lang=${locale}`);
  await expect(
    page
      .getByRole('listitem')
      .getByText(await word('registered'), { exact: true })
      .first(),
  ).toBeVisible();
  const pay = new RegExp(`^${t('registration.act.pay')}: `);
  await expect(page.getByRole('link', { name: pay }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  const rejected = { name: await word('rejected'), exact: true };
  await page.getByRole('main').getByRole('link', rejected).click();
  await expect(page).toHaveURL(/state=rejected/);
  // The reason comes from the demo.
  await expect(page.getByText('Places go to institutions first')).toBeVisible();
});
