import { rmSync } from 'node:fs';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { MemoryFanOut } from '#platform/fanOut/MemoryFanOut.ts';
import { systemClock } from '#platform/clock/Clock.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { embeddedDatabase } from '#platform/database/embeddedDatabase.ts';
import { openPglite } from '#platform/database/openPglite.ts';
import { makeTestFolder } from '#testing/testFolder.ts';
import { users } from '#modules/accounts/tables.ts';
import { balancesOf } from '#modules/ledger/index.ts';
import { orders } from './tables.ts';
import { booksFaults, giveMoney, killWhilePaying, NO_FAULTS, sellArticle } from './testMoney.ts';

const ARTICLES = 24;
const PRICE = 1000;
const ACKNOWLEDGED = 10;

let folder: string;
beforeAll(() => {
  folder = makeTestFolder(inject('templateFolder'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function withDatabase<T>(
  work: (deps: Pick<Deps, 'db' | 'clock' | 'fanOut'>) => Promise<T>,
): Promise<T> {
  const database = embeddedDatabase(await openPglite(folder));
  try {
    return await work({ db: database.db, clock: systemClock, fanOut: new MemoryFanOut() });
  } finally {
    await database.close();
  }
}

it('keeps acknowledged and only whole payments after a kill on the embedded database', async () => {
  const userId = await withDatabase(async (deps) => {
    const [user] = await deps.db
      .insert(users)
      .values({ name: 'Ada', createdAt: deps.clock.now() })
      .returning({ id: users.id });
    const id = user?.id ?? 0;
    for (let count = 0; count < ARTICLES; count += 1) await sellArticle(deps, id);
    await giveMoney(deps, { type: 'User', id }, { coin: ARTICLES * PRICE, gift: 1500 });
    return id;
  });
  const received = await killWhilePaying('embedded', folder, userId, ACKNOWLEDGED);
  expect(received.length).toBe(ACKNOWLEDGED);
  await withDatabase(async (deps) => {
    const kept = await deps.db.select().from(orders).orderBy(asc(orders.id));
    expect(kept.every(({ state }) => state === 'paid')).toBe(true);
    const pairs = kept.map(({ productId, id }) => `${productId} ${id}`);
    for (const { articleId, orderId } of received)
      expect(pairs).toContain(`${articleId} ${orderId}`);
    expect(await booksFaults(deps)).toEqual(NO_FAULTS);
    const balance = (await balancesOf(deps.db, [{ type: 'User', id: userId }])).get(
      `User:${userId}`,
    );
    const left = ARTICLES * PRICE + 1500 - kept.length * PRICE;
    expect((balance?.coin ?? 0) + (balance?.gift ?? 0)).toBe(left);
  });
});
