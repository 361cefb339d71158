import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadArticles } from '#demo/articles/loadArticles.ts';
import { loadPeople } from '#demo/loadPeople.ts';
import { demoPeopleIds } from '#demo/people.ts';
import { putAudience } from '#modules/audience/index.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { articles, articleWorks } from './tables.ts';

/**
 * More than are read with an article. So many of the newest are restricted that fewer than four
 * remain.
 */
const MADE = 9;
const KEPT = 5;

let server: TestServer;
let articleId: number;
let people: Awaited<ReturnType<typeof demoPeopleIds>>;

beforeAll(async () => {
  server = await startTestServer();
  const { deps, db } = server;
  await loadPeople(deps);
  await loadArticles(deps);
  people = await demoPeopleIds(db);
  const [own] = await db
    .select()
    .from(articles)
    .innerJoin(articleWorks, eq(articleWorks.id, articles.workId))
    .where(eq(articles.lang, 'en'))
    .limit(1);
  if (own === undefined) throw new Error('no article');
  const { id, workId: _work, publishedAt: _published, ...article } = own.articles;
  const { id: _id, ...work } = own.article_works;
  articleId = id;
  for (let made = 1; made <= MADE; made += 1) {
    const [beside] = await db.insert(articleWorks).values(work).returning();
    if (beside === undefined) throw new Error('no work');
    await db.insert(articles).values({
      ...article,
      workId: beside.id,
      title: `Beside ${made}`,
      publishedAt: new Date(server.clock.now().getTime() - made * 1000),
    });
    if (made > KEPT) continue;
    const audience = { visitors: false, organizationTypeIds: [], userIds: [people.expert] };
    await inTransaction(deps, (tx) =>
      putAudience(tx, { type: 'Article', id: beside.id }, audience),
    );
  }
});
afterAll(() => server.close());

it.each([
  ['visitor', [6, 7, 8, 9]],
  ['member', [6, 7, 8, 9]],
  ['expert', [1, 2, 3, 4]],
  ['staff', [1, 2, 3, 4]],
] as const)('shows a %s the newest related articles that they may see', async (who, made) => {
  const caller = who === 'visitor' ? server.caller() : await server.as(who);
  const { data } = await caller.call('getArticle', { params: { id: articleId } });
  expect(data.related.map(({ title }) => title)).toEqual(made.map((nth) => `Beside ${nth}`));
});

it('shows a related article on trial to members of an organization only [CERT-21]', async () => {
  const { deps, db } = server;
  const made = await db.select().from(articles).where(like(articles.title, 'Beside %'));
  const audience = { visitors: false, organizationTypeIds: [], userIds: [people.expert] };
  await inTransaction(deps, async (tx) => {
    for (const { title, workId } of made) {
      const isOnTrial = title === 'Beside 1';
      await putAudience(
        tx,
        { type: 'Article', id: workId },
        isOnTrial
          ? { ...audience, trialQuota: 1 }
          : { visitors: true, organizationTypeIds: [], userIds: [] },
      );
    }
  });
  const shownTo = async (who: 'certified' | 'member') => {
    const caller = await server.as(who);
    const { data } = await caller.call('getArticle', { params: { id: articleId } });
    return data.related.map(({ title }) => title);
  };
  expect(await shownTo('certified')).toEqual([1, 2, 3, 4].map((nth) => `Beside ${nth}`));
  expect(await shownTo('member')).toEqual([2, 3, 4, 5].map((nth) => `Beside ${nth}`));
});
