import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

const words = {
  en: { picture: /Bar chart: of 214 calls/, enlarged: 'Enlarged image', close: 'Close' },
  'zh-CN': { picture: /柱状图：214 次调度/, enlarged: '大图', close: '关闭' },
};

/** The demo's free note with a chart, and its paid article with one before the paywall and one behind. */
const free = { en: 4, 'zh-CN': 3 };
const paid = { en: 2, 'zh-CN': 1 };

test('CONT-27 CONT-28 UI-09 a picture opens enlarged by click, Enter and Space, Escape leads back to it', async ({
  page,
  locale,
}) => {
  const said = words[locale];
  await page.goto(`/article/detail/${free[locale]}`);
  const picture = page.getByRole('button', { name: said.picture });
  const dialog = page.getByRole('dialog', { name: said.enlarged });
  await picture.scrollIntoViewIfNeeded();
  const open = [
    () => picture.click(),
    () => picture.press('Enter'),
    () => picture.press('Space'),
  ] as const;
  for (const act of open) {
    await act();
    await expect(dialog.getByRole('img', { name: said.picture })).toBeVisible();
    const { width, height } = (await dialog.getByRole('img').boundingBox()) ?? {};
    expect(width, 'drawn').toBeGreaterThan(200);
    expect(height, 'in its shape').toBeCloseTo(((width ?? 0) * 640) / 1200, 0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(picture).toBeFocused();
  }
  await picture.click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: said.close }).click();
  await expect(picture).toBeFocused();
});

test('CONT-29 a visitor sees the picture before the paywall, and not the one behind it', async ({
  page,
  locale,
}) => {
  await page.goto(`/article/detail/${paid[locale]}`);
  const pictures = page.getByRole('main').locator('figure img');
  await expect(pictures).toHaveCount(1);
  await pictures.scrollIntoViewIfNeeded();
  await expect
    .poll(() => pictures.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1200);
});
