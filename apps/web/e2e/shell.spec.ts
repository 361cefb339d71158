import { serverText } from '@rostra/i18n/server';
import { consoleTexts } from '@rostra/i18n/web/zh-CN/consoles';
import { demoEmail, newAccount } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/expectAccessible.ts';
import { logIn } from './support/logIn.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/text.ts';

test('answers 404 with ways on to an unknown path [FND-24, FND-58]', async ({
  page,
  locale,
  t,
}) => {
  const answer = await page.goto('/no/such');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.notFound.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expectNoSidewaysScroll(page);
});

test(
  'switches the language in place [I18N-02, I18N-04, I18N-06, I18N-18]',
  { tag: '@smoke' },
  async ({ page, locale }) => {
    const other = locale === 'en' ? 'zh-CN' : 'en';
    const missing = text(other, 'shell.notFound.title');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.goto('/no/such?kept=1');
    const documents = sent.length;
    await page.getByRole('link', { name: /中文|English/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page).toHaveTitle(new RegExp(missing));
    expect(new URL(page.url()).search).toBe('?kept=1');
    expect(sent.slice(documents).filter((url) => /change_language|no\/such/.test(url))).toEqual([]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  },
);

test('keeps the other parameters in redirects [FND-20, FND-21, FND-22, FND-23]', async ({
  page,
}) => {
  const { request } = page.context();
  const leads = async (path: string): Promise<string | undefined> => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    return answer.headers()['location'];
  };
  expect(await leads('/?utm_source=a')).toBe('/search?utm_source=a');
  expect(await leads('/article?utm_source=x&custom_company=y')).toBe(
    '/research?utm_source=x&custom_company=y&type=articles',
  );
  expect(await leads('/search?type=community&utm_source=x')).toBe('/community?utm_source=x');
  expect(await leads('/RESEARCH/?type=notes')).toBe('/research?type=notes');
});

test('serves icons, short 404s for files, and a sentence for readers without scripts', async ({
  page,
  locale,
}) => {
  const { request } = page.context();
  for (const icon of ['/favicon.ico', '/icon.svg', '/apple-touch-icon.png', '/site.webmanifest'])
    expect((await request.get(icon)).status()).toBe(200);
  const missing = await request.get('/wp-login.php');
  expect(missing.status()).toBe(404);
  expect((await missing.body()).length).toBeLessThan(300);
  const login = await (await request.get('/login')).text();
  expect(login).toContain(`<noscript><p>${serverText(locale)('document.noScript')}</p></noscript>`);
  expect(login).toContain('[data-needs-script]{display:none}');
});

test('keeps a partner’s header for the session [THM-01, THM-02, THM-04]', async ({ page }) => {
  const background = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
  await page.goto('/no/such');
  const own = await background();
  await page.goto('/no/such?custom_company=harbourline');
  expect(await background()).not.toBe(own);
  await expect(page.getByRole('link', { name: /Harbourline/ })).toBeVisible();
  await page.goto('/no/other');
  expect(await background()).not.toBe(own);
  await page.goto('/no/such?custom_company=%3Cscript%3E');
  expect(await background()).toBe(own);
});

test('keeps the selected scheme [UI-17]', async ({ page }) => {
  await page.goto('/no/such');
  await page.getByRole('combobox').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
});

test('shows the IP notice with its words on a served page, once [PROF-60, PROF-62]', async ({
  page,
  baseURL,
  locale,
  t,
}) => {
  await newAccount(page.context().request, baseURL, { locale, hasReadNotice: false });
  await page.goto('/research');
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText('20250415');
  await notice.locator('label').click();
  await notice.getByRole('button', { name: t('personalCenter.ipr.confirm') }).click();
  await expect(notice).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();
});

test('leaves the keyboard at the start of an opened page [UI-17]', async ({ page }) => {
  for (const path of ['/search', '/events?type=1', '/eventDetail/1']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  }
});

test('opens the console after the login that it asked for, to staff alone', async ({
  page,
  baseURL,
  locale,
}) => {
  await page.goto('/staff');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fstaff$/);
  await logIn(page, locale, demoEmail('staff'));
  // From here on in the language of the account.
  const { staff, right, logOut } = consoleTexts.consoles;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(staff.title);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    right.review,
    right.money,
    right.accounts,
    right.live,
  ]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: consoleTexts.consoles.openMenu }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: logOut }).click();
  await expect(page).toHaveURL(/\/search$/);

  await newAccount(page.context().request, baseURL, { locale });
  for (const path of ['/staff', '/management']) expect((await page.goto(path))?.status()).toBe(404);
});
