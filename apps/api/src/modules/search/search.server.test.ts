import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadArticles } from '#demo/articles/loadArticles.ts';
import { loadEvents } from '#demo/events/loadEvents.ts';
import { loadPeople } from '#demo/loadPeople.ts';
import { withdrawArticle } from '#modules/articles/index.ts';
import { articles, articleWorks } from '#modules/articles/tables.ts';
import { plainText, splitAtPaywall } from '#modules/rich-text/index.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { asPerson } from '#testing/asPerson.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { TestCaller } from '#testing/TestCaller.ts';
import { whileFull } from '#testing/whileFull.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { rememberSearch } from './searchMemory.ts';
import { searchUses } from './tables.ts';

let server: TestServer;
let guest: TestCaller;
let member: TestCaller;

beforeAll(async () => {
  server = await startTestServer();
  await loadPeople(server.deps);
  await loadArticles(server.deps);
  await loadEvents(server.deps);
  guest = server.caller();
  member = await asPerson(server.url, server.deps, 'member');
});
afterAll(() => server.close());

const zh = { headers: { 'accept-language': 'zh-CN' } };
const en = { headers: { 'accept-language': 'en' } };
const textOf = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('');
const search = async (query: object, options = zh) => guest.call('getSearch', { query }, options);

describe('getSearch', () => {
  it('finds articles and events in Chinese and English, words in titles first [SRCH-02]', async () => {
    const chinese = await search({ key: '半导体' });
    // Found by title, text or the name of the industry.
    expect(chinese.data.length).toBeGreaterThan(5);
    expect(new Set(chinese.data.map((hit) => hit.kind)).size).toBeGreaterThan(2);
    const inTitle = chinese.data.map((hit) => textOf(hit.title).includes('半导体'));
    expect(inTitle).toEqual(inTitle.toSorted((a, b) => Number(b) - Number(a)));
    const english = await search({ key: 'Robots' }, en);
    expect(english.data.length).toBeGreaterThan(1);
    expect(
      english.data.some((hit) =>
        hit.title.some((piece) => piece.hit && /^robots$/i.test(piece.text)),
      ),
    ).toBe(true);
  });

  it('shows the newest first, among hits in titles and among the others [SRCH-02]', async () => {
    const groups: string[][] = [];
    for (const key of ['储能', '半导体', '研究']) {
      const { data } = await search({ key, per_page: 50 });
      for (const isInTitle of [true, false]) {
        // An event shows its start, not its publication.
        const group = data.filter(
          ({ title, kind }) => kind !== 'events' && textOf(title).includes(key) === isInTitle,
        );
        groups.push(group.map(({ time }) => time));
      }
    }
    expect(groups.some((times) => new Set(times).size > 1)).toBe(true);
    for (const times of groups) expect(times).toEqual(times.toSorted().toReversed());
  });

  it('finds on a full disk, although the search cannot be remembered [SRCH-02]', async () => {
    const found = await whileFull(server.db, 'search_uses', () => search({ key: '半导体' }));
    expect([found.status, found.data.length > 5]).toEqual([200, true]);
  });

  it('finds 半导体设备 by 半导体, prefixes of three letters, and only texts with all words [SRCH-09]', async () => {
    const tools = await search({ key: '半导体设备' });
    expect(tools.meta.total).toBeGreaterThan(0);
    expect((await search({ key: '半导体' })).meta.total).toBeGreaterThan(tools.meta.total);
    expect((await search({ key: 'hungar' }, en)).meta.total).toBeGreaterThan(0);
    expect((await search({ key: 'hu' }, en)).meta.total).toBe(0);
    expect((await search({ key: 'ＡＩ ＣＡＰＥＸ' }, en)).meta.total).toBeGreaterThan(0);
    expect((await search({ key: '半导体 匈牙利' })).meta.total).toBe(0);
  });

  it('ignores pairs that are not adjacent [SRCH-09]', async () => {
    // Both 储能 and 能源 occur in some texts, 储能源 in none.
    expect((await search({ key: '储能' })).meta.total).toBeGreaterThan(5);
    expect((await search({ key: '储能源' })).meta.total).toBe(0);
  });

  it.each([
    ['储能招标', '储能 招标'],
    ['新能源路演', '新能源 路演'],
    ['宏观利率', '宏观 利率'],
    ['苏曼路演', '苏曼 路演'],
    ['儲能招標', '储能 招标'],
  ])('finds by the compound %s what %s finds [SRCH-09]', async (compound, words) => {
    const byWords = await search({ key: words });
    expect(byWords.meta.total).toBeGreaterThan(0);
    const found = await search({ key: compound });
    expect(found.data).toEqual(byWords.data);
    expect(found.meta).toEqual(byWords.meta);
  });

  it('splits a compound only if no text contains it whole, and requires all its words [SRCH-09]', async () => {
    expect((await search({ key: '半导体匈牙利' })).meta.total).toBe(0);
    const whole = await search({ key: '半导体设备' });
    const words = await search({ key: '半导体 设备' });
    expect(whole.meta.total).toBeLessThan(words.meta.total);
  });

  it.each([
    ['儲能', '储能'],
    ['電池', '电池'],
    ['專家', '专家'],
    ['半導體', '半导体'],
    ['機器人', '机器人'],
    ['現金流', '现金流'],
    ['孫若衡', '孙若衡'],
  ])('finds the same by %s and %s, and marks it [SRCH-09, SRCH-10]', async (tc, sc) => {
    const simplified = await search({ key: sc, per_page: 100 });
    expect(simplified.meta.total).toBeGreaterThan(3);
    const traditional = await search({ key: tc, per_page: 100 });
    expect(traditional.data).toEqual(simplified.data);
    const marked = traditional.data.flatMap(({ title, industry, excerpt, by }) =>
      [...title, ...industry, ...excerpt, ...by].filter(({ hit }) => hit).map(({ text }) => text),
    );
    expect(new Set(marked)).toEqual(new Set([sc]));
    const byAuthor = async (author: string) => (await search({ author, type: 'articles' })).data;
    expect(await byAuthor(tc)).toEqual(await byAuthor(sc));
  });

  it('marks the hits and shows kind, time, author, access and price [SRCH-10]', async () => {
    const { data } = await search({ key: '现金流才是胜负手' });
    expect(data[0]).toMatchObject({
      kind: 'articles',
      access: 'price',
      current_price: 38,
      by: [{ text: '孙若衡', hit: false }],
      time: '2026-11-19T21:00:00.000Z',
    });
    expect(data[0]?.title.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual([
      '现金流才是胜负手',
    ]);
    const event = (await search({ key: '一对一', type: 'events' })).data[0];
    expect(event).toMatchObject({ kind: 'events', access: 'price', current_price: 120 });
    expect(event?.by).toEqual([{ text: '凌云研究', hit: false }]);
  });

  it('links each result to its page [CONT-03]', async () => {
    const pages = {
      articles: '/article/detail/',
      summaries: '/summary/detail/',
      events: '/eventDetail/',
    };
    for (const [type, page] of Object.entries(pages)) {
      const { data } = await search({ type });
      expect(data.length).toBeGreaterThan(0);
      for (const { id, path, at_ms } of data) {
        expect([path, at_ms]).toEqual([`${page}${id}`, undefined]);
      }
    }
  });

  it('marks the industry of what is found by it alone, in the reader’s language [SRCH-10]', async () => {
    const marked = (pieces: readonly { text: string; hit: boolean }[]) =>
      pieces.filter((piece) => piece.hit).map((piece) => piece.text);
    for (const [key, word, options] of [
      ['机器人', '机器人', zh],
      ['robotics', 'Robotics', en],
    ] as const) {
      const { data } = await search({ key }, options);
      const byIndustry = data.find(
        (hit) => marked(hit.title).length + marked(hit.excerpt).length === 0,
      );
      expect(marked(byIndustry?.industry ?? [])).toEqual([word]);
      expect(data.every((hit) => hit.industry.length > 0)).toBe(true);
    }
  });

  it('marks the author, in the script in which the name was searched for [SRCH-10]', async () => {
    for (const [query, options] of [
      [{ key: '孙若衡', type: 'articles' }, zh],
      [{ key: '孙若衡', type: 'articles' }, en],
      [{ author: '孙若衡', type: 'articles' }, zh],
    ] as const) {
      const { data } = await search(query, options);
      expect(data.length).toBeGreaterThan(0);
      for (const { by } of data) expect(by).toEqual([{ text: '孙若衡', hit: true }]);
    }
    const { data } = await search({ author: 'brandt', type: 'articles' }, en);
    expect(data[0]?.by).toEqual([
      { text: 'Helena ', hit: false },
      { text: 'Brandt', hit: true },
    ]);
  });

  it('marks a canceled event [SRCH-10]', async () => {
    const { data } = await search({ key: '机器人', type: 'events' });
    const canceled = data.filter((hit) => hit.is_canceled);
    expect(canceled.map((hit) => textOf(hit.title))).toEqual(['人形机器人供应链专家会']);
    expect((await search({ key: '现金流才是胜负手' })).data[0]?.is_canceled).toBe(false);
  });

  it('shows the script of the hit if the reader’s script has none [I18N-08]', async () => {
    const { data } = await search({ key: '儲能專家' }, en);
    expect(data.length).toBeGreaterThan(0);
    expect(textOf(data[0]?.title ?? [])).toMatch(/儲能專家/);
    const mine = await search({ key: 'storage expert', type: 'events' }, en);
    expect(textOf(mine.data[0]?.title ?? [])).toMatch(/storage expert/i);
  });

  it('lists the reader’s language of an article first [SRCH-02]', async () => {
    for (const [options, han] of [
      [zh, true],
      [en, false],
    ] as const) {
      const { data } = await search({ key: '孙若衡' }, options);
      expect(data.length).toBeGreaterThan(3);
      expect(/\p{Script=Han}/u.test(textOf(data[0]?.title ?? []))).toBe(han);
    }
  });

  it('narrows by the day of publication with each time option [SRCH-06]', async () => {
    const totals: number[] = [];
    for (const time of ['3_days', '1_week', '1_month', '6_months', '1_year', 'any'] as const) {
      totals.push((await search({ time })).meta.total);
    }
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(totals[0]).toBeLessThan(totals[1] ?? 0);
    expect(totals[2]).toBeLessThan(totals[3] ?? 0);
    expect(totals.at(-1)).toBe(81);
  });

  it('finds nothing before it is published [SRCH-06]', async () => {
    const now = server.clock.now();
    server.clock.set('2020-01-01T00:00:00Z');
    expect((await search({ key: '半导体' })).meta.total).toBe(0);
    server.clock.set(now.toISOString());
    expect((await search({ key: '半导体' })).meta.total).toBeGreaterThan(0);
  });

  it('fills the first page with words in titles, also across pages [SRCH-02]', async () => {
    const inTitle = async (page: number, per_page: number) =>
      (await search({ key: '半导体', page, per_page })).data.map((hit) =>
        textOf(hit.title).includes('半导体'),
      );
    const all = await inTitle(1, 100);
    const count = all.filter(Boolean).length;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(all.length);
    expect(await inTitle(1, count)).toEqual(Array.from({ length: count }, () => true));
    expect(await inTitle(all.length, 1)).toEqual([false]);
  });

  it('combines kind, industry, market and author [SRCH-03, SRCH-07]', async () => {
    const kinds = await search({ key: '储能', type: 'notes' });
    expect(new Set(kinds.data.map((hit) => hit.kind))).toEqual(new Set(['notes']));
    const both = await search({ industry: 7, market: 10, author: 'brandt' }, en);
    const marked = { industry: 7, market: 10, author: '\u202Abr\u200Bandt\u202C' };
    expect((await search(marked, en)).meta.total).toBe(both.meta.total);
    expect(both.data.length).toBeGreaterThan(2);
    expect(
      both.data.every((hit) => textOf(hit.by) === 'Helena Brandt' || hit.kind === 'events'),
    ).toBe(true);
    expect((await search({ author: '布兰特', industry: 9 })).meta.total).toBe(0);
  });

  it('returns the newest without a key, and pages without overlap', async () => {
    const first = await search({ per_page: 30 });
    const second = await search({ per_page: 30, page: 2 });
    const ids = [...first.data, ...second.data].map((hit) => `${hit.kind}${hit.id}`);
    expect(new Set(ids).size).toBe(60);
    expect((await search({ page: 100_000, per_page: 100 })).data).toEqual([]);
  });

  it.each([`'`, `')) or 1=1 --`, ':*', '\\', '<->', '!&|()', '%', '🙂'])(
    'treats the key %s as harmless [SRCH-12]',
    async (key) => {
      const answer = await search({ key });
      expect(answer.status).toBe(200);
    },
  );

  it.each([
    { key: 'x'.repeat(101) },
    { type: 'novels' },
    { time: 'soon' },
    { industry: 'x' },
    { key: 'a\u0000' },
  ])('refuses %j', async (query) => {
    expect((await search(query)).failure.code).toBe(1001);
  });

  it('never finds or shows paid text, not even to buyers [SRCH-11]', async () => {
    const rows = await server.db
      .select({ article: articles, isFree: articleWorks.isFree })
      .from(articles)
      .innerJoin(articleWorks, eq(articleWorks.id, articles.workId));
    const priced = rows.filter(({ isFree }) => !isFree).map((row) => row.article);
    expect(priced.length).toBeGreaterThan(30);
    for (const article of priced.filter((_article, index) => index % 4 === 0)) {
      const { free, paid } = splitAtPaywall(article.document);
      const open = plainText(free) + article.title + article.summary;
      const line =
        plainText(paid)
          .split('\n')
          .find((part) => part.length > 60 && !open.includes(part)) ?? '';
      const key = article.lang === 'zh' ? line.slice(4, 20) : line.split(' ').slice(2, 9).join(' ');
      for (const caller of [guest, member]) {
        const { data } = await caller.call('getSearch', { query: { key } });
        expect(data.filter((hit) => hit.id === article.id && hit.kind === article.kind)).toEqual(
          [],
        );
      }
    }
  });

  it('finds a restricted article only for its audience [SRCH-11]', async () => {
    const certified = await asPerson(server.url, server.deps, 'certified');
    const query = { key: '配置与对冲清单' };
    expect((await guest.call('getSearch', { query })).meta.total).toBe(0);
    expect((await member.call('getSearch', { query })).meta.total).toBe(0);
    expect((await certified.call('getSearch', { query })).meta.total).toBe(1);
  });

  it('removes a withdrawn article once its event is delivered', async () => {
    const query = { key: '资本市场日' };
    const { data } = await guest.call('getSearch', { query });
    const id = data[0]?.id ?? 0;
    await inTransaction(server.deps, (tx) =>
      withdrawArticle(tx, server.deps, id, { kind: 'system' }),
    );
    await server.runJobs();
    expect((await guest.call('getSearch', { query })).meta.total).toBe(0);
  });
});

describe('history and hot words', () => {
  it('keeps the last twenty words of a user, newest first, and removes them on request [SRCH-04]', async () => {
    const poor = await asPerson(server.url, server.deps, 'poor');
    const words = [
      '储能',
      '半导体',
      '创新药',
      '机器人',
      '宏观',
      '零售',
      '封装',
      '良率',
      '现金流',
      '价格战',
      '纪要',
      '专家',
      '笔记',
      '需求',
      '产能',
      '库存',
      '降价',
      '门店',
      '信用',
      '汇率',
      '利率',
      '首付款',
    ];
    for (const key of words) {
      server.clock.advance(1000);
      await poor.call('getSearch', { query: { key } });
    }
    const kept = (await poor.call('getSearchHistory', { query: {} })).data;
    expect(kept).toEqual(words.toReversed().slice(0, 20));
    server.clock.advance(1000);
    await poor.call('getSearch', { query: { key: '  良率  ' } });
    expect((await poor.call('getSearchHistory', { query: {} })).data[0]).toBe('良率');
    await poor.call('getSearch', { query: { key: '没有人写过这句话' } });
    expect((await poor.call('getSearchHistory', { query: {} })).data).not.toContain(
      '没有人写过这句话',
    );
    await poor.call('deleteSearchHistory', { query: { term: '良率' } });
    expect((await poor.call('getSearchHistory', { query: {} })).data).toHaveLength(19);
    expect((await member.call('getSearchHistory', { query: {} })).data).not.toContain('门店');
    await poor.call('deleteSearchHistory', { query: {} });
    expect((await poor.call('getSearchHistory', { query: {} })).data).toEqual([]);
  });

  it('keeps only the last state of a word that is searched while being typed [SRCH-04, SRCH-08]', async () => {
    await server.db.delete(searchUses);
    const poor = await asPerson(server.url, server.deps, 'poor');
    const type = async (key: string, ms: number) => {
      await poor.call('getSearch', { query: { key } });
      server.clock.advance(ms);
    };
    await type('人形', 60_000);
    for (const key of ['人', '人形机', '人形机器人']) await type(key, 1000);
    await type('半导体', 1000);
    await type('半', 1000);
    const words = ['人形', '人形机器人', '半', '半导体'];
    const kept = (await poor.call('getSearchHistory', { query: {} })).data;
    expect(kept.toSorted()).toEqual(words);
    await poor.call('deleteSearchHistory', { query: {} });
    const hot = (await guest.call('getSearchHot', { query: {} }, zh)).data;
    expect(hot.map(({ term }) => term).toSorted()).toEqual(words);
  });

  it('refuses visitors', async () => {
    expect((await guest.call('getSearchHistory', { query: {} })).status).toBe(401);
    expect((await guest.call('deleteSearchHistory', { query: {} })).status).toBe(401);
  });

  it('counts people, not searches, over the last days and by language [SRCH-05]', async () => {
    await server.db.delete(searchUses);
    for (let again = 0; again < 3; again += 1)
      await guest.call('getSearch', { query: { key: 'ROBOTS' } }, en);
    // A Chinese word counts as Chinese in every language of the site.
    await guest.call('getSearch', { query: { key: '储能' } }, en);
    await member.call('getSearch', { query: { key: '儲能' } }, zh);
    await member.call('getSearch', { query: { key: 'AI' } }, zh);
    const hot = async (options: typeof zh, query = {}) =>
      (await guest.call('getSearchHot', { query }, options)).data;
    expect(await hot(zh)).toEqual([
      { term: '储能', searchers: 2 },
      { term: 'AI', searchers: 1 },
    ]);
    expect(await hot(en)).toEqual([{ term: 'ROBOTS', searchers: 1 }]);
    expect(await hot(zh, { limit: 1 })).toHaveLength(1);
    const written = '炼化 炼化 煉化 链化 沈阳 沈阳 沉阳 a\u200Bb ab'.split(' ');
    await server.db.delete(searchUses);
    for (const [at, form] of written.entries()) {
      await rememberSearch(server.deps, {
        key: form,
        viewer: { locale: 'zh-CN' } as Viewer,
        searcher: `reader ${at}`,
      });
    }
    expect(await hot(zh)).toEqual([
      { term: '炼化', searchers: 4 },
      { term: '沈阳', searchers: 3 },
      { term: 'ab', searchers: 2 },
    ]);
    server.clock.advance(8 * 24 * 60 * 60 * 1000);
    expect(await hot(zh)).toEqual([]);
    expect((await guest.call('getSearchHot', { query: { limit: 50 } })).failure.code).toBe(1001);
  });
});
