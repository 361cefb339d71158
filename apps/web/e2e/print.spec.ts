import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { callApi } from './support/callApi.ts';
import { expect, test } from './support/test.ts';

/** Without white space, and with ligatures in letters: lines and letters differ on paper. */
const bare = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, '');

/** Returns the text of each page that the browser prints on A4, without backgrounds. */
async function printed(page: Page): Promise<string[]> {
  const file = await page.pdf({ format: 'A4' });
  const paper = await getDocument({ data: new Uint8Array(file) }).promise;
  return Promise.all(
    Array.from({ length: paper.numPages }, async (_page, at) => {
      const { items } = await (await paper.getPage(at + 1)).getTextContent();
      return bare(items.map((item) => ('str' in item ? item.str : '')).join(''));
    }),
  );
}

/** Prints the page at an address and returns its whole text, without spaces. */
async function paperOf(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return (await printed(page)).join('');
}

const DATE = /\d{1,2}(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/;

test('prints an article and an event whole, with title, address and date, without controls', async ({
  page,
  baseURL,
  t,
}) => {
  const { request } = page.context();
  const [article] = await callApi<{ id: number }[]>(
    request,
    baseURL,
    'GET',
    '/articles?access=free&lang=en&per_page=1',
  );
  for (const path of [`/article/detail/${article?.id ?? 0}`, '/eventDetail/1']) {
    await page.goto(path);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const sentences = await page
      .locator('main article')
      .first()
      .evaluate((root) =>
        [...root.querySelectorAll<HTMLElement>('p, li')]
          .filter((part) => part.offsetParent !== null && !part.closest('[data-print="none"]'))
          .filter((part) => !part.querySelector('time, button, a'))
          .map((part) => part.textContent),
      );
    expect(sentences.length).toBeGreaterThan(3);
    const pages = await printed(page);
    const all = pages.join('');
    expect(sentences.filter((sentence) => !all.includes(bare(sentence)))).toEqual([]);
    const [first] = pages;
    expect(first).toContain(bare(title));
    expect(first).toContain(bare(new URL(path, baseURL).href));
    expect(first).toMatch(DATE);
    const hidden = [t('article.comments.title'), t('article.related'), t('event.others')];
    for (const text of hidden) expect(all).not.toContain(bare(text));
  }
});

test('prints the seven days of the week with their events, and each date with its year', async ({
  page,
  t,
}) => {
  const home = await paperOf(page, '/search');
  const days = await page
    .getByRole('region', { name: t('home.week.label') })
    .getByRole('button')
    .allInnerTexts();
  expect(days).toHaveLength(7);
  for (const day of days) expect(home).toContain(bare(day));
  expect(home).toContain(bare(t('home.week.zone')));
  const dated = new RegExp(`${DATE.source}20\\d\\d`);
  expect(home).toMatch(dated);
  const lists = [home];
  for (const path of ['/research', '/events', '/eventDetail/14'])
    lists.push(await paperOf(page, path));
  for (const list of lists) {
    expect(list).not.toMatch(/\d(?:min|hours?|days?)ago/);
    expect(list).toMatch(dated);
  }
});

test('prints the names of an event’s files, and how to read the rest of a paid article', async ({
  page,
  t,
}) => {
  await page.goto('/eventDetail/1');
  const files = page.getByRole('region', { name: t('registration.files.title') });
  const names = await files.getByRole('button').locator('[dir="auto"]').allInnerTexts();
  expect(names.length).toBeGreaterThan(0);
  const event = (await printed(page)).join('');
  for (const name of names) expect(event).toContain(bare(name));
  const article = await paperOf(page, '/article/detail/2');
  expect(article).toContain(bare(t('article.pay.title')));
  expect(article).toContain(bare(t('article.pay.include.text')));
  expect(article).not.toContain(bare(t('article.pay.visitor')));
});
