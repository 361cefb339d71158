import type { Page } from '@playwright/test';
import { demoEmail, logInByApi } from './support/accounts.ts';
import {
  expectAccessible,
  expectColorsAccessible,
  expectNoSidewaysScroll,
  expectWholeFigures,
} from './support/expectAccessible.ts';
import { screenAddresses } from './support/screenAddresses.ts';
import { expect, test } from './support/test.ts';

/** The narrowest window that must not scroll sideways: 1280 px enlarged four times (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 };
/** Text of twice the size, in px (WCAG 1.4.4). */
const LARGE_FONT = 32;
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 900 };

test('has an address here for every built screen', () => {
  expect(screenAddresses.filter(({ address }) => address.includes(':'))).toEqual([]);
});

/** Runs axe in light mode, and in dark mode for color rules, which do not depend on the language. */
async function expectAccessibleInSchemes(page: Page, locale: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  if (locale !== 'en') return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectColorsAccessible(page);
}

/** Sets the browser's font size in px, which is 16 unless a person chooses another. */
const setFont = (page: Page, px: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
  }, px);

/** Checks that text grows with a larger browser font: 20 px in place of 16. */
async function expectTextGrows(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  const size = () =>
    heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const before = await size();
  await setFont(page, 20);
  expect(await size()).toBeCloseTo(before * (20 / 16), 1);
}

for (const access of ['anyone', 'user'] as const) {
  test(`keeps ${access} screens free of axe findings, whole at 320 px and scaling with the font [UI-15, UI-17, FND-58]`, async ({
    page,
    baseURL,
    locale,
  }) => {
    if (access === 'user') await logInByApi(page.context().request, baseURL, demoEmail('member'));
    for (const { address } of screenAddresses.filter((each) => each.access === access)) {
      await test.step(address, async () => {
        await page.setViewportSize(WIDE);
        // A user's own language would win over the browser's.
        await page.goto(`${address}?lang=${locale}`);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expectAccessibleInSchemes(page, locale);
        await page.setViewportSize(NARROWEST);
        await expectNoSidewaysScroll(page);
        await setFont(page, LARGE_FONT);
        await expectNoSidewaysScroll(page);
        await expectWholeFigures(page);
        await setFont(page, 16);
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
