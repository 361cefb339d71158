import { API_BASE } from '@rostra/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadPeople } from '#demo/loadPeople.ts';
import {
  DEMO_PAYMENT_PASSWORD,
  demoEmail,
  demoOrganizationIds,
  demoPeopleIds,
} from '#demo/people.ts';
import type { DemoPersonKey } from '#demo/people.ts';
import { credentials, profiles } from '#modules/accounts/tables.ts';
import { articles, articleWorks } from '#modules/articles/tables.ts';
import { ppvCards } from '#modules/cards/tables.ts';
import { entitlementsOf } from '#modules/products/index.ts';
import { balancesOf } from '#modules/ledger/index.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { TestCaller } from '#testing/TestCaller.ts';
import { orders } from './tables.ts';
import { checkBooks, giveCard, giveMoney, sellArticle } from './testMoney.ts';

const DAY = 24 * 60 * 60 * 1000;
const password = { payment_password: DEMO_PAYMENT_PASSWORD };
const KEY = 'a-key-of-this-test-';

let server: TestServer;
let ids: Record<DemoPersonKey, number>;
let northgate: number;
let member: TestCaller;
let certified: TestCaller;

beforeAll(async () => {
  server = await startTestServer();
  await loadPeople(server.deps);
  ids = await demoPeopleIds(server.db);
  northgate = (await demoOrganizationIds(server.db)).northgate;
  member = await server.as('member');
  certified = await server.as('certified');
  await giveMoney(server.deps, user('member'), { coin: 50_000 });
});
afterAll(() => server.close());
afterEach(() => checkBooks(server.deps));

const user = (key: DemoPersonKey) => ({ type: 'User' as const, id: ids[key] });
const sell = (work: Parameters<typeof sellArticle>[2] = {}) =>
  sellArticle(server.deps, ids.sun, work);

async function balance(key: DemoPersonKey): Promise<{ coin: number; gift: number }> {
  const owner = user(key);
  return (await balancesOf(server.db, [owner])).get(`User:${owner.id}`) ?? { coin: 0, gift: 0 };
}

const purchaseArticle = (
  caller: TestCaller,
  id: number,
  more: object = password,
  options: { idempotencyKey?: string; headers?: Record<string, string> } = {},
) =>
  caller.call(
    'postOrders',
    { body: { goods_type: 'Article', goods_id: id, paid_with: 'balance', ...more } },
    options,
  );

describe('buying with balance', () => {
  it('spends gift first, and writes order, entries and entitlement at once [PAY-09, PAY-11, PAY-12, PAY-13]', async () => {
    await giveMoney(server.deps, user('sun'), { coin: 5000, gift: 300 });
    const { workId, en } = await sell();
    const { data } = await purchaseArticle(await server.as('sun'), en);
    expect(data).toMatchObject({
      goods_type: 'Article',
      goods_id: en,
      state: 'paid',
      price: 10,
      gift_paid: 3,
      balance_paid: 7,
      paid_with: 'balance',
      payer: { owner_type: 'User', owner_id: ids.sun },
      paid_at: TEST_START,
    });
    expect(await balance('sun')).toEqual({ coin: 4300, gift: 0 });
    const owned = await entitlementsOf(server.db, ids.sun, [`Article:${workId}`]);
    expect([...owned.values()]).toEqual(['bought']);
  });

  it('opens both languages by one purchase, and refuses the second without a charge [PAY-54]', async () => {
    const { en, zh } = await sell();
    await purchaseArticle(member, en);
    const before = await balance('member');
    const again = await purchaseArticle(member, zh);
    expect([again.status, again.failure.code]).toEqual([409, 1408]);
    expect(await balance('member')).toEqual(before);
  });

  it('places one order with one stored answer for a key sent 20 times at once [PAY-54]', async () => {
    const { en } = await sell();
    const before = await balance('member');
    const options = { idempotencyKey: `${KEY}twenty` };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => purchaseArticle(member, en, password, options)),
    );
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const later = await purchaseArticle(member, en, password, options);
    expect(later.data).toEqual(answers[0]?.data);
    expect((await balance('member')).coin).toBe(before.coin - 1000);
  });

  it('refuses the same key with another body [PAY-54]', async () => {
    const first = await sell();
    const second = await sell();
    const options = { idempotencyKey: `${KEY}reused` };
    await purchaseArticle(member, first.en, password, options);
    const other = await purchaseArticle(member, second.en, password, options);
    expect([other.status, other.failure.code]).toEqual([409, 10_003]);
  });

  it('answers a repeated key to its user alone, whatever the password [PAY-54]', async () => {
    await giveMoney(server.deps, user('zhou'), { coin: 1000 });
    const { en } = await sell();
    const options = { idempotencyKey: `${KEY}of-one-user` };
    const first = await purchaseArticle(member, en, password, options);
    const wrong = { payment_password: '135791' };
    expect((await purchaseArticle(member, en, wrong, options)).data).toEqual(first.data);
    const zhou = await server.as('zhou');
    const guessed = await purchaseArticle(zhou, en, wrong, options);
    expect([guessed.failure.code, guessed.failure.details]).toEqual([1404, { left: 4 }]);
    const own = await purchaseArticle(zhou, en, password, options);
    expect(own.data).toMatchObject({ state: 'paid', payer: { owner_id: ids.zhou } });
    expect(own.data.id).not.toBe(first.data.id);
  });

  it('repeats the first answer after a refund and after the thing was withdrawn [PAY-54, PAY-65]', async () => {
    const { en } = await sell();
    const options = { idempotencyKey: `${KEY}refunded-later` };
    const first = await purchaseArticle(member, en, password, options);
    const refund = { params: { id: first.data.id }, body: { reason: 'Asked for it' } };
    await (await server.as('staff')).call('postStaffOrderRefund', refund);
    const before = await balance('member');
    const again = await purchaseArticle(member, en, password, options);
    expect(again.data).toEqual(first.data);
    expect(again.data.state).toBe('paid');
    const at = new Date(TEST_START);
    await server.db.update(articles).set({ withdrawnAt: at }).where(eq(articles.id, en));
    expect((await purchaseArticle(member, en, password, options)).data).toEqual(first.data);
    expect(await balance('member')).toEqual(before);
    const [order] = (await member.call('getOrders', {})).data;
    expect(order).toMatchObject({ id: first.data.id, state: 'refunded' });
  });

  it('places one order for two tabs, and reports it as bought in the other [PAY-54]', async () => {
    const { en, zh } = await sell();
    const answers = await Promise.all([purchaseArticle(member, en), purchaseArticle(member, zh)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const rows = await server.db.select().from(orders).where(eq(orders.userId, ids.member));
    expect(rows.filter((row) => row.productId === en || row.productId === zh)).toHaveLength(1);
  });

  it('refuses an insufficient balance and stores a failed order [PAY-51, ERR-15]', async () => {
    const poor = await server.as('poor');
    const { en } = await sell();
    const options = { idempotencyKey: `${KEY}too-little` };
    const english = { headers: { 'accept-language': 'en' }, ...options };
    const refused = await purchaseArticle(poor, en, password, english);
    expect([refused.status, refused.failure.code, refused.failure.msg]).toEqual([
      422,
      1401,
      'Insufficient balance',
    ]);
    expect(refused.failure.details).toEqual({ balance: 0, price: 10 });
    await purchaseArticle(poor, en, password, english);
    const kept = await poor.call('getOrders', { query: { goods_type: 'Article', goods_id: en } });
    expect(kept.data).toMatchObject([{ state: 'failed', price: 10, paid_with: null }]);
    await giveMoney(server.deps, user('poor'), { coin: 1000 });
    expect((await purchaseArticle(poor, en, password, english)).data.state).toBe('paid');
    expect(await balance('poor')).toEqual({ coin: 0, gift: 0 });
  });

  it('explains an internal payment failure, charges nothing and stores the order [PAY-52, ERR-16]', async () => {
    await giveMoney(server.deps, user('okafor'), { coin: 1000 });
    const okafor = await server.as('okafor');
    const { en } = await sell();
    await server.db.execute(sql`create function no_luck() returns trigger language plpgsql as
      'begin raise exception ''no luck'' using errcode = ''40001''; end'`);
    await server.db.execute(sql`create trigger no_luck before insert on ledger_transactions
      for each row execute function no_luck()`);
    const english = { headers: { 'accept-language': 'en' } };
    const { status, failure } = await purchaseArticle(okafor, en, password, english);
    await server.db.execute(sql`drop function no_luck cascade`);
    expect([status, failure.msg]).toEqual([422, 'Payment Failed: the system was busy']);
    const kept = await okafor.call('getOrders', {}, english);
    expect(kept.data).toMatchObject([
      { state: 'failed', failure: 'Payment Failed: the system was busy' },
    ]);
    expect(await balance('okafor')).toEqual({ coin: 1000, gift: 0 });
    expect((await purchaseArticle(okafor, en)).data.state).toBe('paid');
  });

  it('asks for the payment password and counts wrong ones [PAY-50]', async () => {
    const { en } = await sell();
    const before = await balance('member');
    expect((await purchaseArticle(member, en, {})).failure.code).toBe(1403);
    const wrong = await purchaseArticle(member, en, { payment_password: '135791' });
    expect([wrong.failure.code, wrong.failure.details]).toEqual([1404, { left: 4 }]);
    expect(await balance('member')).toEqual(before);
    expect((await purchaseArticle(member, en)).data.state).toBe('paid');
  });

  it('locks after five wrong ones, concurrent or not [PAY-50]', async () => {
    const { en } = await sell();
    const guesses = Array.from({ length: 12 }, (_, guess) =>
      purchaseArticle(certified, en, { payment_password: String(100_000 + guess) }),
    );
    const codes = (await Promise.all(guesses)).map(({ failure }) => failure.code);
    expect(codes.filter((code) => code === 1404)).toHaveLength(4);
    expect(codes.filter((code) => code === 1405)).toHaveLength(8);
    expect((await purchaseArticle(certified, en)).failure.code).toBe(1405);
    await server.db
      .update(credentials)
      .set({ failed: 0, lockedUntil: null })
      .where(eq(credentials.userId, ids.certified));
  });

  it('requests a payment password from a user without one [PAY-50]', async () => {
    await server.db.delete(credentials).where(eq(credentials.userId, ids.expert));
    const { en } = await sell();
    expect((await purchaseArticle(await server.as('expert'), en)).failure.code).toBe(1403);
  });

  it('refuses a purchase if the price differs from what the buyer saw [PAY-39]', async () => {
    const { workId, en } = await sell();
    await server.db
      .update(articleWorks)
      .set({ currentPriceCents: 1250 })
      .where(eq(articleWorks.id, workId));
    const changed = await purchaseArticle(member, en, { ...password, expected_price: 10 });
    expect([changed.status, changed.failure.code]).toEqual([409, 1406]);
    expect(changed.failure.details).toEqual({ price: '12.50\u00A0币' });
    const paid = await purchaseArticle(member, en, { ...password, expected_price: 12.5 });
    expect(paid.data.price).toBe(12.5);
  });

  it('places one order for 200 concurrent purchases with money for one', async () => {
    const host = await server.as('host');
    await giveMoney(server.deps, user('host'), { coin: 1000 });
    const product = await Promise.all(Array.from({ length: 8 }, () => sell()));
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => purchaseArticle(host, product[at % 8]?.en ?? 0)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200 || status === 422 || status === 409)).toBe(
      true,
    );
    expect(await balance('host')).toEqual({ coin: 0, gift: 0 });
  });
});

describe('refusals', () => {
  it('asks a visitor to log in [PAY-35]', async () => {
    const { en } = await sell();
    const visitor = server.caller();
    expect((await purchaseArticle(visitor, en)).failure.code).toBe(10_001);
    for (const name of [
      'getUsersCard',
      'getTransactions',
      'getOrders',
      'getPurchasedArticles',
    ] as const) {
      expect((await visitor.call(name, {})).status).toBe(401);
    }
    const screen = await visitor.call('getProduct', { params: { type: 'Article', id: en } });
    expect(screen.status).toBe(401);
  });

  it('refuses to sell unknown, withdrawn, free and VIP-only things', async () => {
    expect((await purchaseArticle(member, 999_999)).failure.code).toBe(1201);
    const gone = await sell();
    const at = new Date(TEST_START);
    await server.db.update(articles).set({ withdrawnAt: at }).where(eq(articles.id, gone.en));
    expect((await purchaseArticle(member, gone.en)).failure.code).toBe(1201);
    const free = await sell({ isFree: true });
    expect((await purchaseArticle(member, free.en)).failure.code).toBe(1409);
    const vipOnly = await sell({ onlyVip: true, vipLevel: 1 });
    expect((await purchaseArticle(member, vipOnly.en)).failure.code).toBe(1409);
    const live = await member.call('postOrders', {
      body: { goods_type: 'Agora::Live', goods_id: 1, paid_with: 'balance', ...password },
    });
    expect(live.failure.code).toBe(1203);
  });

  it('charges nothing for an article taken down while its payment screen was open', async () => {
    const { en } = await sell();
    const screen = await member.call('getProduct', { params: { type: 'Article', id: en } });
    expect(screen.data.current_price).toBe(10);
    const before = await balance('member');
    const at = new Date(TEST_START);
    await server.db.update(articles).set({ withdrawnAt: at }).where(eq(articles.id, en));
    expect((await purchaseArticle(member, en)).failure.code).toBe(1201);
    expect(await balance('member')).toEqual(before);
  });

  it('changes nothing on bad input', async () => {
    const { en } = await sell();
    const before = await balance('member');
    const bad = [
      { goods_id: en, paid_with: 'balance' },
      { goods_type: 'Article', goods_id: -1, paid_with: 'balance' },
      { goods_type: 'Article', goods_id: en, paid_with: 'credit' },
      { goods_type: 'Article', goods_id: en, paid_with: 'balance', payment_password: '12' },
      { goods_type: 'Article', goods_id: en, paid_with: 'balance', price: 0.01 },
      { goods_type: "Article'; drop table orders", goods_id: en, paid_with: 'balance' },
    ];
    for (const body of bad) {
      const answer = await member.fetch(`${API_BASE}/orders`, {
        method: 'POST',
        json: body,
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      expect(answer.status).toBe(422);
    }
    const keyless = await member.fetch(`${API_BASE}/orders`, {
      method: 'POST',
      json: { goods_type: 'Article', goods_id: en, paid_with: 'balance', ...password },
    });
    expect(keyless.status).toBe(400);
    expect(await balance('member')).toEqual(before);
  });

  it('treats an invalid amount as a changed price [PAY-39]', async () => {
    const { en } = await sell();
    for (const price of [9.999, -10, 0, 1e15]) {
      const answer = await purchaseArticle(member, en, { ...password, expected_price: price });
      expect(answer.failure.code).toBe(1406);
    }
  });
});

describe('an organization as payer', () => {
  const payer = () => ({ owner_type: 'Organization' as const, owner_id: northgate });

  it('lets its lead pay with its balance by explicit choice [PAY-14, PAY-15]', async () => {
    await giveMoney(
      server.deps,
      { type: 'Organization', id: northgate },
      { coin: 3000, gift: 500 },
    );
    const own = await balance('certified');
    const { workId, en } = await sell();
    const { data } = await purchaseArticle(certified, en, { ...password, payer: payer() });
    expect(data).toMatchObject({ payer: payer(), gift_paid: 5, balance_paid: 5 });
    expect(await balance('certified')).toEqual(own);
    const owned = await entitlementsOf(server.db, ids.certified, [`Article:${workId}`]);
    expect(owned.size).toBe(1);
  });

  it('shows its movements only to its lead, separate from their own [PAY-14, PAY-22, PAY-24]', async () => {
    const { workId, en } = await sell();
    await purchaseArticle(certified, en, { ...password, payer: payer() });
    const english = { headers: { 'accept-language': 'en' } };
    const read = (caller: TestCaller, query: object) =>
      caller.call('getTransactions', { query }, english);
    const { data, meta } = await read(certified, payer());
    expect(data[0]).toMatchObject({ type: 'purchase', info: `Purchase: Paid piece ${workId}` });
    expect((data[0]?.points ?? 0) + (data[0]?.gift_points ?? 0)).toBe(-10);
    expect(meta.total).toBeGreaterThan(1);
    const own = await read(certified, {});
    expect(own.data.map(({ info }) => info)).not.toContain(data[0]?.info);
    expect(await read(certified, { owner_type: 'User', owner_id: ids.certified })).toMatchObject({
      data: own.data,
    });
    for (const requested of [payer(), { owner_type: 'User' as const, owner_id: ids.vip }]) {
      const refused = await read(member, requested);
      expect([refused.status, refused.failure.code]).toEqual([403, 1412]);
    }
    expect((await read(certified, { owner_type: 'Organization' })).status).toBe(422);
    expect((await read(certified, { owner_id: northgate })).status).toBe(422);
  });

  it('refuses payments by others and with the money of another user [PAY-15]', async () => {
    const { en } = await sell();
    for (const requested of [payer(), { owner_type: 'User' as const, owner_id: ids.vip }]) {
      const answer = await purchaseArticle(member, en, { ...password, payer: requested });
      expect([answer.status, answer.failure.code]).toEqual([403, 1412]);
    }
  });
});

describe('pay-per-view cards', () => {
  const payWithCard = (caller: TestCaller, id: number, more: object = {}) =>
    purchaseArticle(caller, id, { paid_with: 'ppv', ...more });

  it('opens an article by one use without a payment password [PAY-28, PAY-30, PAY-36]', async () => {
    const cardId = await giveCard(server.deps, user('vip'), 1);
    const vip = await server.as('vip');
    const { workId, en } = await sell();
    const { data } = await payWithCard(vip, en, { card_id: cardId });
    expect(data).toMatchObject({
      paid_with: 'ppv',
      card_id: cardId,
      gift_paid: 0,
      balance_paid: 0,
      price: 10,
    });
    const owned = await entitlementsOf(server.db, ids.vip, [`Article:${workId}`]);
    expect([...owned.values()]).toEqual(['card']);
    const [card] = (await vip.call('getUsersCard', { query: { card_type: 'ppv' } })).data;
    expect(card).toMatchObject({ id: cardId, quota: 5, balance: 4, gift: 0 });
  });

  it('closes what a card opened once the card is revoked [PAY-36]', async () => {
    const { workId, en } = await sell();
    const cardId = await giveCard(server.deps, user('vip'), 1);
    const vip = await server.as('vip');
    expect((await payWithCard(vip, en, { card_id: cardId })).data.state).toBe('paid');
    const entitledBy = async () =>
      (await vip.call('getArticle', { params: { id: en } })).data.entitled_by;
    expect(await entitledBy()).toBe('card');
    const revokedAt = server.clock.now();
    await server.db.update(ppvCards).set({ revokedAt }).where(eq(ppvCards.id, cardId));
    expect(await entitledBy()).toBeNull();
    expect(await entitlementsOf(server.db, ids.vip, [`Article:${workId}`])).toEqual(new Map());
  });

  it('sells a thing again once the card that opened it is revoked [PAY-36, PAY-54, PAY-66]', async () => {
    const { workId, en } = await sell();
    const cardId = await giveCard(server.deps, user('member'), 1);
    const first = (await payWithCard(member, en, { card_id: cardId })).data;
    expect((await purchaseArticle(member, en)).failure.code).toBe(1408);
    const revokedAt = server.clock.now();
    await server.db.update(ppvCards).set({ revokedAt }).where(eq(ppvCards.id, cardId));
    expect((await purchaseArticle(member, en)).data).toMatchObject({
      state: 'paid',
      paid_with: 'balance',
    });
    const [old] = await server.db.select().from(orders).where(eq(orders.id, first.id));
    expect(old).toMatchObject({ state: 'refunded', refundReason: 'card.revoked' });
    const owned = await entitlementsOf(server.db, ids.member, [`Article:${workId}`]);
    expect([...owned.values()]).toEqual(['bought']);
    expect((await purchaseArticle(member, en)).failure.code).toBe(1408);
  });

  it('refuses a card until its waiting days have passed [PAY-31, PAY-37]', async () => {
    const cardId = await giveCard(server.deps, user('poor'), 2);
    const poor = await server.as('poor');
    const { en } = await sell();
    expect((await payWithCard(poor, en, { card_id: cardId })).failure.code).toBe(1407);
    server.clock.advance(3 * DAY - 1);
    expect((await payWithCard(poor, en)).failure.code).toBe(1407);
    server.clock.advance(1);
    expect((await payWithCard(poor, en)).data.card_id).toBe(cardId);
    server.clock.set(TEST_START);
  });

  it('refuses another user’s card, an empty one and a product without cards [PAY-36]', async () => {
    const others = await giveCard(server.deps, user('vip'), 1);
    const { en } = await sell();
    expect((await payWithCard(member, en, { card_id: others })).failure.code).toBe(1407);
    expect((await payWithCard(member, en)).failure.code).toBe(1407);
    const noCards = await sell({ ppvAllowed: false });
    const own = await giveCard(server.deps, user('member'), 1);
    expect((await payWithCard(member, noCards.en, { card_id: own })).failure.code).toBe(1407);
    for (let use = 0; use < 5; use += 1) await payWithCard(member, (await sell()).en);
    expect((await payWithCard(member, en, { card_id: own })).failure.code).toBe(1407);
    const left = await member.call('getUsersCard', { query: { card_types: 'ppv', get_all: '1' } });
    expect(left.data.find(({ id }) => id === own)?.balance).toBe(0);
    const shown = await member.call('getUsersCard', { query: { card_types: 'ppv' } });
    expect(shown.data.some(({ id }) => id === own)).toBe(false);
  });

  it('spends the last use once under concurrent requests [PAY-28]', async () => {
    const cardId = await giveCard(server.deps, user('expert'), 1);
    const expert = await server.as('expert');
    const product = await Promise.all(Array.from({ length: 12 }, () => sell()));
    const answers = await Promise.all(
      product.map(({ en }) => payWithCard(expert, en, { card_id: cardId })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });
});

describe('lists', () => {
  it('shows the owner’s name on their balance in each script [PAY-15, I18N-01]', async () => {
    const poor = await server.as('poor');
    const names = { sc_name: '吴一凡', tc_name: '吳一凡', en_name: 'Wu Yifan' };
    expect((await poor.call('getUsersMe', {})).data).toMatchObject(names);
    const own = await poor.call('getUsersCard', { query: { card_type: 'balance' } });
    expect(own.data).toMatchObject([names]);
    const params = { type: 'VipPlan', id: 1 };
    expect((await poor.call('getProduct', { params })).data.payers).toMatchObject([names]);
  });

  it('falls back to the account name where the profile has none [PAY-15]', async () => {
    await server.db.update(profiles).set({ enName: null }).where(eq(profiles.userId, ids.expert));
    const expert = await server.as('expert');
    const { name, sc_name } = (await expert.call('getUsersMe', {})).data;
    const [card] = (await expert.call('getUsersCard', { query: { card_type: 'balance' } })).data;
    expect(card).toMatchObject({ sc_name, en_name: name });
  });

  describe('of a member with money and a card', () => {
    let varga: TestCaller;
    let cardId: number;
    beforeAll(async () => {
      varga = await server.as('varga');
      cardId = await giveCard(server.deps, user('varga'), 2);
      await giveMoney(server.deps, user('varga'), { coin: 1250, gift: 300 });
    });

    it('returns owner, balance, gift, uses and start of cards [PAY-18, PAY-19, PAY-20, PAY-21, PAY-29, PAY-38]', async () => {
      const all = (await varga.call('getUsersCard', {})).data;
      expect(all.map(({ owner_type, card_type }) => `${owner_type} ${card_type}`)).toEqual([
        'User balance',
        'Organization balance',
        'User ppv',
      ]);
      const [balances, , card] = all;
      expect(balances).toMatchObject({ id: ids.varga, quota: null, balance: 12.5, gift: 3 });
      expect(card).toMatchObject({
        quota: 5,
        balance: 5,
        uptime_days: 3,
        article: true,
        live: false,
        ppv_available_at: new Date(Date.parse(TEST_START) + 3 * DAY).toISOString(),
      });
      expect(card?.ppv_avaliabled_at).toBe(card?.ppv_available_at);
    });

    it('lists cards by type and extra, used ones only on request [PAY-16, PAY-17]', async () => {
      const ppv = await varga.call('getUsersCard', { query: { card_type: 'ppv' } });
      expect(ppv.data).toHaveLength(1);
      const both = await varga.call('getUsersCard', { query: { card_types: 'ppv,balance' } });
      expect(both.data).toHaveLength(3);
      const live = await varga.call('getUsersCard', {
        query: { card_type: 'ppv', extra: 'live' },
      });
      expect(live.data).toEqual([]);
      const wrong = await varga.call('getUsersCard', { query: { card_types: 'gold' } });
      expect(wrong.status).toBe(422);
      const left = (uses: number) =>
        server.db.update(ppvCards).set({ balance: uses }).where(eq(ppvCards.id, cardId));
      await left(0);
      const unused = await varga.call('getUsersCard', { query: { card_type: 'ppv' } });
      const used = await varga.call('getUsersCard', { query: { card_type: 'ppv', get_all: '1' } });
      await left(5);
      expect([unused.data, used.data.map((each) => each.balance)]).toEqual([[], [0]]);
    });
  });

  it('lists movements with both balances, in the language of the reader [PAY-22, PAY-23, PAY-24, PAY-25, PAY-26, PAY-27]', async () => {
    const gu = await server.as('gu');
    const owner = user('gu');
    await giveMoney(server.deps, owner, { coin: 2000, gift: 400 });
    const { workId, en } = await sell();
    const order = (await purchaseArticle(gu, en)).data;
    const english = { headers: { 'accept-language': 'en' } };
    const { data, meta } = await gu.call('getTransactions', {}, english);
    expect(meta.total).toBe(3);
    expect(data[0]).toMatchObject({
      time: TEST_START,
      type: 'purchase',
      info: `Purchase: Paid piece ${workId}`,
      points: -6,
      balance: 14,
      gift_points: -4,
      gift_balance: 0,
    });
    expect(data[1]).toMatchObject({ type: 'adjust', points: 0, gift_points: 4, gift_balance: 4 });
    expect(data[2]).toMatchObject({ points: 20, balance: 20, gift_balance: 0 });
    const chinese = { headers: { 'accept-language': 'zh-CN' } };
    const page = { query: { kind: 'purchase' as const, per_page: 1 } };
    const one = await gu.call('getTransactions', page, chinese);
    expect(one.data[0]?.info).toBe(`购买：Paid piece ${workId}`);
    expect(one.meta).toEqual({ page: 1, per_page: 1, total: 1, total_pages: 1 });
    const beyond = await gu.call('getTransactions', { query: { page: 9 } });
    expect([beyond.data, beyond.meta.total]).toEqual([[], 3]);

    const staff = await server.as('staff');
    const refund = { params: { id: order.id }, body: { reason: 'Paid by mistake' } };
    expect((await gu.call('postStaffOrderRefund', refund)).status).toBe(403);
    expect((await server.caller().call('postStaffOrderRefund', refund)).status).toBe(401);
    expect((await staff.call('postStaffOrderRefund', refund)).data.state).toBe('refunded');
    expect((await staff.call('postStaffOrderRefund', refund)).failure.code).toBe(1415);
    const unknown = { ...refund, params: { id: 999_999 } };
    expect((await staff.call('postStaffOrderRefund', unknown)).failure.code).toBe(1413);
    expect(await balance('gu')).toEqual({ coin: 2000, gift: 400 });
    const [back] = (await gu.call('getTransactions', {}, english)).data;
    expect(back).toMatchObject({ type: 'refund', points: 6, gift_points: 4, gift_balance: 4 });
  });

  it('lists only the user’s own orders and bought articles [PAY-55, PROF-05]', async () => {
    await giveMoney(server.deps, user('tan'), { coin: 2000 });
    const tan = await server.as('tan');
    const first = await sell();
    const second = await sell();
    const ofFirst = { query: { goods_type: 'Article' as const, goods_id: first.en } };
    expect((await tan.call('getOrders', ofFirst)).data).toEqual([]);
    await purchaseArticle(tan, first.en);
    await purchaseArticle(tan, second.zh);
    const { data, meta } = await tan.call('getPurchasedArticles', {});
    expect(meta).toEqual({ page: 1, per_page: 25, total: 2, total_pages: 1 });
    expect(data.map(({ order, article }) => [order.goods_id, article?.id])).toEqual([
      [second.zh, second.zh],
      [first.en, first.en],
    ]);
    expect((await tan.call('getOrders', ofFirst)).data).toMatchObject([
      {
        state: 'paid',
        price: 10,
        paid_with: 'balance',
        paid_at: TEST_START,
        path: `/article/detail/${first.en}`,
      },
    ]);
    expect((await member.call('getOrders', ofFirst)).data).toEqual([]);
    const withdrawnAt = new Date(TEST_START);
    await server.db.update(articles).set({ withdrawnAt }).where(eq(articles.id, first.en));
    expect((await tan.call('getOrders', ofFirst)).data).toMatchObject([{ path: null }]);
  });

  it('shows the thing, offers, payers and fitting cards on the payment screen [PAY-32]', async () => {
    const he = await server.as('he');
    await giveMoney(server.deps, user('he'), { coin: 1000 });
    await giveCard(server.deps, user('he'), 2);
    const { en } = await sell({ originalPriceCents: 1500 });
    for (const type of ['Article', 'article']) {
      const { data } = await he.call('getProduct', { params: { type, id: en } });
      expect(data).toMatchObject({
        goods_type: 'Article',
        goods_id: en,
        current_price: 10,
        original_price: 15,
        is_owned: false,
        has_payment_password: true,
        current_time: TEST_START,
        path: `/article/detail/${en}`,
      });
      expect(data.offers.map(({ kind }) => kind)).toEqual(['card_countdown', 'pay_price']);
      expect(data.payers.map(({ owner_type }) => owner_type)).toEqual(['User', 'Organization']);
      expect(data.cards).toHaveLength(1);
    }
    await purchaseArticle(he, en);
    const owned = await he.call('getProduct', { params: { type: 'article', id: en } });
    expect(owned.data).toMatchObject({ is_owned: true, offers: [] });
    const unknown = await member.call('getProduct', { params: { type: 'car', id: 1 } });
    expect(unknown.status).toBe(404);
    const live = await member.call('getProduct', { params: { type: 'Agora::Live', id: 1 } });
    expect(live.failure.code).toBe(1203);
  });
});

describe('effects of an order', () => {
  it('returns the use to the card at a refund, and revokes the article [PAY-65]', async () => {
    const cardId = await giveCard(server.deps, user('marsh'), 1);
    const marsh = await server.as('marsh');
    const staff = await server.as('staff');
    const { workId, en } = await sell();
    const { id } = (await purchaseArticle(marsh, en, { paid_with: 'ppv' })).data;
    const refund = { params: { id }, body: { reason: 'The event was canceled' } };
    expect((await staff.call('postStaffOrderRefund', refund)).status).toBe(200);
    const [card] = (await marsh.call('getUsersCard', { query: { card_type: 'ppv' } })).data;
    expect(card).toMatchObject({ id: cardId, balance: 5 });
    expect((await entitlementsOf(server.db, ids.marsh, [`Article:${workId}`])).size).toBe(0);
    const [order] = (await marsh.call('getOrders', {})).data;
    expect(order).toMatchObject({ id, state: 'refunded', refunded_at: TEST_START });
    expect((await purchaseArticle(marsh, en, { paid_with: 'ppv' })).data.state).toBe('paid');
  });

  it('returns a refunded gift as gift, never as paid coins [PAY-12, PAY-65]', async () => {
    await giveMoney(server.deps, user('tan'), { coin: 5000, gift: 300 });
    const tan = await server.as('tan');
    const { id, gift_paid: gift } = (await purchaseArticle(tan, (await sell()).en)).data;
    expect(gift).toBe(3);
    const staff = await server.as('staff');
    const refund = { params: { id }, body: { reason: 'The event was canceled' } };
    expect((await staff.call('postStaffOrderRefund', refund)).status).toBe(200);
    expect(await balance('tan')).toEqual({ coin: 5000, gift: 300 });
    const cards = await tan.call('getUsersCard', { query: { card_type: 'balance' } });
    expect(cards.data).toMatchObject([{ owner_type: 'User', balance: 50, gift: 3 }]);
  });

  it('notifies the buyer by notice and email [PAY-66]', async () => {
    await server.runJobs();
    const { en } = await sell();
    await giveMoney(server.deps, user('certified'), { coin: 1000 });
    await purchaseArticle(certified, en);
    await server.runJobs();
    const { data } = await certified.call(
      'getNotices',
      {},
      { headers: { 'accept-language': 'en' } },
    );
    expect(data[0]).toMatchObject({ kind: 'orderPaid', title: 'Your purchase is complete' });
    expect(server.inbox.latest(demoEmail('certified'))?.text).toContain('10.00');
  });

  it.each([
    [
      'en',
      {
        paid: ['Item: Paid piece', 'Type: article', 'Amount: 10.00 coins (about ¥68.00)'],
        parts: ['From gift balance: 3.00 coins', 'From paid balance: 7.00 coins'],
        facts: ['Order number: ', 'Paid: 20 Nov 2026, 10:00 Beijing time', 'Buyer: '],
        rule: 'Refund policy: Articles are non-refundable once opened.',
        refund: ['Refunded: 20 Nov 2026, 10:00 Beijing time', 'Refund policy: Refunds go back to'],
        links: ['View item: ', 'Your orders: '],
      },
    ],
    [
      'zh-CN',
      {
        paid: ['商品：付费文章', '类型：文章', '金额：10.00 币（约 ¥68.00）'],
        parts: ['赠送余额支付：3.00 币', '充值余额支付：7.00 币'],
        facts: ['订单号：', '支付时间：北京时间 2026 年 11 月 20 日 10:00', '购买人：'],
        rule: '退款规则：文章打开后不予退款。',
        refund: ['退款时间：北京时间 2026 年 11 月 20 日 10:00', '退款规则：退款按原路退回'],
        links: ['查看商品：', '我的订单：'],
      },
    ],
  ] as const)(
    'mails a purchase and its refund as records in %s [PAY-66]',
    async (language, record) => {
      const buyer = await server.as('tan');
      await buyer.call('putUsersChangeLanguage', { body: { language } });
      const { gift } = await balance('tan');
      await giveMoney(server.deps, user('tan'), { coin: 1000, gift: Math.max(0, 300 - gift) });
      const made = await sell();
      const article = language === 'en' ? made.en : made.zh;
      const { id } = (await purchaseArticle(buyer, article)).data;
      await server.runJobs();
      const latest = () =>
        server.inbox.latest(demoEmail('tan'))?.text.replaceAll('\u00A0', ' ') ?? '';
      const origin = server.deps.config.publicOrigin;
      const { paid, parts, facts, rule, refund, links } = record;
      const shared = [...paid, ...parts, ...facts];
      for (const fact of [...shared, rule, String(id)]) expect(latest()).toContain(fact);
      expect(latest()).toContain(`${links[0]}${origin}/article/detail/${article}`);
      expect(latest()).toContain(`${links[1]}${origin}/personalCenter/purchase/articles`);
      const call = { params: { id }, body: { reason: 'The text was withdrawn' } };
      await (await server.as('staff')).call('postStaffOrderRefund', call);
      await server.runJobs();
      for (const fact of [...shared, ...refund, String(id)]) expect(latest()).toContain(fact);
      expect(latest()).toContain(`${links[1]}${origin}/personalCenter/virtualCoin`);
    },
  );

  it('names the card that paid, without an amount, in the record [PAY-66]', async () => {
    await certified.call('putUsersChangeLanguage', { body: { language: 'en' } });
    const cardId = await giveCard(server.deps, user('certified'), 1);
    const article = (await sell()).en;
    await purchaseArticle(certified, article, { paid_with: 'ppv', card_id: cardId });
    await server.runJobs();
    const text = server.inbox.latest(demoEmail('certified'))?.text ?? '';
    expect(text).toContain('Paid with: one use of a pay-per-view card');
    expect(text).not.toMatch(/Amount|balance:/);
  });
});
