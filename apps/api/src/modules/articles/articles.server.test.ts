import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadArticles } from '#demo/articles/loadArticles.ts';
import { pieces } from '#demo/articles/pieces.ts';
import { loadPeople } from '#demo/loadPeople.ts';
import { demoPeopleIds } from '#demo/people.ts';
import { cardsOf, issueCard } from '#modules/cards/index.ts';
import { grantEntitlement, productProvider } from '#modules/products/index.ts';
import { articleProductKey } from './index.ts';
import { entitlements } from '#modules/products/tables.ts';
import { plainText, splitAtPaywall } from '#modules/rich-text/index.ts';
import { vipGrants } from '#modules/vip/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { visitor } from '#platform/viewer/Viewer.ts';
import { asPerson } from '#testing/asPerson.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { TestCaller } from '#testing/TestCaller.ts';
import { whileFull } from '#testing/whileFull.ts';
import { withdrawArticle } from './publishArticle.ts';
import { articles } from './tables.ts';

let server: TestServer;
let guest: TestCaller;
let member: TestCaller;
let vip: TestCaller;
let poor: TestCaller;
let host: TestCaller;
let staff: TestCaller;
let people: Awaited<ReturnType<typeof demoPeopleIds>>;
let rows: (typeof articles.$inferSelect)[];

beforeAll(async () => {
  server = await startTestServer();
  const { deps, url } = server;
  await loadPeople(deps);
  await loadArticles(deps);
  people = await demoPeopleIds(deps.db);
  rows = await deps.db.select().from(articles);
  guest = server.caller();
  member = await asPerson(url, deps, 'member');
  vip = await asPerson(url, deps, 'vip');
  poor = await asPerson(url, deps, 'poor');
  host = await asPerson(url, deps, 'host');
  staff = await asPerson(url, deps, 'staff');
});
afterAll(() => server.close());

/** Returns the article of a demo piece. */
function article(key: string, lang: 'zh' | 'en' = 'en') {
  const piece = pieces.find((found) => found.key === key);
  const row = rows.find((found) => found.title === piece?.title[lang === 'zh' ? 0 : 1]);
  if (row === undefined) throw new Error(`no ${key}`);
  return row;
}

/** Returns sentences that only entitled readers may get, one from each paid paragraph. */
function paidSentences(row: typeof articles.$inferSelect): string[] {
  return plainText(splitAtPaywall(row.document).paid)
    .split('\n')
    .filter((line) => line.length > 60)
    .map((line) => line.slice(10, 40));
}

const expectNone = (text: string, sentences: readonly string[]) => {
  for (const sentence of sentences) expect(text).not.toContain(sentence);
};

const paid = 'chip-packaging';

describe('getArticles', () => {
  it('lists published articles, newest first, with meta [CONT-01]', async () => {
    const { data, meta } = await guest.call('getArticles', { query: { per_page: 100 } });
    // The site has 60 articles; two of them are for funds only.
    expect(meta).toEqual({ page: 1, per_page: 100, total: 58, total_pages: 1 });
    expect(data.map((card) => card.published_at)).toEqual(
      data
        .map((card) => card.published_at)
        .toSorted()
        .toReversed(),
    );
    expect(data[0]?.author).toMatchObject({
      sc_name: expect.any(String),
      en_name: expect.any(String),
    });
  });

  it.each(['articles', 'summaries', 'notes', 'ai_notes', 'original_summaries'] as const)(
    'lists %s alone [CONT-02]',
    async (type) => {
      const { data } = await guest.call('getArticles', { query: { type, lang: 'zh' } });
      expect(data.length).toBeGreaterThan(2);
      expect(new Set(data.map((card) => `${card.kind} ${card.lang}`))).toEqual(
        new Set([`${type} zh`]),
      );
      expect(data.every((card) => card.ai_made === (type === 'ai_notes'))).toBe(true);
    },
  );

  it('filters by industry, author and access, and pages', async () => {
    const query = { industry: 9, author: people.sun, access: 'paid' as const };
    const { data } = await guest.call('getArticles', { query });
    expect(data.map((card) => card.title).toSorted()).toEqual(
      [article('storage-cash').title, article('storage-cash', 'zh').title].toSorted(),
    );
    const free = await guest.call('getArticles', { query: { access: 'free', per_page: 100 } });
    expect(new Set(free.data.map((card) => card.access))).toEqual(
      new Set(['free', 'limited_free']),
    );
    const second = await guest.call('getArticles', { query: { page: 2, per_page: 50 } });
    expect(second.data).toHaveLength(8);
    const beyond = await guest.call('getArticles', { query: { page: 90 } });
    expect(beyond.data).toEqual([]);
    expect(beyond.meta.total).toBe(58);
  });

  it.each([
    { type: 'novels' },
    { industry: -1 },
    { industry: '1e99' },
    { page: 0 },
    { per_page: 101 },
  ])('refuses %j', async (query) => {
    const answer = await guest.call('getArticles', { query } as never);
    expect(answer.failure.code).toBe(1001);
  });
});

describe('getArticle', () => {
  it('returns length, views and reactions of an article [CONT-16, CONT-17, CONT-20, CONT-21, CONT-22]', async () => {
    const row = article('storage-tender');
    const { data } = await guest.call('getArticle', { params: { id: row.id } });
    expect(data).toMatchObject({
      word_count: row.wordCount,
      read_time: row.readTime,
      views: row.views,
      likes: row.likes,
      dislikes: row.dislikes,
      my_reaction: 'none',
    });
  });

  it('returns the texts of an article and what is related to it [CONT-11, CONT-12, CONT-14, CONT-15]', async () => {
    const row = article('storage-tender');
    const { data } = await guest.call('getArticle', { params: { id: row.id } });
    expect(data).toMatchObject({
      title: row.title,
      summary: row.summary,
      repost_title: null,
      repost_url: null,
      access: 'free',
      entitled_by: 'free',
      is_complete: true,
      offers: [],
      translation: { id: article('storage-tender', 'zh').id, lang: 'zh' },
      restricted_contact: null,
    });
    expect(data.key_data).toHaveLength(3);
    expect(data.risks_and_opportunities.risks.length).toBeGreaterThan(1);
    expect(data.body_html).toContain('<h2>');
    expect(data.related.length).toBeGreaterThan(2);
    expect(data.related.every((card) => card.lang === 'en' && card.industry?.id === 9)).toBe(true);
  });

  it('cuts a paid body at the paywall for readers without a purchase [CONT-06, CONT-08, CONT-13]', async () => {
    const row = article(paid);
    for (const caller of [guest, member, poor]) {
      const { data } = await caller.call('getArticle', { params: { id: row.id } });
      expect(data.is_complete).toBe(false);
      expect(data.entitled_by).toBeNull();
      expect(data.access).toBe('price');
      expect(data.body_html.length).toBeGreaterThan(100);
      expect(data.attachments).toMatchObject([{ name: 'chip-packaging.pdf', file_url: null }]);
      expectNone(JSON.stringify(data), paidSentences(row));
      expect(data.offers.map((offer) => offer.kind)).toEqual(['pay_price', 'vip_trial']);
    }
  });

  it('opens both languages and the attachment by one purchase, with the right label [CONT-07]', async () => {
    const row = article('ev-hungary');
    await inTransaction(server.deps, (tx) =>
      grantEntitlement(tx, {
        userId: people.member,
        productKey: articleProductKey(row.workId),
        source: 'bought',
        orderId: 1,
        at: server.clock.now(),
      }),
    );
    for (const lang of ['zh', 'en'] as const) {
      const bought = article('ev-hungary', lang);
      const { data } = await member.call('getArticle', { params: { id: bought.id } });
      expect(data).toMatchObject({
        entitled_by: 'bought',
        access: 'free_by_right',
        is_complete: true,
        offers: [],
      });
      expect(data.body_html).toContain(paidSentences(bought)[0]);
      const fileUrl = data.attachments[0]?.file_url ?? '';
      const link = await member.call('getDownloadUrl', { query: { file_url: fileUrl } });
      expect(link.status).toBe(200);
      for (const other of [guest, poor]) {
        const refused = await other.call('getDownloadUrl', { query: { file_url: fileUrl } });
        expect(refused.failure.code).toBe(1305);
      }
    }
    await server.db.delete(entitlements);
    const { data } = await member.call('getArticle', { params: { id: row.id } });
    expect(data.is_complete).toBe(false);
  });

  it('opens by VIP, offers an upgrade for a higher level and a trial to others [PAY-42, PAY-41, CONT-07]', async () => {
    const { data: before } = await vip.call('getArticle', {
      params: { id: article('storage-cell').id },
    });
    expect(before.offers.map((offer) => offer.kind)).toEqual(['vip_trial']);
    await server.db.insert(vipGrants).values({
      userId: people.vip,
      level: 1,
      days: 30,
      grantedAt: server.clock.now(),
      source: 'trial',
    });
    const { data } = await vip.call('getArticle', { params: { id: article('storage-cell').id } });
    expect(data).toMatchObject({ entitled_by: 'vip', access: 'free_by_right', is_complete: true });
    const { data: pro } = await vip.call('getArticle', {
      params: { id: article('ev-price-war').id },
    });
    expect(pro.offers.map((offer) => offer.kind)).toEqual(['vip_upgrade']);
    expect(pro).toMatchObject({ access: 'vip', current_price: null, is_complete: false });
  });

  it('offers cards before the price, by server time [PAY-36, PAY-37, PAY-47]', async () => {
    const row = article(paid);
    const give = (packId: number) =>
      inTransaction(server.deps, (tx) =>
        issueCard(tx, {
          packId,
          owner: { type: 'User', id: people.expert },
          orderId: null,
          at: server.clock.now(),
        }),
      );
    const expert = await asPerson(server.url, server.deps, 'expert');
    await give(2);
    const [waiting] = await cardsOf(server.db, [{ type: 'User', id: people.expert }]);
    const first = (await expert.call('getArticle', { params: { id: row.id } })).data;
    expect(first.offers.map((offer) => offer.kind)).toEqual([
      'card_countdown',
      'pay_price',
      'vip_trial',
    ]);
    expect(first.offers[0]?.ppv_avaliabled_at).toBe(waiting?.availableAt.toISOString());
    expect(first.current_time).toBe(server.clock.now().toISOString());
    await give(1);
    const second = (await expert.call('getArticle', { params: { id: row.id } })).data;
    expect(second.offers[0]).toMatchObject({ kind: 'use_card' });
    const noCards = await expert.call('getArticle', { params: { id: article('chip-yield').id } });
    expect(noCards.data.offers[0]?.kind).toBe('pay_price');
  });

  it('asks visitors to log in during a free period, and opens the article to users [PAY-40]', async () => {
    const row = article('robot-humanoid');
    const seen = (await guest.call('getArticle', { params: { id: row.id } })).data;
    expect(seen.offers.map((offer) => offer.kind)).toEqual(['login_to_view']);
    expect(seen).toMatchObject({ access: 'limited_free', is_complete: false });
    const open = (await poor.call('getArticle', { params: { id: row.id } })).data;
    expect(open).toMatchObject({ entitled_by: 'limited_free', is_complete: true });
  });

  it('reports unknown, unpublished and withdrawn content as missing [CONT-09, CONT-10, ERR-21, ERR-23]', async () => {
    const missing = await guest.call(
      'getArticle',
      { params: { id: 999_999_999 } },
      { headers: { 'accept-language': 'en' } },
    );
    expect(missing.failure).toMatchObject({ code: 1201, msg: 'Content does not exist' });
    const unpublished = rows.find((row) => row.publishedAt === null);
    for (const [language, msg] of [
      ['en', 'Notes do not exist'],
      ['zh-CN', '纪要不存在。'],
    ] as const) {
      const hidden = await guest.call(
        'getArticle',
        { params: { id: unpublished?.id ?? 0 } },
        { headers: { 'accept-language': language } },
      );
      expect(hidden.failure).toMatchObject({ code: 1202, msg });
    }
    const row = article('retail-brands');
    await inTransaction(server.deps, (tx) =>
      withdrawArticle(tx, server.deps, row.id, { kind: 'system' }),
    );
    expect((await member.call('getArticle', { params: { id: row.id } })).failure.code).toBe(1201);
    const list = await guest.call('getArticles', { query: { per_page: 100 } });
    expect(list.meta.total).toBe(57);
    await server.db.update(articles).set({ withdrawnAt: null }).where(eq(articles.id, row.id));
  });

  it.each(['abc', '0', '-1', '1.5', '9007199254740993', "1' or 1=1"])(
    'refuses the id %s',
    async (id) => {
      const answer = await guest.call('getArticle', { params: { id } });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    },
  );

  it('sells an article at the price and by the key of its work [PAY-45]', async () => {
    const provider = productProvider(server.deps, 'Article');
    const row = article(paid, 'zh');
    const context = { viewer: visitor('en'), now: server.clock.now(), lock: false };
    const product = await provider?.read(server.db, row.id, context);
    expect(product).toMatchObject({
      key: articleProductKey(row.workId),
      price: 4500,
      cardFlag: 'article',
      path: `/article/detail/${row.id}`,
      title: { sc: row.title },
    });
    const offers = product && (await provider?.offers?.(server.db, product, context));
    expect(offers?.[0]?.kind).toBe('pay_price');
    const onlyVip = await provider?.read(server.db, article('storage-cell').id, context);
    expect(onlyVip).toMatchObject({ price: null, cardFlag: null });
    const free = await provider?.read(server.db, article('storage-tender').id, context);
    expect(free?.price).toBeNull();
    expect(
      await provider?.read(server.db, article('macro-allocation').id, context),
    ).toBeUndefined();
    expect(await provider?.read(server.db, 999_999, context)).toBeUndefined();
  });
});

describe('a restricted article', () => {
  const row = () => article('macro-allocation');
  const secrets = () => [
    row().summary,
    ...row().keyData.map(() => row().freeText.slice(5, 60)),
    ...paidSentences(row()),
  ];

  it('hides it from lists outside its audience, and shows a contact when opened [SRCH-11]', async () => {
    const list = await host.call('getArticles', { query: { per_page: 100, industry: 36 } });
    expect(JSON.stringify(list.data)).not.toContain(row().title);
    const { data } = await host.call(
      'getArticle',
      { params: { id: row().id } },
      { headers: { 'accept-language': 'en' } },
    );
    expect(data).toMatchObject({
      title: row().title,
      summary: '',
      body_html: '',
      is_complete: false,
      offers: [],
      restricted_contact: {
        name: expect.stringMatching(/Harbourline|海湾线/),
        contact: 'desk@harbourline.example',
      },
    });
    expectNone(JSON.stringify(data), secrets());
  });

  it('asks a visitor to log in and shows only the title', async () => {
    const { data } = await guest.call('getArticle', { params: { id: row().id } });
    expect(data.offers.map((offer) => offer.kind)).toEqual(['login_to_view']);
    expect(data.restricted_contact).toBeNull();
    expectNone(JSON.stringify(data), secrets());
  });

  it('opens to its audience', async () => {
    const certified = await asPerson(server.url, server.deps, 'certified');
    const { data } = await certified.call('getArticle', { params: { id: row().id } });
    expect(data.summary).toBe(row().summary);
    const list = await certified.call('getArticles', { query: { per_page: 100 } });
    expect(list.meta.total).toBe(60);
  });

  it.each(['postArticleView', 'getArticleComments'] as const)(
    'refuses %s outside its audience',
    async (name) => {
      const answer = await host.call(name, { params: { id: row().id }, query: {} } as never);
      expect(answer.failure.code).toBe(1209);
    },
  );

  it('lets staff open and restrict it in both languages', async () => {
    const open = { visitors: true, organization_type_ids: [], user_ids: [] };
    const params = { id: row().id };
    const opened = await staff.call('putStaffAudience', { params, body: open });
    expect(opened.data).toEqual({ article_id: row().id });
    const zh = article('macro-allocation', 'zh');
    expect((await guest.call('getArticle', { params: { id: zh.id } })).data.summary).toBe(
      zh.summary,
    );
    const listed = { visitors: false, organization_type_ids: [], user_ids: [people.poor] };
    await staff.call('putStaffAudience', { params, body: listed });
    expect((await poor.call('getArticle', { params })).data.summary).toBe(row().summary);
    expect((await member.call('getArticle', { params })).data.summary).toBe('');
    const funds = { visitors: false, organization_type_ids: [1, 2], user_ids: [] };
    await staff.call('putStaffAudience', { params, body: funds });
    expect((await poor.call('getArticle', { params })).data.summary).toBe('');
  });

  it('lets outside organizations read on trial up to their quota [CERT-21]', async () => {
    const params = { id: row().id };
    const audience = { visitors: false, organization_type_ids: [1, 2], user_ids: [] };
    const quota = (trial_quota: number) =>
      staff.call('putStaffAudience', { params, body: { ...audience, trial_quota } });
    const summaryFor = async (caller: typeof host) =>
      (await caller.call('getArticle', { params })).data.summary;
    const isListedFor = async (caller: typeof host) =>
      JSON.stringify(
        (await caller.call('getArticles', { query: { per_page: 100, industry: 36 } })).data,
      ).includes(row().title);
    const colleague = await asPerson(server.url, server.deps, 'sun');
    expect((await quota(1)).status).toBe(200);
    expect(await isListedFor(host)).toBe(true);
    // Only opening the article takes a seat; other calls are refused before.
    const early = await host.call('getArticleComments', { params, query: {} });
    expect(early.failure.code).toBe(1209);
    // Without space for the seat, the article stays closed, but its page opens.
    expect(await whileFull(server.db, 'audience_trials', () => summaryFor(host))).toBe('');
    expect(await summaryFor(host)).toBe(row().summary);
    expect(await summaryFor(host)).toBe(row().summary);
    const later = await host.call('getArticleComments', { params, query: {} });
    expect(later.status).toBe(200);
    // The seat is taken, so the colleague no longer sees the article.
    expect(await isListedFor(colleague)).toBe(false);
    expect(await summaryFor(colleague)).toBe('');
    // Users without an organization have no trial; another organization has its own seats.
    expect(await summaryFor(member)).toBe('');
    expect(await summaryFor(await asPerson(server.url, server.deps, 'expert'))).toBe(row().summary);
    await quota(2);
    expect(await summaryFor(colleague)).toBe(row().summary);
    await quota(0);
    expect(await summaryFor(host)).toBe('');
    expect(await isListedFor(host)).toBe(false);
  });

  it('refuses audience changes by others and bad input', async () => {
    const params = { id: row().id };
    const body = { visitors: true, organization_type_ids: [], user_ids: [] };
    expect((await guest.call('putStaffAudience', { params, body })).status).toBe(401);
    expect((await vip.call('putStaffAudience', { params, body })).status).toBe(403);
    expect(
      (await staff.call('putStaffAudience', { params: { id: 999_999 }, body })).failure.code,
    ).toBe(1201);
    for (const wrong of [
      { ...body, organization_type_ids: [77] },
      { ...body, user_ids: [999_999] },
      { ...body, visitors: 'yes' },
      { ...body, trial_quota: -1 },
    ]) {
      const answer = await staff.call('putStaffAudience', { params, body: wrong as typeof body });
      expect(answer.failure.code).toBe(1001);
    }
    expect((await member.call('getArticle', { params })).data.summary).toBe('');
  });
});

describe('views', () => {
  it('counts a user once a day, and a visitor by address [CONT-34]', async () => {
    const row = article('chip-optics');
    const view = async (caller: TestCaller) =>
      (await caller.call('postArticleView', { params: { id: row.id } })).data.views;
    expect(await view(member)).toBe(row.views + 1);
    expect(await view(member)).toBe(row.views + 1);
    expect(await view(vip)).toBe(row.views + 2);
    expect(await view(guest)).toBe(row.views + 3);
    expect(await view(server.caller())).toBe(row.views + 3);
    server.clock.advance(24 * 60 * 60 * 1000);
    expect(await view(member)).toBe(row.views + 4);
    const missing = await guest.call('postArticleView', { params: { id: 999_999 } });
    expect(missing.failure.code).toBe(1201);
  });
});

describe('reactions', () => {
  it('keeps like and dislike exclusive, and lets users undo them [CONT-21, CONT-22, CONT-23, CONT-24, CONT-25]', async () => {
    const { id, likes, dislikes } = article('ev-dealers');
    const react = async (reaction: 'like' | 'dislike' | 'none', reasons: string[] = []) =>
      (await member.call('putArticleReaction', { params: { id }, body: { reaction, reasons } }))
        .data;
    expect(await react('like')).toEqual({ likes: likes + 1, dislikes, my_reaction: 'like' });
    expect(await react('like')).toEqual({ likes: likes + 1, dislikes, my_reaction: 'like' });
    expect(await react('dislike', ['shallow'])).toEqual({
      likes,
      dislikes: dislikes + 1,
      my_reaction: 'dislike',
    });
    const { data } = await member.call('getArticle', { params: { id } });
    expect(data).toMatchObject({ my_reaction: 'dislike', dislikes: dislikes + 1 });
    expect(await react('none')).toEqual({ likes, dislikes, my_reaction: 'none' });
  });

  it('requires a dictionary reason for a dislike, and refuses visitors [CONT-24, ERR-26]', async () => {
    const { id, dislikes } = article('ev-dealers');
    const params = { id };
    const none = await member.call('putArticleReaction', { params, body: { reaction: 'dislike' } });
    expect([none.failure.code, none.failure.msg]).toEqual([1206, '请至少选择一个原因。']);
    const english = { headers: { 'accept-language': 'en' } };
    const empty = { reaction: 'dislike' as const, reasons: [] };
    const message = await member.call('putArticleReaction', { params, body: empty }, english);
    expect(message.failure.msg).toBe('Please select at least one reason');
    const body = { reaction: 'dislike' as const, reasons: ['<script>'] };
    expect((await member.call('putArticleReaction', { params, body })).failure.code).toBe(1001);
    expect((await guest.call('putArticleReaction', { params, body })).failure.code).toBe(10_001);
    const unknown = { params: { id: 999_999 }, body: { reaction: 'like' as const } };
    expect((await member.call('putArticleReaction', unknown)).failure.code).toBe(1201);
    expect((await member.call('getArticle', { params })).data.dislikes).toBe(dislikes);
  });
});

describe('comments', () => {
  it('asks a visitor to log in [CONT-30, ERR-13]', async () => {
    const answer = await guest.call(
      'postArticleComment',
      { params: { id: article(paid).id }, body: { body: 'hello' } },
      { headers: { 'accept-language': 'en' } },
    );
    expect(answer.status).toBe(403);
    expect(answer.failure.msg).toBe('Please log in before comment');
  });

  it('accepts none from users without the full text, and one from a reader of it [CONT-31]', async () => {
    const params = { id: article(paid).id };
    const comment = (caller: TestCaller) =>
      caller.call(
        'postArticleComment',
        { params, body: { body: 'Well argued.' } },
        { headers: { 'accept-language': 'en' } },
      );
    const { total } = (await poor.call('getArticleComments', { params, query: {} })).meta;
    const refused = await comment(poor);
    expect([refused.status, refused.failure.code]).toEqual([403, 1210]);
    expect(refused.failure.msg).toBe('Only readers of the full text can comment.');
    expect((await comment(vip)).status).toBe(200);
    const after = await poor.call('getArticleComments', { params, query: {} });
    expect(after.meta.total).toBe(total + 1);
  });

  it('stores one per key, lists them newest first, and lets only authors withdraw [FND-46]', async () => {
    const params = { id: article('macro-weekly').id };
    const body = { body: '<b>Good</b> \u{1F600} 好' };
    const key = { idempotencyKey: 'comment-key-000000001' };
    const first = await member.call('postArticleComment', { params, body }, key);
    const again = await member.call('postArticleComment', { params, body }, key);
    expect(again.data).toEqual(first.data);
    const other = await member.call('postArticleComment', { params, body: { body: 'x' } }, key);
    expect(other.failure.code).toBe(10_003);
    const list = (await member.call('getArticleComments', { params, query: {} })).data;
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({ id: first.data.id, body: body.body, mine: true });
    expect((await guest.call('getArticleComments', { params, query: {} })).data[0]?.mine).toBe(
      false,
    );
    const target = { params: { ...params, comment_id: first.data.id } };
    expect((await poor.call('deleteArticleComment', target)).failure.code).toBe(1208);
    expect((await guest.call('deleteArticleComment', target)).status).toBe(401);
    const elsewhere = { params: { id: article(paid).id, comment_id: first.data.id } };
    expect((await member.call('deleteArticleComment', elsewhere)).failure.code).toBe(1208);
    expect((await member.call('deleteArticleComment', target)).data).toEqual({});
    expect((await member.call('deleteArticleComment', target)).failure.code).toBe(1208);
    expect((await guest.call('getArticleComments', { params, query: {} })).meta.total).toBe(1);
  });

  it.each(['', '   ', 'x'.repeat(1001), 'a\u0000b'])('refuses the text %j', async (text) => {
    const params = { id: article('macro-weekly').id };
    const answer = await member.call('postArticleComment', { params, body: { body: text } });
    expect(answer.failure.code).toBe(1001);
  });

  it('shows no paid text', async () => {
    expect(rows).toHaveLength(61);
    for (const row of rows) {
      const answer = await guest.call('getArticleComments', { params: { id: row.id }, query: {} });
      if (answer.status === 200) expectNone(JSON.stringify(answer.data), paidSentences(row));
    }
  });
});
