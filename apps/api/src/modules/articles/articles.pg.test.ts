import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadArticles } from '#demo/articles/loadArticles.ts';
import { loadEvents } from '#demo/events/loadEvents.ts';
import { loadPeople } from '#demo/loadPeople.ts';
import { demoPeopleIds } from '#demo/people.ts';
import { asPerson } from '#testing/asPerson.ts';
import { createTestDatabase } from '#testing/createTestDatabase.ts';
import type { TestDatabase } from '#testing/createTestDatabase.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { countView } from './countView.ts';
import { reactToArticle } from './reactToArticle.ts';
import { articles } from './tables.ts';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ databaseUrl: database.url });
  await loadPeople(server.deps);
  await loadArticles(server.deps);
  await loadEvents(server.deps);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

describe('content on PostgreSQL', () => {
  it('lists, opens and finds the demo for a visitor and a user', async () => {
    for (const caller of [server.caller(), await asPerson(server.url, server.deps, 'certified')]) {
      const list = await caller.call('getArticles', { query: { lang: 'en', per_page: 100 } });
      expect(list.meta.total).toBeGreaterThan(28);
      for (const { id, title } of list.data.slice(0, 8)) {
        const { data } = await caller.call('getArticle', { params: { id } });
        expect(data.title).toBe(title);
        expect(data.translation?.lang).toBe('zh');
      }
      expect(
        (await caller.call('getSearch', { query: { key: '储能' } })).data.length,
      ).toBeGreaterThan(5);
      expect((await caller.call('getEvents', { query: {} })).meta.total).toBe(23);
    }
  });

  it('keeps the counts right under concurrent reactions [CONT-21, CONT-23]', async () => {
    const people = Object.values(await demoPeopleIds(server.db));
    const [row] = await server.db.select().from(articles).limit(1);
    const id = row?.id ?? 0;
    const like = (userId: number) =>
      reactToArticle(server.deps, { id, userId, reaction: 'like', reasons: [] });
    await Promise.all(people.flatMap((userId) => [like(userId), like(userId), like(userId)]));
    const [after] = await server.db.select().from(articles).where(eq(articles.id, id));
    expect(after?.likes).toBe((row?.likes ?? 0) + people.length);
  });

  it('counts concurrent views of one reader once [CONT-34]', async () => {
    const [row] = await server.db.select().from(articles).limit(1);
    const id = row?.id ?? 0;
    await Promise.all(Array.from({ length: 20 }, () => countView(server.deps, id, 'user:1')));
    const [after] = await server.db.select().from(articles).where(eq(articles.id, id));
    expect(after?.views).toBe((row?.views ?? 0) + 1);
  });
});
