import { expect, test } from './support/test.ts';

test('has its styles inside and loads them no second time [W3, W4]', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  await page.goto('/research');
  const included = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(included.length).toBeGreaterThan(1);
  expect(sheets).toEqual([]);

  // The next screen in the browser loads only what the first one lacked.
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/article\/detail\/\d+/);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.filter((sheet) => included.includes(sheet))).toEqual([]);
});

test('starts no clock of seconds on an article without a countdown [W5]', async ({ page }) => {
  await page.addInitScript(() => {
    const start = window.setInterval.bind(window);
    window.setInterval = ((work: TimerHandler, everyMs?: number, ...rest: unknown[]) => {
      if (everyMs === 1000) document.documentElement.dataset['seconds'] = '';
      return start(work, everyMs, ...rest);
    }) as typeof window.setInterval;
  });
  await page.goto('/research');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/article\/detail\/\d+/);
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(page.locator('html')).not.toHaveAttribute('data-seconds');
});
