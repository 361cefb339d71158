import { eq } from 'drizzle-orm';
import { routes } from '@rostra/contract';
import type { Route } from '@rostra/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPeopleIds } from '#demo/people.ts';
import { anonymizeUser } from '#modules/accounts/anonymizeUsers.ts';
import { PROFILE } from '#modules/accounts/index.ts';
import { users } from '#modules/accounts/tables.ts';
import { withdrawArticle } from '#modules/articles/index.ts';
import { articles } from '#modules/articles/tables.ts';
import { makeMeeting, paid } from '#modules/events/registrations/testMeetings.ts';
import { sellArticle } from '#modules/orders/testMoney.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { plainWeb } from './plainRenderer.ts';
import { startTestServer } from './startTestServer.ts';
import type { TestServer } from './startTestServer.ts';

const SYSTEM = { kind: 'system' } as const;
const plain = plainWeb();

let server: TestServer;
let authorId: number;
let articleId: number;

beforeAll(async () => {
  server = await startTestServer({ web: plain.web, env: { VISITOR_CACHE_SECONDS: '60' } });
  await server.as('member');
  authorId = (await demoPeopleIds(server.db)).member;
});
afterAll(() => server.close());
beforeEach(async () => {
  // Drops what earlier tests have left.
  server.clock.advance(120_000);
  plain.rendered.length = 0;
  plain.afterCalls = async () => undefined;
  articleId = (await sellArticle(server.deps, authorId, { isFree: true })).en;
});

const visitor = () => server.caller();
const page = async (path: string): Promise<string> => (await visitor().fetch(path)).text();
const article = async () =>
  (await visitor().call('getArticle', { params: { id: articleId } })).data;
/** Changes an article without a notice, so that an answer shows whether it was kept. */
const retitle = (title: string) =>
  server.db.update(articles).set({ title }).where(eq(articles.id, articleId));
const record = (type: string, fail = false) =>
  inTransaction(server.deps, async (tx) => {
    await recordAuditAndEvent(tx, server.deps, {
      actor: SYSTEM,
      action: 'test.change',
      subject: { type, id: articleId },
    });
    if (fail) throw new Error('rolled back');
  });

it('describes what changes the answer of every call that visitors share', () => {
  const described = server.deps.contributed('visitorAnswers').map(({ call }) => call);
  const shared = Object.entries<Route>(routes).flatMap(([name, route]) =>
    route.isSharedByVisitors === true ? [name] : [],
  );
  expect(described).toEqual(expect.arrayContaining(shared));
});

it('names subjects that audit rows or counts have, so that each can change', () => {
  const known = new Set<string>([
    PROFILE,
    ...server.deps.contributed('auditSubjects').map(({ type }) => type),
  ]);
  const named = server.deps.contributed('visitorAnswers').flatMap(({ changedBy }) => changedBy);
  expect(named.filter((type) => !known.has(type))).toEqual([]);
});

describe('a change', () => {
  it('withdraws an article from answers, lists, pages and the feed at once', async () => {
    const path = `/article/${articleId}`;
    const seen = (await article()).title;
    for (const at of [path, '/articles', '/feed.xml', '/sitemap.xml'])
      expect(await page(at)).toContain(seen);
    await inTransaction(server.deps, (tx) => withdrawArticle(tx, server.deps, articleId, SYSTEM));
    expect((await visitor().call('getArticle', { params: { id: articleId } })).status).toBe(404);
    for (const at of [path, '/articles', '/feed.xml', '/sitemap.xml'])
      expect(await page(at)).not.toContain(seen);
  });

  it('shows a canceled event in answers and pages at once', async () => {
    const { eventId } = await makeMeeting(server.deps);
    const states = async () => [
      (await visitor().call('getEvent', { params: { id: eventId } })).data.state,
      (JSON.parse(await page(`/event/${eventId}`)) as { data: { state: string } }).data.state,
    ];
    expect(await states()).toEqual(['planned', 'planned']);
    const staff = await server.as('staff');
    const canceled = await staff.call('postStaffEventCancel', {
      params: { id: eventId },
      body: { reason: 'Rain.' },
    });
    expect(canceled.data.state).toBe('canceled');
    expect(await states()).toEqual(['canceled', 'canceled']);
  });

  it('shows a new comment and a like on the page at once', async () => {
    expect(await page(`/article/${articleId}`)).not.toContain('Well put');
    const member = await server.as('member');
    const params = { id: articleId };
    await member.call('postArticleComment', { params, body: { body: 'Well put' } });
    expect(await page(`/article/${articleId}`)).toContain('Well put');
    await member.call('putArticleReaction', { params, body: { reaction: 'like', reasons: [] } });
    expect((await article()).likes).toBe(1);
  });

  it('shows the places of a slot that an unpaid seat was moved to', async () => {
    const { eventId, meetingId, slotIds } = await makeMeeting(server.deps, {
      meeting: paid,
      slots: [5, 5],
    });
    const member = await server.as('member');
    const choose = (slot: number) =>
      member.call('postRegistration', {
        params: { id: meetingId },
        body: { slot_ids: [slotIds[slot] ?? 0] },
      });
    const places = async () =>
      (await visitor().call('getEvent', { params: { id: eventId } })).data.meetings[0]?.time_slots
        .map(({ places_left: left }) => left)
        .join();
    expect((await choose(0)).status).toBe(200);
    expect(await places()).toBe('4,5');
    expect((await choose(1)).status).toBe(200);
    expect(await places()).toBe('5,4');
  });

  it('shows an anonymous author at once', async () => {
    const [former] = await server.db
      .insert(users)
      .values({
        name: 'Ada Former',
        createdAt: server.clock.now(),
        withdrawnAt: server.clock.now(),
      })
      .returning({ id: users.id });
    articleId = (await sellArticle(server.deps, former?.id ?? 0, { isFree: true })).en;
    const before = (await article()).author.en_name;
    await inTransaction(server.deps, (tx) => anonymizeUser(tx, server.deps, former?.id ?? 0));
    const after = (await article()).author.en_name;
    expect(after).not.toBe(before);
  });

  it('drops nothing that it does not alter', async () => {
    const { title } = await article();
    await page(`/article/${articleId}`);
    await retitle('Changed unseen');
    await record('Live');
    expect((await article()).title).toBe(title);
    await page(`/article/${articleId}`);
    expect(plain.rendered).toHaveLength(1);
    await record('Article');
    expect((await article()).title).toBe('Changed unseen');
  });

  it('drops nothing when it is rolled back', async () => {
    const { title } = await article();
    await retitle('Rolled back');
    await expect(record('Article', true)).rejects.toThrow('rolled back');
    expect((await article()).title).toBe(title);
  });

  it('leaves no page that was made before it and finished after it', async () => {
    const reached = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    plain.afterCalls = () => {
      reached.resolve();
      return released.promise;
    };
    const path = `/article/${articleId}`;
    const old = page(path);
    await reached.promise;
    await retitle('Newer title');
    await record('Article');
    plain.afterCalls = async () => undefined;
    const next = page(path);
    // The next page does not wait for the old one; if it did, it would be the old one.
    await server.caller().fetch('/events');
    released.resolve();
    expect(await next).toContain('Newer title');
    expect(await old).not.toContain('Newer title');
    expect(await page(path)).toContain('Newer title');
  });
});

describe('time', () => {
  it('shows new views within five seconds, and other silent changes within the limit', async () => {
    const views = async () => (await article()).views;
    expect(await views()).toBe(0);
    await visitor().call('postArticleView', { params: { id: articleId } });
    server.clock.advance(4999);
    expect(await views()).toBe(0);
    server.clock.advance(1);
    expect(await views()).toBe(1);
    await retitle('By hand');
    server.clock.advance(59_999);
    expect((await article()).title).not.toBe('By hand');
    server.clock.advance(1);
    expect((await article()).title).toBe('By hand');
  });

  it('ends a free period within five seconds', async () => {
    const until = new Date(server.clock.now().getTime() + 8000);
    const work = { limitedFreeUntil: until, onlyVip: true, vipLevel: 1 };
    articleId = (await sellArticle(server.deps, authorId, work)).en;
    expect((await article()).access).toBe('limited_free');
    server.clock.advance(8000);
    expect((await article()).access).toBe('vip');
  });

  it('starts a meeting within five seconds', async () => {
    const { eventId } = await makeMeeting(server.deps, { inHours: 1 });
    const state = async () =>
      (await visitor().call('getEvent', { params: { id: eventId } })).data.state;
    server.clock.advance(60 * 60_000 - 3000);
    expect(await state()).toBe('planned');
    server.clock.advance(5000);
    expect(await state()).toBe('ongoing');
  });
});
