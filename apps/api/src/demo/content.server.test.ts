import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadArticles } from '#demo/articles/loadArticles.ts';
import { pieces } from '#demo/articles/pieces.ts';
import { loadEvents } from '#demo/events/loadEvents.ts';
import { loadPeople } from '#demo/loadPeople.ts';
import { loadSearches } from '#demo/search.ts';
import { articleAttachments, articles, articleWorks } from '#modules/articles/tables.ts';
import { comments } from '#modules/comments/tables.ts';
import { investorEvents } from '#modules/events/tables.ts';
import { offersFor } from '#modules/offers/index.ts';
import { reviews } from '#modules/reviews/tables.ts';
import { plainText, splitAtPaywall } from '#modules/rich-text/index.ts';
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
    expect(meta.total).toBe(23);
    expect(pieces).toHaveLength(30);
    expect(await server.db.$count(articles)).toBe(61);
    expect(await server.db.$count(reviews)).toBe(2);
    expect(await server.db.$count(searchDocuments)).toBe(83);
    expect(await server.db.$count(articleAttachments)).toBeGreaterThan(8);
  });

  it('does nothing the second time', async () => {
    await loadArticles(server.deps);
    await loadEvents(server.deps);
    await loadSearches(server.deps);
    expect(await server.db.$count(articles)).toBe(61);
    expect(await server.db.$count(investorEvents)).toBe(23);
  });

  it('has only complete texts: no slot left, four paragraphs or more, the right language', async () => {
    for (const row of await server.db.select().from(articles)) {
      const text = plainText(row.document);
      expect(`${row.title}${row.summary}${text}`).not.toMatch(/[{}]|undefined/);
      expect(text.split('\n').filter((line) => line.length > 40).length).toBeGreaterThan(3);
      expect(/\p{Script=Han}/u.test(text)).toBe(row.lang === 'zh');
      expect(row.wordCount).toBeGreaterThan(200);
    }
  });

  it('repeats no paragraph in two pieces and no paid sentence outside its paywall [CONT-06]', async () => {
    const rows = await server.db.select().from(articles);
    const own = (row: (typeof rows)[number]) => {
      const work = works.find(({ id }) => id === row.workId);
      const { free, paid } = splitAtPaywall(row.document);
      const isFree = work?.isFree === true;
      return {
        row,
        all: plainText(row.document),
        paid: isFree ? '' : plainText(paid),
        open: [
          row.title,
          row.summary,
          ...row.risks,
          ...row.opportunities,
          plainText(isFree ? row.document : free),
        ].join('\n'),
      };
    };
    const works = await server.db.select().from(articleWorks);
    const published = rows.filter((row) => row.publishedAt !== null).map(own);
    const messages = await server.db.select({ body: comments.body }).from(comments);
    const spoken = messages.map(({ body }) => body).join('\n');
    const paragraphsOf = (text: string) => text.split('\n').filter((line) => line.length > 30);
    const titlesOf = (found: typeof published) => found.map(({ row }) => row.title);
    for (const { row, all, paid, open } of published) {
      const others = published.filter((other) => other.row.id !== row.id);
      for (const paragraph of paragraphsOf(all)) {
        expect(titlesOf(others.filter((other) => other.all.includes(paragraph)))).toEqual([]);
      }
      const sentences = paragraphsOf(paid)
        .flatMap((paragraph) => paragraph.split(/[。；.;]/))
        .filter((sentence) => sentence.trim().length > 12);
      expect(sentences.length > 5 || paid === '').toBe(true);
      for (const sentence of sentences) {
        expect(open + spoken).not.toContain(sentence);
        const elsewhere = others.filter((other) => (other.all + other.open).includes(sentence));
        expect(titlesOf(elsewhere)).toEqual([]);
      }
    }
  });

  it('names the first publication of reposted pieces [CONT-18, CONT-19]', async () => {
    const rows = await server.db.select().from(articles);
    const reposts = rows.filter((row) => row.repostUrl !== null);
    expect(reposts).toHaveLength(4);
    for (const { id, repostTitle, repostUrl } of reposts) {
      const { data } = await server.caller().call('getArticle', { params: { id } });
      expect(data).toMatchObject({ repost_title: repostTitle, repost_url: repostUrl });
      expect(repostUrl).toMatch(/^https:\/\//);
    }
  });

  it('uses a true minus in figures', async () => {
    for (const { keyData } of await server.db.select().from(articles)) {
      for (const { value } of keyData) expect(value).not.toMatch(/^-/);
    }
  });

  it('has an article for each of the six offers [PAY-36, PAY-37, PAY-39, PAY-40, PAY-41, PAY-42]', async () => {
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
        const product = { productType: 'Article' as const, ...work };
        return [
          offersFor(product, { kind: 'user' }, [card], now)[0]?.kind,
          offersFor(product, { kind: 'user' }, [waiting], now)[0]?.kind,
          offersFor(product, { kind: 'visitor' }, [], now)[0]?.kind,
          offersFor(product, vip, [], now)[0]?.kind,
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
