import type { Page } from '@playwright/test';
import type { Locale } from '@rostra/i18n';
import { logInByApi, newAccount } from './support/accounts.ts';
import { callApi } from './support/callApi.ts';
import { eventNamed } from './support/events.ts';
import { fillLogIn, tick } from './support/logIn.ts';
import { register } from './support/money.ts';
import { expect, test } from './support/test.ts';
import { serverTextOf, text, textPattern } from './support/text.ts';

const LOCALES = ['en', 'zh-CN'] as const;

/** Messages of a page, anywhere in it. */
const message = (page: Page, messages: string) =>
  page.locator('[role=alert], [role=status]').filter({ hasText: messages });

test('shows numbers, hours and steps on both dial-in pages, and none where they fail [ERR-02, ERR-03, ERR-04, EVT-76, EVT-77]', async ({
  page,
  baseURL,
}) => {
  const { request } = page.context();
  // Numbers are shown until a meeting is over, so not an event of today.
  const { id } = await eventNamed(request, baseURL, 'Innovative drugs');
  const lines = page.getByRole('main').locator('dl a[href^="tel:"]');
  for (const locale of LOCALES) {
    const send = (key: 'automatic' | 'manual') => text(locale, `liveHelp.ways.steps.${key}.two`);
    for (const [path, title] of [
      ['/meeting/dial-in/ways', 'screen.dialInWays'],
      ['/meeting/dial-in/manual-ways', 'screen.dialInManualWays'],
    ] as const) {
      const served = await (await request.get(`${path}?lang=${locale}`)).text();
      expect(served).toMatch(new RegExp(`<title>${text(locale, title)}`));
    }
    await page.goto(`/meeting/dial-in/ways?event_id=${id}&lang=${locale}`);
    await expect(page.getByText(send('automatic'))).toBeVisible();
    await expect(lines.first()).toBeVisible();
    await page.getByRole('link', { name: text(locale, 'liveHelp.ways.manual') }).click();
    await expect(page).toHaveURL(new RegExp(`/meeting/dial-in/manual-ways\\?event_id=${id}`));
    await expect(page.getByText(send('manual'))).toBeVisible();
    await expect(lines.first()).toBeVisible();
    await expect(page.getByRole('definition').first()).toContainText('08:00–21:00');

    // The server refuses one event: its message appears, and the page without the event's numbers.
    const none = page.getByText(text(locale, 'liveHelp.ways.none'));
    await page.route('**/customer_service_list?*', (route) => route.abort());
    await page.goto(`/meeting/dial-in/ways?event_id=999999&lang=${locale}`);
    await expect(message(page, serverTextOf(locale, 'error.eventNotFound'))).toBeVisible();
    await expect(page.getByText(send('automatic'))).toBeVisible();
    await expect(none).toBeVisible();
    // A list that could not be fetched is shown as empty.
    await page.getByRole('link', { name: text(locale, 'liveHelp.ways.manual') }).click();
    await expect(page.getByText(send('manual'))).toBeVisible();
    await expect(none).toBeVisible();
    await page.unroute('**/customer_service_list?*');
  }
});

test('asks for a reason and shows failures in the reader’s language [ERR-05, ERR-08, ERR-26]', async ({
  page,
  baseURL,
}) => {
  const { request } = page.context();
  await newAccount(request, baseURL);
  const [article] = await callApi<{ id: number }[]>(
    request,
    baseURL,
    'GET',
    '/articles?access=free&per_page=1',
  );
  for (const locale of LOCALES) {
    const send = (key: 'reasonMissing' | 'send' | 'thanks') =>
      text(locale, `article.reactions.${key}`);
    const button = (key: 'likeNamed' | 'dislikeNamed') =>
      page.getByRole('button', { name: textPattern(locale, `article.reactions.${key}`) });
    await page.goto(`/article/detail/${article?.id}?lang=${locale}`);
    await button('dislikeNamed').click();
    const reasons = page.getByRole('group', {
      name: new RegExp(text(locale, 'article.reactions.reasonsTitle')),
    });
    await reasons.getByRole('button', { name: send('send') }).click();
    await expect(reasons.getByRole('alert')).toHaveText(send('reasonMissing'));
    await tick(page, reasons.getByRole('checkbox').first());
    await expect(reasons.getByRole('alert')).toHaveCount(0);
    await reasons.getByRole('button', { name: send('send') }).click();
    await expect(message(page, send('thanks'))).toBeVisible();
    await expect(button('dislikeNamed')).toHaveAttribute('aria-pressed', 'true');
    const path = `/articles/${article?.id}`;
    const kept = await callApi<{ my_reaction: string }>(request, baseURL, 'GET', path);
    expect(kept.my_reaction).toBe('dislike');
    await button('dislikeNamed').click();
    await expect(button('dislikeNamed')).toHaveAttribute('aria-pressed', 'false');

    await page.context().setOffline(true);
    await button('likeNamed').click();
    await expect(message(page, text(locale, 'shell.requestTimeout'))).toBeVisible();
    await page.context().setOffline(false);
    // A proxy before the server answers with its own text.
    await page.route('**/reaction', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    );
    await button('likeNamed').click();
    await expect(message(page, text(locale, 'shell.systemError'))).toBeVisible();
    await expect(button('likeNamed')).toHaveAttribute('aria-pressed', 'false');
    await page.unroute('**/reaction');
  }
});

test('closes a dialog and logs out when the session is over; opens other sites in a tab [ERR-06, ERR-07, ERR-10, EVT-69]', async ({
  page,
  baseURL,
  locale: own,
}) => {
  const { request } = page.context();
  const { email } = await newAccount(request, baseURL, { locale: own });
  const { id } = await eventNamed(request, baseURL, 'Macro round table');
  const { meetings } = await callApi<{ meetings: { id: number }[] }>(
    request,
    baseURL,
    'GET',
    `/events/${id}`,
  );
  await register(request, baseURL, meetings[0]?.id ?? 0);
  const dialog = page.getByRole('alertdialog');
  const cancel = (locale: Locale) => text(locale, 'registration.act.cancel');
  for (const locale of LOCALES) {
    await logInByApi(request, baseURL, email);
    await page.goto(`/eventDetail/${id}?lang=${locale}`);
    await page.getByRole('button', { name: cancel(locale) }).click();
    await expect(dialog.getByRole('button', { name: cancel(locale) })).toBeVisible();
    await page.context().clearCookies({ name: /session/ });
    // The page's next call is the first to be refused.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(dialog).toBeHidden();
    await expect(message(page, text(locale, 'shell.loggedOut'))).toBeVisible();
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: text(locale, 'shell.logIn') })).toBeVisible();
    // The code determines what to do; its message is for programs.
    await expect(message(page, serverTextOf(locale, 'error.sessionMissing'))).toHaveCount(0);
  }

  // The form itself shows the failure: no message pops up.
  await page.goto(`/login?lang=${own}`);
  const form = await fillLogIn(page, own, `not-${email}`);
  await tick(page, form.getByRole('checkbox'));
  const submit = { name: text(own, 'auth.login.submit'), exact: true };
  await form.getByRole('button', submit).click();
  const refused = serverTextOf(own, 'error.wrongCredentials');
  await expect(form.getByText(refused)).toBeVisible();
  await expect(page.getByText(refused)).toHaveCount(1);

  await logInByApi(request, baseURL, email);
  await page.goto(`/eventDetail/${id}?lang=${own}`);
  const join = page.getByRole('link', { name: text(own, 'registration.act.join') });
  const address = 'https://meet.northgate.example/macro-round-table';
  await expect(join).toHaveAttribute('href', address);
  await page.context().route(`${address}**`, (route) => route.fulfill({ body: 'Elsewhere' }));
  const opened = page.context().waitForEvent('page');
  await join.click();
  const tab = await opened;
  await expect(tab).toHaveURL(address);
  await tab.close();
  await page.getByRole('button', { name: cancel(own) }).click();
  await dialog.getByRole('button', { name: cancel(own) }).click();
  await expect(join).toBeHidden();
});
