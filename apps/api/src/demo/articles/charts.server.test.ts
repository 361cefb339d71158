import { statSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadArticles } from '#demo/articles/loadArticles.ts';
import { loadPeople } from '#demo/loadPeople.ts';
import { demoPeopleIds } from '#demo/people.ts';
import { articles } from '#modules/articles/tables.ts';
import { articleProductKey } from '#modules/articles/index.ts';
import { grantEntitlement } from '#modules/products/index.ts';
import { entitlements } from '#modules/products/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { TestCaller } from '#testing/TestCaller.ts';
import { demoCharts } from './demoCharts.ts';
import { pieces } from './pieces.ts';

const KILOBYTES_MAX = 40;
const languages = ['zh', 'en'] as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await loadPeople(server.deps);
  await loadArticles(server.deps);
});
afterAll(() => server.close());

const imagesIn = (html: string): string[] =>
  [...html.matchAll(/<img src="([^"]+)" alt="[^"]+"/g)].map(([, src]) => src ?? '');

async function rowOf(key: string, lang: (typeof languages)[number]) {
  const title = pieces.find((piece) => piece.key === key)?.title[lang === 'zh' ? 0 : 1] ?? '';
  const own = and(eq(articles.title, title), eq(articles.lang, lang));
  const [row] = await server.db.select().from(articles).where(own);
  if (row === undefined) throw new Error(`no article "${key}"`);
  return row;
}

it('has a small chart image for each language [CONT-27]', () => {
  for (const { file } of demoCharts) {
    for (const lang of languages) {
      const { size } = statSync(join(import.meta.dirname, `charts/${file}.${lang}.png`));
      expect(size).toBeLessThan(KILOBYTES_MAX * 1000);
    }
  }
});

describe.each(languages)('images of articles: %s', (lang) => {
  it("shows a free article's image to everyone [CONT-27]", async () => {
    const { id } = await rowOf('storage-tender', lang);
    const { data } = await server.caller().call('getArticle', { params: { id } });
    const [image = '', ...more] = imagesIn(data.body_html);
    expect(more).toEqual([]);
    const answer = await server.caller().fetch(image);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cache-control')).toMatch(/^public/);
  });

  it('shows an image behind the paywall only to buyers and one before it to everyone [FND-60, CONT-29]', async () => {
    const row = await rowOf('storage-cash', lang);
    const [open = '', paid = ''] = imagesIn(row.fullHtml);
    const statusFor = async (caller: TestCaller) => {
      const { data } = await caller.call('getArticle', { params: { id: row.id } });
      const answers = await Promise.all([open, paid].map((src) => caller.fetch(src)));
      return [imagesIn(data.body_html), ...answers.map(({ status }) => status)];
    };
    const poor = await server.as('poor');
    expect(await statusFor(server.caller())).toEqual([[open], 200, 404]);
    expect(await statusFor(poor)).toEqual([[open], 200, 404]);
    const { poor: userId } = await demoPeopleIds(server.db);
    const at = server.clock.now();
    const productKey = articleProductKey(row.workId);
    await inTransaction(server.deps, (tx) =>
      grantEntitlement(tx, { userId, productKey, source: 'bought', orderId: row.id, at }),
    );
    expect(await statusFor(poor)).toEqual([[open, paid], 200, 200]);
    expect((await poor.fetch(paid)).headers.get('cache-control')).toMatch(/^private/);
    expect(await statusFor(server.caller())).toEqual([[open], 200, 404]);
    await server.db.delete(entitlements);
  });
});
