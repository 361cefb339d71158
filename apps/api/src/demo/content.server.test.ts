import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadArticles } from '#demo/articles/loadArticles.ts';
import { pieces } from '#demo/articles/pieces.ts';
import { loadEvents } from '#demo/events/loadEvents.ts';
import { loadPeople } from '#demo/loadPeople.ts';
import { loadSearches } from '#demo/search.ts';
import { articleAttachments, articles, articleWorks } from '#modules/articles/tables.ts';
import { investorEvents } from '#modules/events/tables.ts';
import { offersFor } from '#modules/offers/index.ts';
import { reviews } from '#modules/reviews/tables.ts';
import { plainText } from '#modules/rich-text/index.ts';
import { searchDocuments } from '#modules/search/tables.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await loadPeople(server.deps);
  await loadArticles(server.deps);
  await loadEvents(server.deps);
  await loadSearches(server.deps);
});
afterAll(() => server.close());

describe('the demo content', () => {
  it('has 60 articles on the site, 20 events, two revisions that wait', async () => {
    const { meta } = (await server.caller().call('getEvents', { query: {} })) ?? {};
    expect(meta.total).toBe(20);
    expect(pieces).toHaveLength(30);
    expect(await server.db.$count(articles)).toBe(61);
    expect(await server.db.$count(reviews)).toBe(2);
    expect(await server.db.$count(searchDocuments)).toBe(80);
    expect(await server.db.$count(articleAttachments)).toBeGreaterThan(8);
  });

  it('does nothing the second time', async () => {
    await loadArticles(server.deps);
    await loadEvents(server.deps);
    await loadSearches(server.deps);
    expect(await server.db.$count(articles)).toBe(61);
    expect(await server.db.$count(investorEvents)).toBe(20);
  });

  it('every text is whole: no slot left, at least four paragraphs, right language', async () => {
    for (const row of await server.db.select().from(articles)) {
      const text = plainText(row.document);
      expect(`${row.title}${row.summary}${text}`).not.toMatch(/[{}]|undefined/);
      expect(text.split('\n').filter((line) => line.length > 60).length).toBeGreaterThan(3);
      expect(/\p{Script=Han}/u.test(text)).toBe(row.lang === 'zh');
      expect(row.wordCount).toBeGreaterThan(250);
    }
  });

  it('PAY-36 to PAY-42 there is an article for each of the six offers', async () => {
    const now = server.clock.now();
    const works = await server.db.select().from(articleWorks);
    const card = { id: 1, article: true, live: true, balance: 2, availableAt: now };
    const waiting = { ...card, availableAt: new Date(now.getTime() + 3 * 86_400_000) };
    const vip = {
      kind: 'user',
      vipUntil: new Date(now.getTime() + 86_400_000),
      vipLevel: 1,
    } as const;
    const primary = new Set(
      works.flatMap((work) => {
        const goods = { goodsType: 'Article' as const, ...work };
        return [
          offersFor(goods, { kind: 'user' }, [card], now)[0]?.kind,
          offersFor(goods, { kind: 'user' }, [waiting], now)[0]?.kind,
          offersFor(goods, { kind: 'visitor' }, [], now)[0]?.kind,
          offersFor(goods, vip, [], now)[0]?.kind,
        ];
      }),
    );
    primary.delete(undefined);
    expect(primary).toEqual(
      new Set([
        'card_countdown',
        'login_to_view',
        'pay_price',
        'use_card',
        'vip_trial',
        'vip_upgrade',
      ]),
    );
  });

  it('attachments are PDF files', async () => {
    const [file] = await server.db.select().from(articleAttachments).limit(1);
    const key = file?.fileUrl.split('/').at(-1) ?? '';
    const stored = await server.deps.files.open(key);
    const chunks: Buffer[] = [];
    for await (const chunk of stored?.stream ?? []) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBe(file?.size);
    const start = Number(/startxref\n(\d+)/.exec(bytes.toString('latin1'))?.[1]);
    expect(bytes.subarray(start, start + 4).toString()).toBe('xref');
  });
});
