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
    expect(first).toMatch(/\d{1,2}(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/);
    const hidden = [t('article.comments.title'), t('article.related'), t('event.others')];
    for (const text of hidden) expect(all).not.toContain(bare(text));
  }
});
