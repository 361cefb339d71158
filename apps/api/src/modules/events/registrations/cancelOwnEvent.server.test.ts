import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoEmail } from '#demo/people.ts';
import { giveMoney } from '#modules/orders/testMoney.ts';
import type { TestCaller } from '#testing/TestCaller.ts';
import { makeMeeting, paid } from './testMeetings.ts';
import { english, meetingOf, pay, startRegistrationTest } from './testRegistrations.ts';
import type { RegistrationTest } from './testRegistrations.ts';

const REASON = 'The speaker is ill.';

let test: RegistrationTest;
/** Leads the organizer of the events made here. */
let lead: TestCaller;

beforeAll(async () => {
  test = await startRegistrationTest();
  await giveMoney(test.server.deps, { type: 'User', id: test.ids.member }, { coin: 50_000 });
  lead = await test.server.as('host');
});
afterAll(() => test.server.close());

const cancel = (caller: TestCaller, id: number, reason = REASON, idempotencyKey?: string) =>
  caller.call(
    'postEventCancel',
    { params: { id }, body: { reason } },
    { ...english, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) },
  );

describe('postEventCancel', () => {
  it('lets the organizer’s lead cancel, refunds everyone and sends the reason [EVT-37]', async () => {
    const { server, member, coins } = test;
    const { eventId, meetingId } = await makeMeeting(server.deps, { inHours: 1, meeting: paid });
    const before = await coins('member');
    await pay(member, meetingId);
    expect((await meetingOf(lead, eventId)).event.can_cancel).toBe(true);
    const { data } = await cancel(lead, eventId, REASON, 'one-key-of-a-cancellation');
    expect(data).toEqual({ id: eventId, state: 'canceled', registrations: 1, refunded: 1 });
    expect(await coins('member')).toEqual(before);
    const { event, meeting } = await meetingOf(member, eventId);
    expect([event.state, meeting.state]).toEqual(['canceled', 'canceled']);
    expect(meeting.registration).toMatchObject({ state: 'canceled', reason: REASON });
    await server.runJobs();
    const mails = server.inbox.messages(demoEmail('member')).map(({ text }) => text);
    expect(mails.some((text) => text.includes(REASON))).toBe(true);
    const again = await cancel(lead, eventId, REASON, 'one-key-of-a-cancellation');
    expect(again.data).toEqual(data);
    expect((await cancel(lead, eventId)).failure.code).toBe(1610);
    expect((await meetingOf(lead, eventId)).event.can_cancel).toBe(false);
  });

  it('refuses visitors, members, other leads and staff, who have their own call [EVT-37]', async () => {
    const { server, member, certified, staff } = test;
    const { eventId } = await makeMeeting(server.deps);
    expect((await cancel(server.caller(), eventId)).failure.code).toBe(10_001);
    for (const caller of [member, certified, staff]) {
      expect((await cancel(caller, eventId)).failure.code).toBe(1004);
      expect((await meetingOf(caller, eventId)).event.can_cancel).toBe(false);
    }
    expect((await meetingOf(member, eventId)).event.state).toBe('planned');
  });

  it('refuses an event that has begun, an unknown one and bad input [EVT-37]', async () => {
    const { server } = test;
    const { eventId } = await makeMeeting(server.deps, { inHours: -0.5 });
    expect((await meetingOf(lead, eventId)).event.can_cancel).toBe(false);
    expect((await cancel(lead, eventId)).failure.code).toBe(1610);
    expect((await cancel(lead, 999_999)).failure.code).toBe(1203);
    const { eventId: coming } = await makeMeeting(server.deps);
    for (const reason of ['', ' ', 'x'.repeat(301)]) {
      expect((await cancel(lead, coming, reason)).failure.code).toBe(1001);
    }
    const { eventId: hidden } = await makeMeeting(server.deps, {
      event: { withdrawnAt: server.clock.now() },
    });
    expect((await cancel(lead, hidden)).failure.code).toBe(1203);
  });
});
