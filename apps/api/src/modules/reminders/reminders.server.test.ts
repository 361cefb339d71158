import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadPeople } from '#demo/loadPeople.ts';
import { demoPeopleIds } from '#demo/people.ts';
import { articleWorks } from '#modules/articles/tables.ts';
import { sellArticle } from '#modules/orders/testMoney.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { TestCaller } from '#testing/TestCaller.ts';
import { checkReminders } from './checkReminders.ts';
import { orderReminders } from './tables.ts';

const HOUR = 60 * 60 * 1000;
const english = { headers: { 'accept-language': 'en' } };

let server: TestServer;
let member: TestCaller;
let author: number;

beforeAll(async () => {
  server = await startTestServer();
  await loadPeople(server.deps);
  author = (await demoPeopleIds(server.db)).sun;
  member = await server.as('member');
});
beforeEach(() => server.clock.set(TEST_START));
afterAll(() => server.close());

const ask = (caller: TestCaller, resource_id: number, resource_type = 'Article') =>
  caller.call(
    'postOrderReminds',
    { body: { resource_type: resource_type as 'Article', resource_id } },
    english,
  );

async function laterNotices(): Promise<string[]> {
  server.clock.advance(HOUR);
  await checkReminders.handle({}, server.deps);
  await server.runJobs();
  const { data } = await member.call('getNotices', {}, english);
  return data.filter(({ kind }) => kind === 'orderReminder').map(({ body }) => body);
}

it('PAY-56 PAY-57 PAY-58 keeps the wish once and answers with a tip', async () => {
  const { en } = await sellArticle(server.deps, author);
  const { data } = await ask(member, en);
  expect(data).toMatchObject({ resource_type: 'Article', resource_id: en });
  expect(data.tip).not.toBe('');
  await ask(member, en);
  const kept = await server.db
    .select()
    .from(orderReminders)
    .where(eq(orderReminders.resourceId, en));
  expect(kept).toHaveLength(1);
  expect((await ask(server.caller(), en)).status).toBe(401);
  expect((await ask(member, 999_999)).failure.code).toBe(1201);
  expect((await ask(member, 1, 'Agora::Live')).failure.code).toBe(1203);
  expect((await ask(member, en, 'VipPlan')).status).toBe(422);
});

it('PAY-59 tells of a changed price and of going on sale, once each', async () => {
  const until = new Date(Date.parse(TEST_START) + 3.5 * HOUR);
  const cheap = await sellArticle(server.deps, author);
  const free = await sellArticle(server.deps, author, { limitedFreeUntil: until });
  await ask(member, cheap.en);
  await ask(member, free.en);
  expect(await laterNotices()).toEqual([]);
  await server.db
    .update(articleWorks)
    .set({ currentPriceCents: 500 })
    .where(eq(articleWorks.id, cheap.workId));
  expect(await laterNotices()).toEqual([`“Paid piece ${cheap.workId}”`]);
  expect(await laterNotices()).toHaveLength(1);
  const last = await laterNotices();
  expect(last).toHaveLength(2);
  expect(last[0]).toBe(`“Paid piece ${free.workId}”`);
});
