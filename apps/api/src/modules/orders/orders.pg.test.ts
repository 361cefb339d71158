import { asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { loadPeople } from '#demo/loadPeople.ts';
import { DEMO_PAYMENT_PASSWORD, demoPeopleIds } from '#demo/people.ts';
import type { DemoPersonKey } from '#demo/people.ts';
import { rows } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { withIdempotency } from '#platform/http/withIdempotency.ts';
import { idempotencyKeys } from '#platform/http/tables.ts';
import { balancesOf } from '#modules/ledger/index.ts';
import { credit } from '#modules/ledger/moveMoney.ts';
import { lockWallet } from '#modules/ledger/wallets.ts';
import { createTestDatabase } from '#testing/createTestDatabase.ts';
import type { TestDatabase } from '#testing/createTestDatabase.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { TestCaller } from '#testing/TestCaller.ts';
import { orders } from './tables.ts';
import {
  attemptOf,
  checkBooks,
  giveCard,
  giveMoney,
  killWhilePaying,
  sellArticle,
} from './testMoney.ts';

let database: TestDatabase;
let server: TestServer;
let ids: Record<DemoPersonKey, number>;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ databaseUrl: database.url });
  await loadPeople(server.deps);
  ids = await demoPeopleIds(server.db);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
afterEach(() => checkBooks(server.deps));

const user = (key: DemoPersonKey) => ({ type: 'User' as const, id: ids[key] });
const sell = () => sellArticle(server.deps, ids.sun);
const actor = { kind: 'system' } as const;

async function balance(owner: { type: 'User'; id: number }) {
  return (await balancesOf(server.db, [owner])).get(`User:${owner.id}`);
}

const purchase = (caller: TestCaller, id: number, more: object = {}, idempotencyKey?: string) =>
  caller.call(
    'postOrders',
    {
      body: {
        goods_type: 'Article',
        goods_id: id,
        paid_with: 'balance',
        payment_password: DEMO_PAYMENT_PASSWORD,
        ...more,
      },
    },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );

it('places one order for 200 concurrent purchases with money for one', async () => {
  const host = await server.as('host');
  await giveMoney(server.deps, user('host'), { coin: 700, gift: 300 });
  const product = await Promise.all(Array.from({ length: 10 }, sell));
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) => purchase(host, product[at % 10]?.en ?? 0)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => status < 500)).toBe(true);
  expect(await balance(user('host'))).toEqual({ coin: 0, gift: 0 });
});

it('places one order for one key sent 20 times, and one for two tabs [PAY-54]', async () => {
  const member = await server.as('member');
  await giveMoney(server.deps, user('member'), { coin: 5000 });
  const first = await sell();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => purchase(member, first.en, {}, 'one-key-for-twenty')),
  );
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  const second = await sell();
  const tabs = await Promise.all([purchase(member, second.en), purchase(member, second.zh)]);
  expect(tabs.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await balance(user('member'))).toEqual({ coin: 3000, gift: 0 });
});

it('spends the last use of a card once [PAY-28]', async () => {
  const cardId = await giveCard(server.deps, user('expert'), 1);
  const expert = await server.as('expert');
  const product = await Promise.all(Array.from({ length: 15 }, sell));
  const answers = await Promise.all(
    product.map(({ en }) => purchase(expert, en, { paid_with: 'ppv', card_id: cardId })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
});

it('charges each buyer a valid price while it changes', async () => {
  const { workId, en } = await sell();
  const buyers: DemoPersonKey[] = ['brandt', 'okafor', 'zhou', 'tan', 'marsh', 'gu'];
  for (const key of buyers) await giveMoney(server.deps, user(key), { coin: 5000 });
  const callers = await Promise.all(buyers.map((key) => server.as(key)));
  const change = server.db.execute(
    sql`update article_works set current_price_cents = 1700 where id = ${workId}`,
  );
  const answers = await Promise.all([...callers.map((caller) => purchase(caller, en)), change]);
  expect(answers).toHaveLength(buyers.length + 1);
  const paid = await server.db
    .select()
    .from(orders)
    .where(
      inArray(
        orders.userId,
        buyers.map((key) => ids[key]),
      ),
    );
  expect(paid).toHaveLength(buyers.length);
  for (const order of paid) {
    expect([1000, 1700]).toContain(order.priceCents);
    const left = await balance({ type: 'User', id: order.userId });
    expect(left).toEqual({ coin: 5000 - order.priceCents, gift: 0 });
  }
});

it('retries both payments after a deadlock of wallets locked in opposite order', async () => {
  const [one, other] = [user('he'), user('varga')];
  await giveMoney(server.deps, one, { coin: 100 });
  await giveMoney(server.deps, other, { coin: 100 });
  let arrived = 0;
  let tries = 0;
  let open: () => void = () => undefined;
  const bothHoldOne = new Promise<void>((resolve) => {
    open = resolve;
  });
  const move = (first: typeof one, second: typeof one, id: string) =>
    inTransaction(server.deps, async (tx) => {
      tries += 1;
      await lockWallet(tx, first);
      arrived += 1;
      if (arrived === 2) open();
      await bothHoldOne;
      await lockWallet(tx, second);
      const ref = { type: 'deadlock', id };
      await credit(tx, server.deps, second, 'COIN', 10, { kind: 'adjust', ref, actor });
    });
  await Promise.all([move(one, other, 'a'), move(other, one, 'b')]);
  expect(tries).toBeGreaterThan(2);
  expect([await balance(one), await balance(other)]).toEqual([
    { coin: 110, gift: 0 },
    { coin: 110, gift: 0 },
  ]);
});

it('keeps acknowledged and only whole payments after a kill, and replays the first answer', async () => {
  const articles = 24;
  const payer = user('vip');
  for (let count = 0; count < articles; count += 1) await sell();
  await giveMoney(server.deps, payer, { coin: 100_000, gift: 1500 });
  const received = await killWhilePaying('server', database.url, payer.id, 12);
  expect(received).toHaveLength(12);
  // The database server rolls the open payments back some time after the process died.
  const own = sql`datname = current_database()`;
  await expect
    .poll(async () => {
      const open = sql`select count(*)::int as n from pg_stat_activity where ${own} and state like 'idle in%'`;
      const found = await rows<{ n: number }>(server.db, open);
      return found[0]?.n;
    })
    .toBe(0);
  const kept = await server.db
    .select()
    .from(orders)
    .where(eq(orders.userId, payer.id))
    .orderBy(asc(orders.id));
  expect(kept.every(({ state }) => state === 'paid')).toBe(true);
  const pairs = kept.map(({ productId, id }) => `${productId} ${id}`);
  for (const { articleId, orderId } of received) expect(pairs).toContain(`${articleId} ${orderId}`);
  const left = await balance(payer);
  expect((left?.coin ?? 0) + (left?.gift ?? 0)).toBe(101_500 - kept.length * 1000);
  const answered = await server.db.$count(
    idempotencyKeys,
    sql`viewer_key = ${`user:${payer.id}`} and answer is not null`,
  );
  expect(answered).toBe(kept.length);
  const last = received.at(-1);
  const again = await inTransaction(server.deps, (tx) =>
    withIdempotency(tx, server.deps, attemptOf(payer.id, last?.articleId ?? 0), () =>
      Promise.reject(new Error('It was paid again.')),
    ),
  );
  expect(again).toMatchObject({ id: last?.orderId, state: 'paid' });
});
