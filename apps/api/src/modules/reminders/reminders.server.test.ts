import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadPeople } from '#demo/loadPeople.ts';
import { demoPeopleIds } from '#demo/people.ts';
import { articleWorks } from '#modules/articles/tables.ts';
import { investorEvents } from '#modules/events/tables.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import { sellArticle } from '#modules/orders/testMoney.ts';
import { markMeetingEnded } from '#modules/events/index.ts';
import { makeMeeting } from '#modules/events/registrations/testMeetings.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
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
  return readNotices();
}

async function readNotices(): Promise<string[]> {
  const { data } = await member.call('getNotices', {}, english);
  return data.filter(({ kind }) => kind.startsWith('reminder')).map(({ body }) => body);
}

it('stores the request once and answers with a tip [PAY-56, PAY-57, PAY-58]', async () => {
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

it('notifies of a changed price and of going on sale, once each [PAY-59]', async () => {
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
  const received = `“Paid piece ${cheap.workId}” now costs 5.00\u00a0coins. You asked to be reminded.`;
  expect(await laterNotices()).toEqual([received]);
  expect(await laterNotices()).toHaveLength(1);
  const last = await laterNotices();
  expect(last).toHaveLength(2);
  expect(last[0]).toMatch(new RegExp(`^“Paid piece ${free.workId}” is on sale for `));
});

it('notifies once half an hour before a meeting starts, and again when it moves [PAY-56, PAY-59]', async () => {
  const asker = await server.as('vip');
  const { meetingId, eventId } = await makeMeeting(server.deps, { inHours: 24 });
  const { meetingId: canceledId, eventId: canceledEvent } = await makeMeeting(server.deps);
  expect((await ask(asker, meetingId, 'Agora::Live')).data.resource_type).toBe('Agora::Live');
  await ask(asker, canceledId, 'Agora::Live');
  await server.db
    .update(investorEvents)
    .set({ canceledAt: server.deps.clock.now() })
    .where(eq(investorEvents.id, canceledEvent));
  const ended = await makeMeeting(server.deps, { inHours: 24 });
  await ask(asker, ended.meetingId, 'Agora::Live');
  await inTransaction(server.deps, (tx) =>
    markMeetingEnded(tx, ended.meetingId, server.clock.now()),
  );
  const start = Date.parse(TEST_START) + 24 * HOUR;
  const publishedAt = async (minutesBefore: number) => {
    server.clock.set(new Date(start - minutesBefore * 60_000).toISOString());
    await checkReminders.handle({}, server.deps);
    await server.runJobs();
    const { data } = await asker.call('getNotices', {}, english);
    return data.filter(({ kind }) => kind === 'reminderStarting');
  };
  expect(await publishedAt(31)).toEqual([]);
  expect(await publishedAt(20)).toMatchObject([
    {
      title: 'Starting soon',
      body: expect.stringMatching(/^“Test event \d+”, .+ Beijing time\./),
      link: `/eventDetail/${eventId}`,
    },
  ]);
  expect(await publishedAt(9)).toHaveLength(1);
  await server.db
    .update(meetings)
    .set({ startsAt: new Date(start + HOUR) })
    .where(eq(meetings.id, meetingId));
  expect(await publishedAt(-20)).toHaveLength(1);
  expect(await publishedAt(-40)).toHaveLength(2);
});

it('notifies once when two checks run at the same time [PAY-59]', async () => {
  const { en, workId } = await sellArticle(server.deps, author);
  await ask(member, en);
  await laterNotices();
  await server.db
    .update(articleWorks)
    .set({ currentPriceCents: 123 })
    .where(eq(articleWorks.id, workId));
  const before = (await readNotices()).length;
  server.clock.advance(HOUR);
  await Promise.all([1, 2].map(() => checkReminders.handle({}, server.deps)));
  await server.runJobs();
  expect(await readNotices()).toHaveLength(before + 1);
});
