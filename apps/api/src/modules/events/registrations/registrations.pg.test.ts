import { count, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { checkBooks, giveCard } from '#modules/orders/testMoney.ts';
import { createTestDatabase } from '#testing/createTestDatabase.ts';
import type { TestDatabase } from '#testing/createTestDatabase.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { registrations } from './tables.ts';
import { makeMeeting, paid } from './testMeetings.ts';
import { crowdOf, meetingOf, pay, register, startRegistrationTest } from './testRegistrations.ts';

/** A card that opens live sessions from the first day. */
const LIVE_PACK = 3;

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ server } = await startRegistrationTest({ databaseUrl: database.url }));
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
afterEach(() => checkBooks(server.deps));

async function statesOf(meetingId: number): Promise<Record<string, number>> {
  const found = await server.db
    .select({ state: registrations.state, many: count() })
    .from(registrations)
    .where(eq(registrations.meetingId, meetingId))
    .groupBy(registrations.state);
  return Object.fromEntries(found.map(({ state, many }) => [state, many]));
}

it('gives the last seat to one of a hundred concurrent users [REG-13]', async () => {
  const { eventId, meetingId } = await makeMeeting(server.deps, { meeting: { capacity: 1 } });
  const crowd = await crowdOf(server, 100);
  const answers = await Promise.all(crowd.map(({ caller }) => register(caller, meetingId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(99);
  expect(await statesOf(meetingId)).toEqual({ registered: 1 });
  const { event, meeting } = await meetingOf(server.caller(), eventId);
  expect([meeting.state, event.speakers, event.files]).toEqual(['full', [], []]);
});

it('registers one user once for a hundred concurrent requests over two slots [REG-13, REG-12]', async () => {
  const { meetingId, slotIds } = await makeMeeting(server.deps, { slots: [50, 50] });
  const [one] = await crowdOf(server, 1);
  if (one === undefined) throw new Error('Nobody came.');
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) => register(one.caller, meetingId, [slotIds[at % 2] ?? 0])),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true);
  expect(await statesOf(meetingId)).toEqual({ registered: 1 });
});

it('registers ten of forty concurrent payers for ten seats [REG-13, PAY-28]', async () => {
  const { meetingId } = await makeMeeting(server.deps, { meeting: { ...paid, capacity: 10 } });
  const crowd = await crowdOf(server, 40);
  for (const { userId } of crowd) {
    await giveCard(server.deps, { type: 'User', id: userId }, LIVE_PACK);
  }
  const answers = await Promise.all(
    crowd.map(({ caller }) => pay(caller, meetingId, { paid_with: 'ppv' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.every(({ status }) => status < 500)).toBe(true);
  expect(await statesOf(meetingId)).toEqual({ registered: 10 });
});

it('refunds once for twenty concurrent cancellations [REG-17]', async () => {
  const { meetingId } = await makeMeeting(server.deps, { meeting: paid });
  const [one] = await crowdOf(server, 1);
  if (one === undefined) throw new Error('Nobody came.');
  await giveCard(server.deps, { type: 'User', id: one.userId }, LIVE_PACK);
  await pay(one.caller, meetingId, { paid_with: 'ppv' });
  const [row] = await server.db
    .select()
    .from(registrations)
    .where(eq(registrations.meetingId, meetingId));
  const params = { id: row?.id ?? 0 };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => one.caller.call('deleteRegistration', { params })),
  );
  expect(answers.filter(({ data }) => data.refunded)).toHaveLength(1);
  expect(await statesOf(meetingId)).toEqual({ canceled: 1 });
});

it('cancels an event during many registrations and payments, and fails none of them [EVT-28]', async () => {
  const { eventId, meetingId } = await makeMeeting(server.deps, { meeting: paid });
  const crowd = await crowdOf(server, 40);
  for (const { userId } of crowd) {
    await giveCard(server.deps, { type: 'User', id: userId }, LIVE_PACK);
  }
  const staff = await server.as('staff');
  const cancel = () =>
    staff.call('postStaffEventCancel', {
      params: { id: eventId },
      body: { reason: 'The speaker is ill.' },
    });
  const [answers, canceled] = await Promise.all([
    Promise.all(crowd.map(({ caller }) => pay(caller, meetingId, { paid_with: 'ppv' }))),
    Promise.all([cancel(), cancel()]),
  ]);
  expect([...answers, ...canceled].filter(({ status }) => status >= 500)).toEqual([]);
  expect(canceled.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(Object.keys(await statesOf(meetingId)).filter((state) => state !== 'canceled')).toEqual(
    [],
  );
});
