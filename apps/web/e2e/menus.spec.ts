import { expect, test } from './support/test.ts';

/** A phone, tablets, and both sides of the limits of the layout. */
const WIDTHS = [390, 768, 900, 1023, 1024, 1440];

test('leads to each main screen from the header or the bar at every width', async ({ page, t }) => {
  const menu = page.getByRole('navigation', { name: t('shell.main') });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about_us');
    for (const id of ['search', 'events', 'research'] as const) {
      const link = menu.getByRole('link', { name: t(`screen.${id}`), exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await menu.getByRole('link', { name: t('screen.events'), exact: true }).click();
    await expect(page).toHaveURL(/\/events$/);
  }
});
