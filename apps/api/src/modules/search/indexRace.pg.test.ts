import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadArticles } from '#demo/articles/loadArticles.ts';
import { loadPeople } from '#demo/loadPeople.ts';
import { articles } from '#modules/articles/tables.ts';
import { rows } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { createTestDatabase } from '#testing/createTestDatabase.ts';
import type { TestDatabase } from '#testing/createTestDatabase.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { indexDocuments } from './indexDocuments.ts';
import { searchDocuments } from './tables.ts';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ databaseUrl: database.url });
  await loadPeople(server.deps);
  await loadArticles(server.deps);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

it('removes an article that is withdrawn during its indexing [SRCH-11]', async () => {
  const { db, deps } = server;
  const [article] = await db.select({ id: articles.id }).from(articles).limit(1);
  const id = article?.id ?? 0;
  const document = and(
    eq(searchDocuments.subjectType, 'Article'),
    eq(searchDocuments.subjectId, id),
  );
  await db.delete(searchDocuments).where(document);

  const published = Promise.withResolvers<void>();
  const state = { isWithdrawn: false };
  const withdrawal = (async () => {
    await published.promise;
    await db.update(articles).set({ withdrawnAt: deps.clock.now() }).where(eq(articles.id, id));
    await inTransaction(deps, (tx) => indexDocuments(tx, deps, 'Article', [id]));
    state.isWithdrawn = true;
  })();
  await inTransaction(deps, async (tx) => {
    await indexDocuments(tx, deps, 'Article', [id]);
    published.resolve();
    // The other transaction has read and written, or waits for this one.
    const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    while (!state.isWithdrawn && (await rows(tx, waiting)).length === 0);
  });
  await withdrawal;
  expect(await db.select().from(searchDocuments).where(document)).toEqual([]);
});
