import type { Page, Request } from '@playwright/test';
import { newAccount } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

const SLOT = 'rostra.dictionaries';

/** Records a page's API calls as they leave the browser. */
function watchCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request);
  });
  return calls;
}

const pathOf = (request: Request): string => new URL(request.url()).pathname;
const ackOf = (request: Request): string | null => new URL(request.url()).searchParams.get('ack');
const countOf = (calls: readonly Request[], path: string): number =>
  calls.filter((call) => pathOf(call) === `/api/v1${path}`).length;

/** Holds the dictionaries until the test releases them. */
async function holdDictionaries(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/dimensions?*', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('requests user, dictionaries and screen, in calls that identify the client [FND-03, FND-35, FND-37, FND-38, FND-39, FND-40]', async ({
  page,
  baseURL,
  locale,
  t,
}) => {
  await newAccount(page.context().request, baseURL, { locale });
  const calls = watchCalls(page);
  const release = await holdDictionaries(page);
  const heading = page.getByRole('heading', { level: 1, name: t('recharge.title') });
  await page.goto('/recharge?utm_source=letter&utm_medium=%E9%82%AE%E4%BB%B6');
  await expect.poll(() => countOf(calls, '/dimensions')).toBe(1);
  await expect(page.getByRole('status', { name: t('shell.loadingScreen') })).toBeVisible();
  await expect(heading).toBeHidden();
  expect(countOf(calls, '/users/service_list')).toBe(0);
  release();
  await expect(heading).toBeVisible();
  await expect.poll(() => countOf(calls, '/users/service_list')).toBe(1);
  const order = calls.map(pathOf);
  const at = (path: string) => order.indexOf(`/api/v1${path}`);
  expect(at('/users/me')).toBeLessThan(at('/dimensions'));
  expect(at('/dimensions')).toBeLessThan(at('/users/service_list'));

  // The campaign of the landing address lasts for the session, regardless of later addresses.
  await page.goto('/recharge?tab=plans');
  await expect(heading).toBeVisible();
  await page.getByRole('link', { name: t('shell.switchLanguageLabel') }).click();
  await expect.poll(() => countOf(calls, '/users/change_language')).toBe(1);
  const payload = (await page.locator('#rostra-page').textContent()) ?? '{}';
  const { settings } = JSON.parse(payload) as { settings: { version: string } };
  expect(settings.version).not.toBe('');
  for (const call of calls) {
    expect(call.url().startsWith(`${baseURL}/api/v1/`), call.url()).toBe(true);
    expect(call.headers(), call.url()).toMatchObject({
      'x-web-version': settings.version,
      'x-utm-source': 'letter',
      'x-utm-medium': encodeURIComponent('邮件'),
    });
  }
  const other = locale === 'en' ? 'zh-CN' : 'en';
  const languages = calls.map((call) => call.headers()['accept-language']);
  expect(new Set(languages)).toEqual(new Set([locale, other]));
  expect(languages[0]).toBe(locale);
  expect(languages.at(-1)).toBe(other);
  const reads = calls.filter((call) => call.method() === 'GET');
  expect(reads.filter((call) => pathOf(call) === '/api/v1/users/me').length).toBeGreaterThan(1);
  expect(new Set(reads.map(ackOf)).size).toBe(reads.length);
  expect(reads.map(ackOf)).not.toContain(null);
});

test('keeps the dictionaries of a session until their version changes [FND-19]', async ({
  page,
  t,
}) => {
  const calls = watchCalls(page);
  const ask = () => countOf(calls, '/dimensions');
  const form = page.getByRole('form', { name: t('auth.login.title') });
  const setKept = (change: [from: string, to: string]) =>
    page.evaluate(
      ([slot, [from, to]]) => {
        const kept = sessionStorage.getItem(slot) ?? '';
        sessionStorage.setItem(slot, kept.replace(from, to));
        return kept;
      },
      [SLOT, change] as const,
    );
  await page.goto('/login');
  await expect(form).toBeVisible();
  expect(ask()).toBe(1);
  await page.goto('/login?again=1');
  await expect(form).toBeVisible();
  expect(ask()).toBe(1);
  expect(await setKept(['"version":"1.2.3"', '"version":"1.2.2"'])).toContain('"version":"1.2.3"');
  await page.reload();
  await expect(form).toBeVisible();
  expect(ask()).toBe(2);

  // A server-rendered page includes them: the next screen in the browser requests none.
  await page.evaluate((slot) => sessionStorage.removeItem(slot), SLOT);
  await page.goto('/research');
  await page.goto('/login');
  await expect(form).toBeVisible();
  expect(ask()).toBe(2);
});

test('starts as a visitor without the user, and requests the dictionaries again [FND-04, FND-05]', async ({
  page,
  baseURL,
  locale,
  t,
}) => {
  await newAccount(page.context().request, baseURL, { locale });
  await page.route('**/users/me?*', (route) => route.abort());
  await page.route('**/dimensions?*', (route) => route.abort());
  await page.goto('/meeting/dial-in/ways');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText(t('shell.startUp.title'));
  const logIn = page.getByRole('banner').getByRole('link', { name: t('shell.logIn') });
  await expect(logIn).toBeVisible();
  await page.unroute('**/dimensions?*');
  await failure.getByRole('button', { name: t('common.retry') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: t('liveHelp.ways.title') }),
  ).toBeVisible();
  await expect(failure).toBeHidden();
  await expect(logIn).toBeVisible();
});

test('shows only brand and language on login pages, and redirects a user [FND-26]', async ({
  page,
  baseURL,
  locale,
  t,
}) => {
  const pages = {
    '/login': t('auth.login.title'),
    '/signup': t('auth.signup.title'),
    '/forgotPassword': t('auth.reset.title'),
  };
  const banner = page.getByRole('banner');
  for (const [path, title] of Object.entries(pages)) {
    await page.goto(path);
    await expect(page.getByRole('form', { name: title })).toBeVisible();
    await expect(banner.getByRole('link')).toHaveCount(2);
    await expect(banner.getByRole('link').last()).toHaveAccessibleName(
      t('shell.switchLanguageLabel'),
    );
    await expect(page.getByRole('navigation', { name: t('shell.main') })).toHaveCount(0);
  }
  const { request } = page.context();
  await newAccount(request, baseURL, { locale });
  for (const path of Object.keys(pages)) {
    const address = `${path}?redirect=%2Fresearch%3Ftype%3Dnotes`;
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.headers()['location']).toBe('/research?type=notes');
  }
  await page.goto('/login');
  await expect(page).toHaveURL(/\/search$/);
});
