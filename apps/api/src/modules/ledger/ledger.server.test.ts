import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPeople } from '#demo/loadPeople.ts';
import { demoPeopleIds } from '#demo/people.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { visitor } from '#platform/viewer/Viewer.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { databaseErrorCode } from '#platform/database/databaseErrorCode.ts';
import { requireProduct } from '#modules/products/index.ts';
import { holdOrder, openOrder, payOrder, refundOrder } from '#modules/orders/index.ts';
import { expireOrder, sweepOrders } from '#modules/orders/expireOrders.ts';
import { orders } from '#modules/orders/tables.ts';
import {
  booksFaults,
  giveCard,
  giveMoney,
  NO_FAULTS,
  sellArticle,
} from '#modules/orders/testMoney.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { credit, reverse, spend } from './moveMoney.ts';
import { balancesOf } from './wallets.ts';

let server: TestServer;
let author: number;

beforeAll(async () => {
  server = await startTestServer();
  await loadPeople(server.deps);
  author = (await demoPeopleIds(server.db)).sun;
});
afterAll(() => server.close());

const MINUTE = 60_000;
const refused = 'check_violation';
const CHECK_VIOLATION = '23514';
const actor = { kind: 'system' } as const;

let users = 1_000_000;
const newUser = (): { type: 'User'; id: number } => {
  users += 1;
  return { type: 'User', id: users };
};

const viewerOf = (userId: number): Viewer => ({ ...visitor('en'), kind: 'user', userId });

async function balance(owner: { type: 'User'; id: number }) {
  return (await balancesOf(server.db, [owner])).get(`User:${owner.id}`);
}

/** Returns whether the database itself refuses a statement. */
async function outcome(statement: ReturnType<typeof sql>): Promise<string> {
  try {
    await server.db.execute(statement);
    return 'done';
  } catch (error) {
    return databaseErrorCode(error) === CHECK_VIOLATION ? refused : String(error);
  }
}

describe('database constraints', () => {
  it('refuses changes to movements, and moves balances only by them [PAY-11]', async () => {
    await giveMoney(server.deps, newUser(), { coin: 1000, gift: 50 });
    for (const statement of [
      sql`update ledger_entries set amount = amount + 1`,
      sql`delete from ledger_entries`,
      sql`truncate ledger_entries`,
      sql`truncate ledger_transactions cascade`,
      sql`update ledger_transactions set kind = 'topup'`,
      sql`delete from ledger_transactions`,
      sql`update ledger_accounts set balance = balance + 1 where balance is not null`,
      sql`update ledger_accounts set owner_id = 5`,
      sql`delete from ledger_accounts`,
      sql`insert into ledger_accounts (owner_type, owner_id, unit, purpose, balance)
        values ('User', 77, 'COIN', 'wallet', 100)`,
    ]) {
      expect(await outcome(statement)).toBe(refused);
    }
    expect(await booksFaults(server.deps)).toEqual(NO_FAULTS);
  });

  it('refuses to commit a movement that is empty or unbalanced [PAY-11]', async () => {
    const owner = newUser();
    await giveMoney(server.deps, owner, { coin: 1000 });
    const insert = sql`insert into ledger_transactions (kind, ref_type, ref_id, actor_kind, created_at)
      values ('adjust', 'test', 'unbalanced', 'system', now())`;
    expect(await outcome(insert)).toBe(refused);
    const oneSided = sql`with made as (${insert} returning id)
      insert into ledger_entries (transaction_id, account_id, amount)
      select made.id, a.id, 5 from made, ledger_accounts a
      where a.owner_id = ${owner.id} and a.unit = 'COIN'`;
    expect(await outcome(oneSided)).toBe(refused);
    const mixedUnits = sql`with made as (${insert} returning id)
      insert into ledger_entries (transaction_id, account_id, amount)
      select made.id, a.id, case a.unit when 'COIN' then -5 else 5 end from made, ledger_accounts a
      where a.owner_id = ${owner.id}`;
    expect(await outcome(mixedUnits)).toBe(refused);
    expect(await balance(owner)).toEqual({ coin: 1000, gift: 0 });
  });

  it('keeps a wallet at zero or more, and posts and reverses a movement once', async () => {
    const owner = newUser();
    await giveMoney(server.deps, owner, { coin: 100 });
    const ref = { type: 'test', id: 'once' };
    const purchase = (cents: number) =>
      inTransaction(server.deps, (tx) =>
        spend(tx, server.deps, owner, cents, { kind: 'purchase', ref, actor }),
      );
    await expect(purchase(101)).rejects.toThrow('insufficientBalance');
    const { transactionId } = await purchase(60);
    await expect(purchase(10)).rejects.toThrow();
    const giveBack = () =>
      inTransaction(server.deps, (tx) =>
        reverse(tx, server.deps, transactionId, { kind: 'refund', ref, actor }),
      );
    await giveBack();
    await expect(giveBack()).rejects.toThrow();
    expect(await balance(owner)).toEqual({ coin: 100, gift: 0 });
    await expect(
      inTransaction(server.deps, (tx) =>
        credit(tx, server.deps, owner, 'COIN', 0.5, { kind: 'adjust', ref, actor }),
      ),
    ).rejects.toThrow(RangeError);
  });
});

describe('orders that wait', () => {
  const hold = async (owner: { id: number }, articleId: number) =>
    inTransaction(server.deps, async (tx) => {
      const context = { viewer: viewerOf(owner.id), now: server.clock.now(), lock: true };
      const product = await requireProduct(
        { ...server.deps, db: tx },
        'Article',
        articleId,
        context,
      );
      return { product, order: await holdOrder(tx, server.deps, owner.id, product) };
    });

  const stateOf = async (id: number) => {
    const rows = await server.db.select().from(orders);
    return rows.find((row) => row.id === id)?.state;
  };

  it('expires an unpaid order after 30 minutes and releases its product [PAY-67]', async () => {
    server.clock.set(TEST_START);
    const owner = newUser();
    const { en } = await sellArticle(server.deps, author);
    const { order } = await hold(owner, en);
    expect((await hold(owner, en)).order.id).toBe(order.id);
    server.clock.advance(30 * MINUTE - 1);
    await server.runJobs();
    expect(await stateOf(order.id)).toBe('created');
    server.clock.advance(1);
    await server.runJobs();
    expect(await stateOf(order.id)).toBe('expired');
    expect((await hold(owner, en)).order.id).not.toBe(order.id);
  });

  it('ends unpaid orders of lost jobs and keeps paid ones [PAY-67]', async () => {
    server.clock.set(TEST_START);
    const owner = newUser();
    await giveMoney(server.deps, owner, { coin: 5000 });
    const lost = await hold(owner, (await sellArticle(server.deps, author)).en);
    const kept = await hold(owner, (await sellArticle(server.deps, author)).en);
    await inTransaction(server.deps, (tx) =>
      payOrder(tx, server.deps, kept.order, kept.product, { paidWith: 'balance', payer: owner }),
    );
    server.clock.advance(31 * MINUTE);
    await sweepOrders.handle({}, server.deps);
    await expireOrder.handle({ orderId: kept.order.id }, server.deps);
    expect(await stateOf(lost.order.id)).toBe('expired');
    expect(await stateOf(kept.order.id)).toBe('paid');
    expect(await booksFaults(server.deps)).toEqual(NO_FAULTS);
  });
});

/** Generates the same numbers for the same seed (mulberry32). */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

describe('random sequences of commands', () => {
  it.each([1, 2, 3])('keeps the books balanced, seed %i [PAY-11, PAY-65]', async (seed) => {
    const { deps } = server;
    const next = random(seed);
    const owners = [newUser(), newUser(), newUser()];
    const articles = await Promise.all(
      Array.from({ length: 4 }, () =>
        sellArticle(deps, author, { currentPriceCents: 100 + next(900) }),
      ),
    );
    const placed: number[] = [];
    const cards = new Map<number, number>();
    const purchase = async (
      owner: { type: 'User'; id: number },
      article: number,
      withCard: boolean,
    ) => {
      const order = await inTransaction(deps, async (tx) => {
        const context = { viewer: viewerOf(owner.id), now: deps.clock.now(), lock: true };
        const product = await requireProduct(
          { ...server.deps, db: tx },
          'Article',
          article,
          context,
        );
        const open = await openOrder(tx, deps, owner.id, product);
        return payOrder(tx, deps, open, product, {
          paidWith: withCard ? 'ppv' : 'balance',
          payer: owner,
          cardId: withCard ? (cards.get(owner.id) ?? 0) : undefined,
        });
      });
      placed.push(order.id);
    };
    const commands = [
      (owner: (typeof owners)[number]) => giveMoney(deps, owner, { coin: 1 + next(900) }),
      (owner: (typeof owners)[number]) => giveMoney(deps, owner, { gift: 1 + next(300) }),
      async (owner: (typeof owners)[number]) => {
        cards.set(owner.id, await giveCard(deps, owner, 1));
      },
      (owner: (typeof owners)[number]) => purchase(owner, articles[next(4)]?.en ?? 0, false),
      (owner: (typeof owners)[number]) => purchase(owner, articles[next(4)]?.zh ?? 0, true),
      async () => {
        const id = placed[next(placed.length + 1)] ?? 0;
        await inTransaction(deps, (tx) => refundOrder(tx, deps, id, { actor, reason: 'random' }));
      },
    ];
    let refusals = 0;
    for (let step = 0; step < 40; step += 1) {
      const owner = owners[next(3)] ?? newUser();
      try {
        await commands[next(commands.length)]?.(owner);
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        refusals += 1;
      }
    }
    expect(placed.length).toBeGreaterThan(0);
    expect(refusals).toBeLessThan(40);
    expect(await booksFaults(deps)).toEqual(NO_FAULTS);
  });
});
