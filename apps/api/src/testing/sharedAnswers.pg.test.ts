import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPeopleIds } from '#demo/people.ts';
import { ARTICLE, withdrawArticle } from '#modules/articles/index.ts';
import { articles } from '#modules/articles/tables.ts';
import { sellArticle } from '#modules/orders/testMoney.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { CHANGES } from '#platform/fanOut/noteChange.ts';
import { createTestDatabase } from './createTestDatabase.ts';
import type { TestDatabase } from './createTestDatabase.ts';
import { plainWeb } from './plainRenderer.ts';
import { startTestServer } from './startTestServer.ts';
import type { TestServer } from './startTestServer.ts';

const SYSTEM = { kind: 'system' } as const;

let database: TestDatabase;
let here: TestServer;
let there: TestServer;
let authorId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const options = {
    databaseUrl: database.url,
    web: plainWeb().web,
    env: { VISITOR_CACHE_SECONDS: '60' },
  };
  here = await startTestServer(options);
  there = await startTestServer(options);
  await here.as('member');
  authorId = (await demoPeopleIds(here.db)).member;
});
afterAll(async () => {
  await there.close();
  await here.close();
  await database.drop();
});

/** Resolves when the second instance hears of a change of an article, or that it has missed some. */
const heardThere = (awaited: number | 'missed'): Promise<void> =>
  new Promise((resolve) => {
    const unsubscribe = there.deps.fanOut.subscribe(CHANGES, {
      received: ({ id }) => end(id === `${ARTICLE}:${awaited}`),
      missed: () => end(awaited === 'missed'),
    });
    const end = (isAwaited: boolean): void => {
      if (!isAwaited) return;
      unsubscribe();
      resolve();
    };
  });
const statusThere = async (id: number) =>
  (await there.caller().call('getArticle', { params: { id } })).status;
const pageThere = async (id: number) => (await there.caller().fetch(`/article/${id}`)).text();

it('withdraws an article from the other instance at once', async () => {
  const { en: id } = await sellArticle(here.deps, authorId, { isFree: true });
  expect([await statusThere(id), await pageThere(id)]).toEqual([
    200,
    expect.stringContaining('Paid piece') as string,
  ]);
  const heard = heardThere(id);
  await inTransaction(here.deps, (tx) => withdrawArticle(tx, here.deps, id, SYSTEM));
  await heard;
  expect(await statusThere(id)).toBe(404);
  expect(await pageThere(id)).not.toContain('Paid piece');
});

it('forgets all answers when its listening connection was lost', async () => {
  const { en: id } = await sellArticle(here.deps, authorId, { isFree: true });
  expect(await statusThere(id)).toBe(200);
  const missed = heardThere('missed');
  // Without a notice, as while nobody listens.
  await here.db.update(articles).set({ withdrawnAt: here.clock.now() }).where(eq(articles.id, id));
  expect(await statusThere(id)).toBe(200);
  await here.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'rostra-fan-out' and datname = current_database()`);
  await missed;
  expect(await statusThere(id)).toBe(404);
});
