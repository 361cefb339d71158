import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadArticles } from '#demo/articles/loadArticles.ts';
import { pieces } from '#demo/articles/pieces.ts';
import { loadPeople } from '#demo/loadPeople.ts';
import type { DemoPersonKey } from '#demo/people.ts';
import { countQueries } from '#testing/countQueries.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { TestCaller } from '#testing/TestCaller.ts';
import { articles } from './tables.ts';

/**
 * The article with its related articles and files, and the reader's purchase, reaction and cards.
 * For a user, the same query reads the viewer.
 */
const QUERIES_OF_DETAIL = 1;
/**
 * The rows with the total, and the viewer in the same query; a second query only beyond the last
 * page.
 */
const QUERIES_OF_LIST = 1;

const USERS: DemoPersonKey[] = ['member', 'vip', 'certified', 'staff'];

let server: TestServer;
let ids: number[];
const callers: [string, TestCaller][] = [];

beforeAll(async () => {
  server = await startTestServer();
  await loadPeople(server.deps);
  await loadArticles(server.deps);
  ids = (await server.db.select({ id: articles.id }).from(articles)).map(({ id }) => id);
  callers.push(['visitor', server.caller()]);
  for (const person of USERS) {
    const caller = await server.as(person);
    // A session's first call cannot expect its viewer.
    await caller.call('getArticles', { query: {} });
    callers.push([person, caller]);
  }
});
afterAll(() => server.close());

describe('queries of a request [A1, A2]', () => {
  it('runs the same queries for every reader and article on a detail page', async () => {
    for (const [who, caller] of callers) {
      for (const id of ids.slice(0, 12)) {
        const made = await countQueries(server, () =>
          caller.call('getArticle', { params: { id } }),
        );
        expect(made, `${who}, article ${id}`).toBe(QUERIES_OF_DETAIL);
      }
    }
  });

  it('runs no more queries for more rows, filters or pages of a list', async () => {
    for (const [who, caller] of callers) {
      for (const query of [
        { per_page: 1 },
        { per_page: 50 },
        { per_page: 15, page: 2 },
        { lang: 'zh', access: 'paid', per_page: 20 } as const,
      ]) {
        const made = await countQueries(server, () => caller.call('getArticles', { query }));
        expect(made, `${who}, ${JSON.stringify(query)}`).toBe(QUERIES_OF_LIST);
      }
    }
  });

  it('returns the requested pages and filters', async () => {
    const reader = server.caller();
    const all = await reader.call('getArticles', { query: { per_page: 100 } });
    const second = await reader.call('getArticles', { query: { per_page: 10, page: 2 } });
    expect(second.data.map(({ id }) => id)).toEqual(all.data.slice(10, 20).map(({ id }) => id));
    expect(second.meta.total).toBe(all.meta.total);
    const beyond = await reader.call('getArticles', { query: { per_page: 50, page: 9 } });
    expect([beyond.data, beyond.meta.total]).toEqual([[], all.meta.total]);
    for (const access of ['free', 'paid'] as const) {
      const { data } = await reader.call('getArticles', { query: { access, per_page: 100 } });
      const isFree = (label: string) => label === 'free' || label === 'limited_free';
      expect(data.map(({ id }) => id)).toEqual(
        all.data.filter((card) => isFree(card.access) === (access === 'free')).map(({ id }) => id),
      );
    }
    expect(all.data.length).toBeGreaterThan(pieces.length);
  });
});
