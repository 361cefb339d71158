import { MASK } from '@rostra/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { putAudience } from '#modules/audience/index.ts';
import { ppvCards } from '#modules/cards/tables.ts';
import { openLive } from '#modules/live/index.ts';
import { liveMembers, liveSessions } from '#modules/live/tables.ts';
import { meetingDialIns } from '../meetings/tables.ts';
import { orders } from '#modules/orders/tables.ts';
import { giveCard, giveMoney } from '#modules/orders/testMoney.ts';
import { vipGrants } from '#modules/vip/tables.ts';
import { demoEmail } from '#demo/people.ts';
import { countQueries } from '#testing/countQueries.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { TEST_START } from '#testing/startTestServer.ts';
import { registrations } from './tables.ts';
import { mailParticipant } from './notifyParticipant.ts';
import { readCalendar } from './testCalendar.ts';
import { addMeeting, makeMeeting, paid } from './testMeetings.ts';
import type { TestMeeting } from './testMeetings.ts';
import { meetingOf, pay, register, startRegistrationTest } from './testRegistrations.ts';
import type { RegistrationTest } from './testRegistrations.ts';

const DAY_MS = 86_400_000;
const SECRETS = {
  onlineAddress: 'https://meet.example/secret',
  extraLink: 'https://extra.example/secret',
  password: '246810',
};

let test: RegistrationTest;

beforeAll(async () => {
  test = await startRegistrationTest();
  await giveMoney(test.server.deps, { type: 'User', id: test.ids.member }, { coin: 100_000 });
});
beforeEach(() => test.server.clock.set(TEST_START));
afterAll(() => test.server.close());

/** Creates a meeting with every detail that only attendees may see. */
async function secretMeeting({ meeting, ...rest }: TestMeeting) {
  const made = await makeMeeting(test.server.deps, {
    meeting: { ...SECRETS, ...meeting },
    ...rest,
  });
  await test.server.db.insert(meetingDialIns).values({
    meetingId: made.meetingId,
    countryId: 10_000,
    phoneNumber: '+86 400 555 0199',
    language: 'zh',
    passcode: '777888',
  });
  return made;
}

/** Returns the details a member sees on the meeting's page, in their list and in the calendar. */
async function details({ eventId, meetingId }: { eventId: number; meetingId: number }) {
  const query = { event_id: eventId };
  const [entered] = (await test.member.call('getEnteredEvents', { query })).data;
  const own = entered?.meeting;
  const page = await test.member.call('getEvent', { params: { id: eventId } });
  const calendar = await test.member.call('getEventCalendar', {
    params: { id: meetingId },
    query: {},
  });
  return {
    list: own && [own.online_address, own.extra_link, own.password],
    page:
      page.status === 200
        ? [
            page.data.meetings[0]?.online_address,
            page.data.meetings[0]?.password,
            page.data.dial_in_numbers[0]?.passcode,
          ]
        : page.status,
    calendar: calendar.status === 200 && calendar.data.text.includes(SECRETS.password),
  };
}

const OPEN = {
  list: [SECRETS.onlineAddress, SECRETS.extraLink, SECRETS.password],
  page: [SECRETS.onlineAddress, SECRETS.password, '777888'],
  calendar: true,
};
const CLOSED = { list: [MASK, MASK, MASK], page: [MASK, MASK, MASK], calendar: false };

const giveVip = () =>
  test.server.db.insert(vipGrants).values({
    userId: test.ids.member,
    level: 1,
    days: 2,
    grantedAt: test.server.clock.now(),
    source: 'trial',
  });

describe('details for attendees only', () => {
  it.each([
    [
      'was revoked',
      () => test.server.db.update(vipGrants).set({ revokedAt: test.server.clock.now() }),
    ],
    ['ran out', async () => test.server.clock.advance(3 * DAY_MS)],
  ] as const)('hides them again once the VIP %s [EVT-72, EVT-22]', async (_, lose) => {
    await test.server.db.delete(vipGrants);
    await giveVip();
    const made = await secretMeeting({ meeting: { ...paid, vipLevel: 1 }, inHours: 100 });
    expect((await register(test.member, made.meetingId)).status).toBe(200);
    expect(await details(made)).toEqual(OPEN);
    await lose();
    expect(await details(made)).toEqual(CLOSED);
  });

  it('hides them from registered people outside of the audience [EVT-72]', async () => {
    const made = await secretMeeting({ event: { enSummary: 'For some' } });
    await register(test.member, made.meetingId);
    const summary = async () => {
      const query = { event_id: made.eventId };
      return (await test.member.call('getEnteredEvents', { query })).data[0]?.event.en_summary;
    };
    expect([await details(made), await summary()]).toEqual([OPEN, 'For some']);
    await narrow(made.eventId);
    expect(await summary()).toBeNull();
    expect(await details(made)).toEqual({ ...CLOSED, page: 404 });
  });
});

describe('the details of a meeting in our own room', () => {
  it('hides them from a listener removed by the host, also in a later mail [EVT-72, LCON-54]', async () => {
    const made = await secretMeeting({});
    const registered = await register(test.member, made.meetingId);
    await test.server.runJobs();
    expect(await details(made)).toEqual(OPEN);
    await remove(made.meetingId);
    expect(await details(made)).toEqual(CLOSED);
    const registrationId = registered.data.registration?.id ?? 0;
    const call = { registrationId, what: 'registered', withCalendar: true } as const;
    await mailParticipant.handle(call, test.server.deps);
    const mail = test.server.inbox.latest(demoEmail('member'));
    expect(mail?.calendar?.text).not.toContain(SECRETS.password);
    for (const secret of Object.values(SECRETS)) expect(mail?.text).not.toContain(secret);
  });

  it('offers no next step and no new registration to a removed listener [LCON-54, REG-18]', async () => {
    const made = await secretMeeting({});
    await register(test.member, made.meetingId);
    await remove(made.meetingId);
    const { meeting } = await meetingOf(test.member, made.eventId);
    expect(meeting.registration?.next_step).toBe('none');
    const call = { params: { id: made.meetingId }, query: {} };
    const { text } = (await test.member.call('getEventCalendar', call)).data;
    expect(readCalendar(text)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED' });
    expect(await register(test.member, made.meetingId)).toMatchObject({ status: 403 });
    await test.member.call('deleteRegistration', {
      params: { id: meeting.registration?.id ?? 0 },
    });
    expect(await register(test.member, made.meetingId)).toMatchObject({ status: 403 });
  });

  it('hides them from a listener whose card was revoked, until they pay again [EVT-72, PAY-36]', async () => {
    const made = await secretMeeting({ meeting: paid });
    const cardId = await giveCard(test.server.deps, { type: 'User', id: test.ids.member }, 3);
    const card = { paid_with: 'ppv', card_id: cardId };
    expect((await pay(test.member, made.meetingId, card)).data.state).toBe('paid');
    expect(await details(made)).toEqual(OPEN);
    const revokedAt = test.server.clock.now();
    await test.server.db.update(ppvCards).set({ revokedAt }).where(eq(ppvCards.id, cardId));
    expect(await details(made)).toEqual(CLOSED);
    const page = await test.member.call('getEvent', { params: { id: made.eventId } });
    expect(page.data.meetings[0]).toMatchObject({ has_paid: false, need_to_pay: true });
    const another = await giveCard(test.server.deps, { type: 'User', id: test.ids.member }, 3);
    const again = await pay(test.member, made.meetingId, { paid_with: 'ppv', card_id: another });
    expect(again.data.state).toBe('paid');
    expect(await details(made)).toEqual(OPEN);
  });

  it('keeps them for a listener whose free trial ended and who paid then [EVT-72]', async () => {
    const made = await secretMeeting({ meeting: paid });
    await pay(test.member, made.meetingId);
    await enter(made.meetingId, { isTrial: true, trialEndedAt: test.server.clock.now() });
    const ownPasscode: unknown = expect.stringMatching(/^\d{9}$/);
    expect(await details(made)).toEqual({
      ...OPEN,
      page: [SECRETS.onlineAddress, SECRETS.password, ownPasscode],
    });
  });

  it('runs the same queries for one meeting and for several [EVT-72]', async () => {
    const made = await secretMeeting({ meeting: { ...paid, vipLevel: 1 } });
    await enter(made.meetingId, { entitledAt: test.server.clock.now() });
    const read = () =>
      countQueries(test.server, () =>
        test.member.call('getEvent', { params: { id: made.eventId } }),
      );
    await read();
    const one = await read();
    for (let more = 0; more < 3; more += 1) {
      const at = test.server.clock.now();
      const times = { startsAt: at, endsAt: new Date(at.getTime() + DAY_MS) };
      const { meetingId } = await addMeeting(test.server.deps, made.eventId, {
        ...times,
        meeting: { ...paid, vipLevel: 1 },
      });
      await enter(meetingId, { entitledAt: at });
    }
    expect(await read()).toBe(one);
  });
});

/** Opens the room of a meeting with the member in it. */
async function enter(meetingId: number, member: Partial<typeof liveMembers.$inferInsert>) {
  const { db, deps, clock } = test.server;
  await inTransaction(deps, (tx) => openLive(tx, deps, { meetingId }));
  const [live] = await db.select().from(liveSessions).where(eq(liveSessions.meetingId, meetingId));
  await db.insert(liveMembers).values({
    liveId: live?.id ?? 0,
    userId: test.ids.member,
    eventRole: 'audience',
    role: 'audience',
    mute: true,
    volume: 100,
    createdAt: clock.now(),
    ...member,
  });
}

const remove = (meetingId: number) => enter(meetingId, { removedAt: test.server.clock.now() });

const narrow = (eventId: number) =>
  inTransaction(test.server.deps, (tx) =>
    putAudience(
      tx,
      { type: 'Event', id: eventId },
      { visitors: false, organizationTypeIds: [], userIds: [test.ids.vip] },
    ),
  );

it('refunds a payer who cancels after the audience was narrowed [PAY-78, REG-17]', async () => {
  const { eventId, meetingId } = await makeMeeting(test.server.deps, { meeting: paid });
  const before = await test.coins('member');
  expect((await pay(test.member, meetingId)).data.state).toBe('paid');
  const { meeting } = await meetingOf(test.member, eventId);
  await narrow(eventId);
  const canceled = await test.member.call('deleteRegistration', {
    params: { id: meeting.registration?.id ?? 0 },
  });
  expect(canceled.data.refunded).toBe(true);
  expect(await test.coins('member')).toEqual(before);
  expect(canceled.data.meeting.registration?.state).toBe('canceled');
});

it('frees the seat of a payer outside of the audience whom staff refund [PAY-65, REG-17]', async () => {
  const { eventId, meetingId } = await makeMeeting(test.server.deps, { meeting: paid });
  await pay(test.member, meetingId);
  await narrow(eventId);
  const [order] = await test.server.db.select().from(orders).where(eq(orders.productId, meetingId));
  const refunded = await test.staff.call('postStaffOrderRefund', {
    params: { id: order?.id ?? 0 },
    body: { reason: 'A test.' },
  });
  expect(refunded.status).toBe(200);
  const [row] = await test.server.db
    .select()
    .from(registrations)
    .where(eq(registrations.meetingId, meetingId));
  expect(row?.state).toBe('canceled');
});
