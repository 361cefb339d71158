import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { AGREEMENT_VERSION } from '@rostra/contract';
import { screens } from '../src/navigation/screens.ts';
import { DEMO_PASSWORD, acknowledgeIpr, demoEmail } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/expectAccessible.ts';
import { callApi } from './support/callApi.ts';
import { expect, test } from './support/test.ts';

/** The narrowest window that must not scroll sideways: 1280 px enlarged four times (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 900 };

/** What stands in the demo content, for the screens whose path has a place for it. */
const samples: Record<string, string> = {
  articleDetail: '/article/detail/2',
  summaryDetail: '/summary/detail/16',
  eventDetail: '/eventDetail/1',
  pay: '/pay/article/2',
  ppv: '/ppv/article/2',
  meetingLiveTutorial: '/meeting_live/tutorial/1',
  // Its states with people in it: liveRoom.spec.ts.
  meetingLive: '/meeting_live/999999/999999',
};

const built = new Set(
  readdirSync(join(import.meta.dirname, '../src/routes')).map((file) => file.slice(0, -4)),
);

/** The address of every built screen; a new one with a place in its path needs a sample above. */
const addresses = screens
  .filter(({ id }) => built.has(id))
  .map(({ id, path, access }) => ({ access, address: samples[id] ?? path }));

test('every built screen has an address here', () => {
  expect(addresses.filter(({ address }) => address.includes(':'))).toEqual([]);
});

/** Axe by day and by night; what colours do to a text does not hang on its language. */
async function expectAccessibleInSchemes(page: Page, locale: string): Promise<void> {
  for (const colorScheme of locale === 'en' ? (['dark', 'light'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

/** As in a browser whose reader chose a larger font: 20 px in place of 16. */
async function expectTextGrows(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  const size = () =>
    heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const before = await size();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '20px';
  });
  expect(await size()).toBeCloseTo(before * (20 / 16), 1);
}

for (const access of ['anyone', 'user'] as const) {
  test(`UI-15 UI-17 FND-58 every screen passes axe, light and dark, fits 320 px and grows with the reader’s font size: for ${access}`, async ({
    page,
    baseURL,
    locale,
  }) => {
    if (access === 'user') {
      await callApi(page.context().request, baseURL, 'POST', '/users/login', {
        method: 'password',
        account: { email: demoEmail('member') },
        password: DEMO_PASSWORD,
        agreement_version: AGREEMENT_VERSION,
      });
      await acknowledgeIpr(page.context().request, baseURL);
    }
    for (const { address } of addresses.filter((each) => each.access === access)) {
      await test.step(address, async () => {
        await page.setViewportSize(WIDE);
        // A user's own language would win over the browser's.
        await page.goto(`${address}?lang=${locale}`);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expectAccessibleInSchemes(page, locale);
        await page.setViewportSize(NARROWEST);
        await expectNoSidewaysScroll(page);
        await page.setViewportSize(PHONE);
        await expectTextGrows(page);
        await expectNoSidewaysScroll(page);
      });
    }
  });
}

test('THM-05 a partner’s look passes axe, light and dark', async ({ page, locale }) => {
  // The header is all that a partner changes, and the same on every screen.
  await page.goto(`/search?lang=${locale}&custom_company=harbourline`);
  await expectAccessibleInSchemes(page, locale);
});
