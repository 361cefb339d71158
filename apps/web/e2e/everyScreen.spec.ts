import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { screens } from '../src/navigation/screens.ts';
import { demoEmail, logInByApi } from './support/accounts.ts';
import {
  expectAccessible,
  expectColorsAccessible,
  expectNoSidewaysScroll,
} from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

/** The narrowest window that must not scroll sideways: 1280 px enlarged four times (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 900 };

/** Demo content for the screens whose path has a placeholder. */
const samples: Record<string, string> = {
  articleDetail: '/article/detail/2',
  summaryDetail: '/summary/detail/16',
  eventDetail: '/eventDetail/1',
  pay: '/pay/article/2',
  ppv: '/ppv/article/2',
  meetingLiveTutorial: '/meeting_live/tutorial/1',
  // Its states with members are covered by liveMeeting.spec.ts.
  meetingLive: '/meeting_live/999999/999999',
};

const built = new Set(
  readdirSync(join(import.meta.dirname, '../src/routes')).map((file) => file.slice(0, -4)),
);

/** Addresses of all built screens; a new one with a placeholder in its path needs a sample above. */
const addresses = screens
  .filter(({ id }) => built.has(id))
  .map(({ id, path, access }) => ({ access, address: samples[id] ?? path }));

test('has an address here for every built screen', () => {
  expect(addresses.filter(({ address }) => address.includes(':'))).toEqual([]);
});

/** Runs axe in light mode, and in dark mode for color rules, which do not depend on the language. */
async function expectAccessibleInSchemes(page: Page, locale: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  if (locale !== 'en') return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectColorsAccessible(page);
}

/** Checks that text grows with a larger browser font: 20 px in place of 16. */
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
  test(`keeps ${access} screens free of axe findings, whole at 320 px and scaling with the font [UI-15, UI-17, FND-58]`, async ({
    page,
    baseURL,
    locale,
  }) => {
    if (access === 'user') await logInByApi(page.context().request, baseURL, demoEmail('member'));
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

test('keeps a partner’s look free of axe findings, light and dark [THM-05]', async ({
  page,
  locale,
}) => {
  // The header is all that a partner changes, and the same on every screen.
  await page.goto(`/search?lang=${locale}&custom_company=harbourline`);
  await expectAccessibleInSchemes(page, locale);
});
