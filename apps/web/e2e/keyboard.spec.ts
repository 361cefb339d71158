import { newAccount } from './support/accounts.ts';
import { journeyEvent } from './support/journeyEvents.ts';
import { stateWord } from './support/stateWord.ts';
import { expect, test } from './support/test.ts';

/** A small phone with a keyboard, or a desktop at 400 %. */
const SMALL = { width: 390, height: 667 };
/** More than any of these pages has. */
const MAX_STOPS = 250;

test('keeps each focused control clear of the bars at the edges of a phone', async ({ page }) => {
  await page.setViewportSize(SMALL);
  for (const path of ['/search', '/research', '/article/detail/2', '/eventDetail/1', '/login']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const covered: string[] = [];
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return 'end';
        // The input of a radio button lies hidden in its label.
        const seen = focused.closest('label') ?? focused;
        const box = seen.getBoundingClientRect();
        // The last tab of a row may be seen in part.
        const x = Math.min(box.x + box.width / 2, innerWidth - 1);
        const top = document.elementFromPoint(x, box.y + box.height / 2);
        const isSeen = top !== null && (seen.contains(top) || top.contains(seen));
        return isSeen || box.width === 0 ? undefined : focused.outerHTML.slice(0, 120);
      });
      if (found === 'end') break;
      if (found !== undefined) covered.push(found);
    }
    expect([path, covered]).toEqual([path, []]);
  }
});

for (const [place, size] of [
  ['beside the price', undefined],
  ['in the bar of a phone', SMALL],
] as const) {
  test(`keeps the keyboard at the event after registering ${place} and canceling by Enter`, async ({
    page,
    baseURL,
    locale,
    t,
  }) => {
    const { request } = page.context();
    await newAccount(request, baseURL, { locale });
    if (size) await page.setViewportSize(size);
    await page.goto(`/eventDetail/${journeyEvent('keyboard').id}`);
    await page.waitForLoadState('networkidle');
    for (const [act, status] of [
      ['register', 'registered'],
      ['cancel', 'canceled'],
    ] as const) {
      const button = { name: t(`registration.act.${act}`), exact: true };
      await page.getByRole('main').getByRole('button', button).focus();
      await page.keyboard.press('Enter');
      if (act === 'cancel') {
        await page.getByRole('alertdialog').getByRole('button', button).focus();
        await page.keyboard.press('Enter');
      }
      const word = await stateWord(request, baseURL, locale, ['registration_status', status]);
      const region = page.getByRole('region', { name: t('registration.status.label') });
      await expect(region.getByText(word, { exact: true })).toBeVisible();
      // The next action, or the status itself.
      const focused = region.locator(':focus').or(region.and(page.locator(':focus')));
      await expect(focused).toHaveCount(1);
      await expect(focused).toBeInViewport();
    }
  });
}

test('moves the keyboard to the first item of the page of a list opened by Enter', async ({
  page,
}) => {
  await page.setViewportSize(SMALL);
  const main = page.getByRole('main');
  for (const path of ['/research', '/events', '/search?key=a']) {
    await page.goto(path);
    const firstTwo = main.locator('nav a').filter({ hasText: /^[12]$/ });
    // The code that keeps the focus loads with the first key, so it may miss that one.
    await expect(async () => {
      await firstTwo.and(page.locator(':not([aria-current])')).press('Enter');
      const item = main.locator('li:first-child:focus');
      await expect(item.getByRole('heading').first()).toBeInViewport({ timeout: 2000 });
    }).toPass();
  }
});

test('moves the keyboard to the heading of a list after its filters are reset by Enter', async ({
  page,
  t,
}) => {
  await page.goto('/search');
  const week = page.getByRole('region', { name: t('home.week.label') });
  // The code that keeps the focus loads with the first press, so it may miss the second one.
  await expect(async () => {
    await week.getByRole('button').first().press('Enter');
    await page.getByRole('button', { name: t('home.events.allDays') }).press('Enter');
    const heading = page.getByRole('heading', { name: t('home.events.title') });
    await expect(heading).toBeFocused({ timeout: 1000 });
  }).toPass();

  await page.goto('/search?key=storage&author=a');
  await page.getByRole('button', { name: t('search.reset') }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
