import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { demoEmail } from '#demo/people.ts';
import { openLive } from '#modules/live/index.ts';
import { liveSessions } from '#modules/live/tables.ts';
import { eventSlots, meetings } from '../meetings/tables.ts';
import { checkBooks, giveMoney } from '#modules/orders/testMoney.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { TEST_START } from '#testing/startTestServer.ts';
import { cancelNeverStarted } from './cancelNeverStarted.ts';
import { registrations } from './tables.ts';
import { makeMeeting, offline, paid } from './testMeetings.ts';
import { meetingOf, pay, register, startRegistrationTest } from './testRegistrations.ts';
import type { RegistrationTest } from './testRegistrations.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
let test: RegistrationTest;

beforeAll(async () => {
  test = await startRegistrationTest();
  const owner = { type: 'User' as const, id: test.ids.member };
  await giveMoney(test.server.deps, owner, { coin: 50_000 });
});
beforeEach(() => test.server.clock.set(TEST_START));
afterEach(() => checkBooks(test.server.deps));
afterAll(() => test.server.close());

const roomOf = async (meetingId: number): Promise<void> =>
  inTransaction(test.server.deps, (tx) => openLive(tx, test.server.deps, { meetingId }));

const stateOf = async (meetingId: number, userId: number) => {
  const rows = await test.server.db
    .select()
    .from(registrations)
    .where(eq(registrations.meetingId, meetingId));
  return rows.find((row) => row.userId === userId)?.state;
};

const cancel = async (eventId: number) => {
  const { meeting } = await meetingOf(test.member, eventId);
  const params = { id: meeting.registration?.id ?? 0 };
  return (await test.member.call('deleteRegistration', { params })).data.refunded;
};

it('refunds nothing after a host started early, before the planned time [PAY-78]', async () => {
  const { server, member } = test;
  const { eventId, meetingId } = await makeMeeting(server.deps, { inHours: 1, meeting: paid });
  await pay(member, meetingId);
  const startedAt = server.clock.now();
  await server.db.update(meetings).set({ startedAt }).where(eq(meetings.id, meetingId));
  server.clock.advance(MINUTE_MS);
  const { meeting } = await meetingOf(member, eventId);
  expect(meeting.refund_until).toBe(startedAt.toISOString());
  expect(await cancel(eventId)).toBe(false);
});

it('refunds a payer whose in-person meeting was moved, after its usual time [PAY-78]', async () => {
  const { server, member } = test;
  const made = await makeMeeting(server.deps, { inHours: 60, meeting: { ...paid, ...offline } });
  await pay(member, made.meetingId);
  server.clock.advance(20 * HOUR_MS);
  const move = async (minutes: number): Promise<void> => {
    const [row] = await server.db.select().from(meetings).where(eq(meetings.id, made.meetingId));
    const by = minutes * MINUTE_MS;
    await server.db
      .update(meetings)
      .set({
        startsAt: new Date((row?.startsAt.getTime() ?? 0) + by),
        endsAt: new Date((row?.endsAt.getTime() ?? 0) + by),
        movedAt: server.clock.now(),
      })
      .where(eq(meetings.id, made.meetingId));
  };
  const isRefundable = async (): Promise<boolean> => {
    const { meeting } = await meetingOf(member, made.eventId);
    return new Date(meeting.refund_until) > server.clock.now();
  };
  await move(20);
  expect(await isRefundable()).toBe(false);
  server.clock.advance(MINUTE_MS);
  await move(20);
  expect(await isRefundable()).toBe(true);
  expect(await cancel(made.eventId)).toBe(true);
});

it('gives a payer seven days to cancel a slot that was moved [PAY-78]', async () => {
  const { server, member, ids } = test;
  const made = await makeMeeting(server.deps, {
    inHours: 60,
    meeting: { ...paid, ...offline },
    slots: [2],
  });
  const [slotId = 0] = made.slotIds;
  await register(member, made.meetingId, [slotId]);
  await pay(member, made.meetingId);
  expect(await stateOf(made.meetingId, ids.member)).toBe('registered');
  server.clock.advance(20 * HOUR_MS);
  const refundUntil = async (): Promise<Date> =>
    new Date((await meetingOf(member, made.eventId)).meeting.refund_until);
  expect((await refundUntil()) > server.clock.now()).toBe(false);
  const [slot] = await server.db.select().from(eventSlots).where(eq(eventSlots.id, slotId));
  const startsAt = new Date((slot?.startsAt.getTime() ?? 0) + HOUR_MS);
  const endsAt = new Date(startsAt.getTime() + HOUR_MS);
  await server.db.update(eventSlots).set({ startsAt, endsAt }).where(eq(eventSlots.id, slotId));
  // The database's clock runs later than the test's, so that the new start comes first.
  expect(await refundUntil()).toEqual(startsAt);
  expect(await cancel(made.eventId)).toBe(true);
});

it('renews no right to cancel of other slots when a slot is moved [PAY-78]', async () => {
  const { server, member } = test;
  const made = await makeMeeting(server.deps, {
    inHours: 240,
    meeting: { ...paid, ...offline },
    slots: [2, 2],
  });
  const [own = 0, other = 0] = made.slotIds;
  await register(member, made.meetingId, [own]);
  await pay(member, made.meetingId);
  const startsAt = new Date(server.clock.now().getTime() + 241 * HOUR_MS);
  const endsAt = new Date(startsAt.getTime() + HOUR_MS);
  const isOwn = eq(eventSlots.id, own);
  const movedAt = server.clock.now();
  await server.db.update(eventSlots).set({ startsAt, endsAt, movedAt }).where(isOwn);
  // Later than seven days after the move, and less than 48 hours before the start.
  server.clock.advance(200 * HOUR_MS);
  const moved = { startsAt, endsAt, movedAt: server.clock.now() };
  await server.db.update(eventSlots).set(moved).where(eq(eventSlots.id, other));
  expect(await cancel(made.eventId)).toBe(false);
});

it('does not count a slot as moved when only its end changes [PAY-78]', async () => {
  const { server } = test;
  const { meetingId, slotIds } = await makeMeeting(server.deps, { slots: [2] });
  await server.db
    .update(eventSlots)
    .set({ endsAt: sql`ends_at + interval '5 minutes'` })
    .where(eq(eventSlots.id, slotIds[0] ?? 0));
  const [meeting] = await server.db.select().from(meetings).where(eq(meetings.id, meetingId));
  const [slot] = await server.db
    .select()
    .from(eventSlots)
    .where(eq(eventSlots.meetingId, meetingId));
  expect([meeting?.movedAt, slot?.movedAt]).toEqual([null, null]);
});

it('records the move of a meeting for any change of its start [PAY-78]', async () => {
  const { server } = test;
  const { meetingId } = await makeMeeting(server.deps, { inHours: 1, meeting: paid });
  const change = async (values: Partial<typeof meetings.$inferInsert>) => {
    const isIt = eq(meetings.id, meetingId);
    const [row] = await server.db.update(meetings).set(values).where(isIt).returning();
    return row?.movedAt ?? null;
  };
  expect(await change({ password: '1234' })).toBeNull();
  const startsAt = new Date(server.clock.now().getTime() + 30 * MINUTE_MS);
  expect(await change({ startsAt })).toBeInstanceOf(Date);
  // A caller that sets the time itself is trusted.
  const movedAt = server.clock.now();
  const earlier = new Date(startsAt.getTime() - MINUTE_MS);
  expect(await change({ startsAt: earlier, movedAt })).toEqual(movedAt);
});

it('cancels and refunds a meeting that never started, a day after its end [PAY-78]', async () => {
  const { server, member, ids } = test;
  const { eventId, meetingId } = await makeMeeting(server.deps, { inHours: 1, meeting: paid });
  await roomOf(meetingId);
  const before = await test.coins('member');
  await pay(member, meetingId);
  // The test meeting lasts two hours.
  server.clock.advance((1 + 2 + 24) * HOUR_MS - MINUTE_MS);
  await cancelNeverStarted.handle({}, server.deps);
  expect(await stateOf(meetingId, ids.member)).toBe('registered');
  server.clock.advance(MINUTE_MS);
  await cancelNeverStarted.handle({}, server.deps);
  await cancelNeverStarted.handle({}, server.deps);
  await server.runJobs();
  expect(await stateOf(meetingId, ids.member)).toBe('canceled');
  expect(await test.coins('member')).toEqual(before);
  expect((await meetingOf(member, eventId)).meeting.state).toBe('canceled');
  const [live] = await server.db
    .select()
    .from(liveSessions)
    .where(eq(liveSessions.meetingId, meetingId));
  expect(live?.state).toBe('stopped');
  const refundMails = server.inbox
    .messages(demoEmail('member'))
    .filter(({ text }) => /refunded in full|全额退回/.test(text));
  expect(refundMails).toHaveLength(1);
});

it('mentions no refund to members of a free meeting that never started [PAY-78]', async () => {
  const { server, certified, ids } = test;
  const { meetingId } = await makeMeeting(server.deps, { inHours: 1 });
  await roomOf(meetingId);
  await register(certified, meetingId);
  await server.runJobs();
  server.clock.advance(27 * HOUR_MS);
  await cancelNeverStarted.handle({}, server.deps);
  await server.runJobs();
  expect(await stateOf(meetingId, ids.certified)).toBe('canceled');
  const [mail] = server.inbox.messages(demoEmail('certified'));
  expect(mail?.text).toMatch(/did not take place|未举行/);
  expect(mail?.text).not.toMatch(/refund|退/);
});

it('leaves started meetings and external rooms unchanged [PAY-78]', async () => {
  const { server, certified, ids } = test;
  const started = await makeMeeting(server.deps, { inHours: 1 });
  await roomOf(started.meetingId);
  const elsewhere = await makeMeeting(server.deps, {
    inHours: 1,
    meeting: { onlineType: 'other_online', extraLink: 'https://meet.test/1' },
  });
  for (const { meetingId } of [started, elsewhere]) await register(certified, meetingId);
  await server.db
    .update(meetings)
    .set({ startedAt: server.clock.now() })
    .where(eq(meetings.id, started.meetingId));
  server.clock.advance(40 * HOUR_MS);
  await cancelNeverStarted.handle({}, server.deps);
  for (const { meetingId } of [started, elsewhere]) {
    expect(await stateOf(meetingId, ids.certified)).toBe('registered');
  }
});
