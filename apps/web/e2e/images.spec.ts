import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Text alternative of the demo's chart. */
const CHART = { en: /Bar chart: of 214 calls/, 'zh-CN': /柱状图：214 次调度/ };

/** The demo's free note with a chart, and its paid article with one before the paywall and one behind. */
const free = { en: 4, 'zh-CN': 3 };
const paid = { en: 2, 'zh-CN': 1 };

test('enlarges an image by click, Enter and Space, and Escape leads back [CONT-27, CONT-28, UI-09]', async ({
  page,
  locale,
  t,
}) => {
  await page.goto(`/article/detail/${free[locale]}`);
  const video = page.getByRole('button', { name: CHART[locale] });
  const dialog = page.getByRole('dialog', { name: t('ui.richText.enlarged') });
  await video.scrollIntoViewIfNeeded();
  const open = [
    () => video.click(),
    () => video.press('Enter'),
    () => video.press('Space'),
  ] as const;
  for (const act of open) {
    await act();
    await expect(dialog.getByRole('img', { name: CHART[locale] })).toBeVisible();
    const boxOf = () => dialog.getByRole('img').boundingBox();
    await expect.poll(async () => (await boxOf())?.width, 'drawn').toBeGreaterThan(200);
    const { width = 0, height } = (await boxOf()) ?? {};
    expect(height, 'in its shape').toBeCloseTo((width * 640) / 1200, 0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(video).toBeFocused();
  }
  await video.click();
  await dialog.getByRole('button', { name: t('ui.common.close') }).click();
  await expect(video).toBeFocused();
});

test('shows a visitor the image before the paywall, not the one behind it [CONT-29]', async ({
  page,
  locale,
}) => {
  await page.goto(`/article/detail/${paid[locale]}`);
  const images = page.getByRole('main').locator('figure img');
  await expect(images).toHaveCount(1);
  await images.scrollIntoViewIfNeeded();
  await expect
    .poll(() => images.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1200);
});

/** Adds up the layout shifts of a page that no input caused, from its beginning. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counter = globalThis as { layoutShift?: number };
    counter.layoutShift = 0;
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & Shift)[];
      for (const { value, hadRecentInput } of shifts)
        if (!hadRecentInput) counter.layoutShift = (counter.layoutShift ?? 0) + value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The fields of a `layout-shift` entry; TypeScript's library does not have them yet. */
interface Shift {
  value: number;
  hadRecentInput: boolean;
}

test('keeps an article in its place while its figures load [CONT-27]', async ({ page, locale }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/files/*', async (route) => {
    await held;
    await route.continue();
  });
  await watchShifts(page);
  await page.goto(`/article/detail/${paid[locale]}`, { waitUntil: 'commit' });
  const figure = page.getByRole('main').locator('figure img').first();
  await expect(figure).toHaveAttribute('loading', 'eager');
  await figure.scrollIntoViewIfNeeded();
  const heightOf = async () => (await figure.boundingBox())?.height;
  const reserved = await heightOf();
  release();
  const isLoaded = () => figure.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(isLoaded).toBe(true);
  expect(await heightOf(), 'the place kept free').toBe(reserved);
  const shift = () =>
    page.evaluate(() => (globalThis as { layoutShift?: number }).layoutShift ?? Infinity);
  expect(await shift()).toBeLessThanOrEqual(0.1);
});
