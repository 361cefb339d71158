import { errors, MASK } from '@rostra/contract';
import { phoneUidOf } from '@rostra/contract/live';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { identities, users } from '#modules/accounts/tables.ts';
import { putAudience } from '#modules/audience/index.ts';
import { eventSpeakers, investorEvents } from '#modules/events/tables.ts';
import { giveMoney } from '#modules/orders/testMoney.ts';
import { meetingDialIns, meetings } from '#modules/events/meetings/tables.ts';
import { orders } from '#modules/orders/tables.ts';
import { registrations } from '#modules/events/registrations/tables.ts';
import { pay } from '#modules/events/registrations/testRegistrations.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { FakeTelephony } from '#providers/telephony/testing/FakeTelephony.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { whileFull } from '#testing/whileFull.ts';
import { endAccess } from '../access/endAccess.ts';
import { rightChanges } from '../access/tables.ts';
import { liveSessions } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';
import { phoneCallsOf } from './phoneCallsOf.ts';
import { readNumberOwner } from './readNumberOwner.ts';
import { liveCalls } from './tables.ts';

const MEMBER_PHONE = '+8613712340001';
/** A number of no account. */
const STRANGER = '+85261234567';
/** The notations in which networks report the member's number. */
const NOTATIONS = [
  '+8613712340001',
  '8613712340001',
  '008613712340001',
  '13712340001',
  '013712340001',
];

const phones = new FakeTelephony();
let server: TestServer;
let stage: LiveStage;
let calls = 0;

beforeAll(async () => {
  server = await startTestServer({
    telephony: phones,
    env: { SIP_LISTEN: '127.0.0.1:0', SIP_NUMBER: '4000' },
  });
});
beforeEach(async () => {
  server.clock.set(TEST_START);
  phones.clear();
  stage = await LiveStage.make(server, { priceCents: 1000, listeners: [] });
  await giveMoney(server.deps, { type: 'User', id: stage.ids.member }, { coin: 10_000 });
  const here = and(eq(identities.userId, stage.ids.member), eq(identities.provider, 'phone'));
  await server.db.delete(identities).where(here);
  await server.db.insert(identities).values({
    userId: stage.ids.member,
    provider: 'phone',
    subject: MEMBER_PHONE,
    createdAt: server.clock.now(),
  });
  await pay(await stage.as('member'), stage.meetingId);
  await server.runJobs();
});
afterEach(() => stage.close());
afterAll(() => server.close());

const settled = () => phoneCallsOf(server.deps).settled();
const passcode = async (person: DemoPersonKey = 'member') =>
  (await (await stage.as(person)).call('getCallPassword', { query: { live_id: stage.liveId } }))
    .data.password;
const replace = async (person: DemoPersonKey) =>
  (await stage.as(person)).call('postCallPassword', { body: { live_id: stage.liveId } });
const callRows = () => server.db.select().from(liveCalls).where(eq(liveCalls.liveId, stage.liveId));

/** Dials in and enters a passcode. @returns the id of the call */
async function dial(from: string, password: string): Promise<string> {
  calls += 1;
  const id = `in-${calls}`;
  await phones.dials({ id, dialed: '4000', from });
  phones.presses(id, `${password}#`);
  await settled();
  return id;
}

const isAdmitted = (id: string): boolean =>
  phones.requests.some((request) => request.startsWith(`${id} admit`));
const isHungUp = (id: string): boolean => phones.requests.includes(`${id} hang up`);

const kick = async (
  person: DemoPersonKey,
  { by = 'host', ...reason }: { by?: DemoPersonKey; reason?: string } = {},
) =>
  (await stage.as(by)).call('postKicking', {
    params: stage.params,
    body: { user_id: stage.ids[person], ...reason },
  });

const refund = async (): Promise<void> => {
  const [order] = await server.db
    .select()
    .from(orders)
    .where(and(eq(orders.productId, stage.meetingId), eq(orders.state, 'paid')));
  await (
    await server.as('staff')
  ).call('postStaffOrderRefund', { params: { id: order?.id ?? 0 }, body: { reason: 'A test.' } });
  await server.runJobs();
};

describe('the account behind a called number', () => {
  it.each(NOTATIONS)('is recognized by the number %s', async (from) => {
    expect(await readNumberOwner(server.db, from)).toBe(stage.ids.member);
  });

  it('is unknown by digits that numbers of two countries share', async () => {
    const other = { userId: stage.ids.vip, provider: 'phone' as const, subject: '+4913712340001' };
    await server.db.insert(identities).values({ ...other, createdAt: server.clock.now() });
    expect(await readNumberOwner(server.db, '13712340001')).toBeNull();
    expect(await readNumberOwner(server.db, MEMBER_PHONE)).toBe(stage.ids.member);
    await server.db.delete(identities).where(eq(identities.subject, other.subject));
  });
});

describe('a personal passcode', () => {
  it('names its member from any number, also from a withheld one [LDIA-10]', async () => {
    const own = await passcode();
    expect(await passcode()).toBe(own);
    for (const from of [STRANGER, '', MEMBER_PHONE]) {
      const id = await dial(from, own);
      expect(isAdmitted(id)).toBe(true);
      phones.hangsUp(id);
      await settled();
    }
    expect((await callRows()).map(({ userId }) => userId)).toEqual(Array(3).fill(stage.ids.member));
  });

  it('admits one call at a time, and refuses the second until the first ends [LDIA-10, LDIA-52]', async () => {
    const own = await passcode();
    const first = await dial(MEMBER_PHONE, own);
    const second = await dial(STRANGER, own);
    expect([isAdmitted(second), isHungUp(first)]).toEqual([false, false]);
    expect(phones.requests).toContain(`${second} say refused`);
    server.clock.advance(2000);
    server.live.sweep();
    expect([isHungUp(second), isHungUp(first)]).toEqual([true, false]);
    // Another member's passcode is not in use.
    expect(isAdmitted(await dial(STRANGER, await passcode('host')))).toBe(true);
    phones.hangsUp(first);
    await settled();
    expect(isAdmitted(await dial(STRANGER, own))).toBe(true);
  });

  it('is replaced by its member: the old one ends its call and admits nobody [LDIA-10]', async () => {
    const old = await passcode();
    const inside = await dial(STRANGER, old);
    const atTheDoor = 'at-the-door-with-the-old-one';
    await phones.dials({ id: atTheDoor, dialed: '4000', from: '' });
    const { data } = await replace('member');
    expect(data.password).toMatch(/^\d{9}$/);
    expect([data.password === old, await passcode()]).toEqual([false, data.password]);
    expect(isHungUp(inside)).toBe(true);
    phones.presses(atTheDoor, `${old}#`);
    await settled();
    expect(isAdmitted(atTheDoor)).toBe(false);
    expect(isAdmitted(await dial(STRANGER, data.password))).toBe(true);
  });

  it('is replaced at most ten times in ten minutes, by people who may dial in [LDIA-10]', async () => {
    const { config } = server.deps;
    const { rateLimitFactor } = config;
    config.rateLimitFactor = 1;
    expect((await replace('vip')).status).toBe(403);
    const codes: number[] = [];
    for (let time = 0; time <= 10; time += 1) codes.push((await replace('member')).status);
    config.rateLimitFactor = rateLimitFactor;
    expect(codes).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('is shown as needed, on an event page that opens, when a full disk cannot keep it [EVT-22]', async () => {
    await server.db.insert(meetingDialIns).values({
      meetingId: stage.meetingId,
      countryId: 10_000,
      phoneNumber: '+86 400 555 0199',
      language: 'zh',
    });
    const member = await stage.as('member');
    const page = () => member.call('getEvent', { params: { id: stage.eventId } });
    const full = await whileFull(server.db, 'dial_in_passcodes', page);
    expect([full.status, full.data.dial_in_numbers[0]?.passcode]).toEqual([200, MASK]);
    expect((await page()).data.dial_in_numbers[0]?.passcode).toMatch(/^\d{9}$/);
  });

  it('counts as its owner when another member dials with it [LDIA-10]', async () => {
    const hosts = await passcode('host');
    expect(hosts).not.toBe(await passcode());
    const id = await dial(MEMBER_PHONE, hosts);
    expect((await callRows()).map(({ userId }) => userId)).toEqual([stage.ids.host]);
    await refund();
    expect([isAdmitted(id), isHungUp(id)]).toEqual([true, false]);
  });

  it('is refused with one digit changed, and in another room [LDIA-52]', async () => {
    const own = await passcode();
    const wrong = own.slice(0, -1) + String((Number(own.at(-1)) + 1) % 10);
    expect(isAdmitted(await dial(STRANGER, wrong))).toBe(false);
    const { liveId } = stage;
    const other = await LiveStage.make(server, { listeners: ['member'] });
    const query = { live_id: other.liveId };
    const { data } = await (await other.as('member')).call('getCallPassword', { query });
    expect(isAdmitted(await dial(STRANGER, data.password))).toBe(true);
    other.close();
    const inThis = await server.db.select().from(liveCalls).where(eq(liveCalls.liveId, liveId));
    expect(inThis).toEqual([]);
  });

  it('ends the call from an unknown number after a refund, and no redial works [PAY-78]', async () => {
    const own = await passcode();
    const inside = await dial(STRANGER, own);
    expect([isAdmitted(inside), isHungUp(inside)]).toEqual([true, false]);
    await refund();
    expect(isHungUp(inside)).toBe(true);
    for (const from of [STRANGER, '']) {
      const again = await dial(from, own);
      expect([isAdmitted(again), isHungUp(again)]).toEqual([false, true]);
    }
  });

  it('shows the same digits on the event page, and no one else’s [LDIA-10, EVT-22]', async () => {
    await server.db.insert(meetingDialIns).values({
      meetingId: stage.meetingId,
      countryId: 10_000,
      phoneNumber: '+86 400 555 0199',
      language: 'zh',
      passcode: '777888',
    });
    const page = async (person: DemoPersonKey) =>
      (await (await stage.as(person)).call('getEvent', { params: { id: stage.eventId } })).data
        .dial_in_numbers[0]?.passcode;
    expect([await page('member'), await page('vip')]).toEqual([await passcode(), MASK]);
    expect(isAdmitted(await dial(STRANGER, '777888'))).toBe(false);
  });

  it('ends the call when the event is withdrawn, also at the door [LDIA-10]', async () => {
    const own = await passcode();
    const inside = await dial(STRANGER, own);
    const atTheDoor = 'at-the-door';
    await phones.dials({ id: atTheDoor, dialed: '4000', from: '' });
    await server.db
      .update(investorEvents)
      .set({ withdrawnAt: server.clock.now() })
      .where(eq(investorEvents.id, stage.eventId));
    phones.presses(atTheDoor, `${own}#`);
    await settled();
    expect([isAdmitted(inside), isAdmitted(atTheDoor)]).toEqual([true, false]);
    server.live.sweep();
    await expect.poll(() => isHungUp(inside)).toBe(true);
  });
});

describe('a caller whose right changes', () => {
  it('hangs up after a refund, also when they never entered the room [PAY-78, LDIA-10]', async () => {
    const password = await passcode();
    const inside = await dial('13712340001', password);
    expect([isAdmitted(inside), isHungUp(inside)]).toEqual([true, false]);
    await refund();
    expect(isHungUp(inside)).toBe(true);
    const again = await dial('13712340001', password);
    expect([isAdmitted(again), isHungUp(again)]).toEqual([false, true]);
  });

  it('admits them again after they pay again [PAY-78, LDIA-10]', async () => {
    const password = await passcode();
    await dial('13712340001', password);
    await refund();
    expect((await pay(await stage.as('member'), stage.meetingId)).data.state).toBe('paid');
    expect(isAdmitted(await dial('13712340001', password))).toBe(true);
  });

  it('hangs up when the event is meant for others [LCON-53, LDIA-10]', async () => {
    const id = await dial('13712340001', await passcode());
    await inTransaction(server.deps, (tx) =>
      putAudience(
        tx,
        { type: 'Event', id: stage.eventId },
        { visitors: false, organizationTypeIds: [], userIds: [stage.ids.vip] },
      ),
    );
    server.live.sweep();
    await expect.poll(() => isHungUp(id)).toBe(true);
  });

  it('is silent until the loss is written, and heard again with the right back [LCON-53]', async () => {
    await dial(STRANGER, await passcode());
    const [row] = await callRows();
    const uid = phoneUidOf(row?.id ?? 0);
    const setRights = vi.spyOn(server.deps.live, 'setMediaRights');
    const rights = () => setRights.mock.calls.findLast(([of]) => of === uid)?.[1];
    const setRegistration = (state: 'rejected' | 'registered') =>
      server.db
        .update(registrations)
        .set({ state })
        .where(eq(registrations.meetingId, stage.meetingId));
    await server.db.execute(
      sql.raw(`alter table live_calls add constraint refuse_end
        check (state <> 'hanged_up' or id <> ${row?.id}) not valid`),
    );
    await server.db
      .update(liveSessions)
      .set({ state: 'streaming', startedAt: server.clock.now() })
      .where(eq(liveSessions.id, stage.liveId));
    await setRegistration('rejected');
    server.live.sweep();
    await expect.poll(rights).toEqual({ send: [], receive: false });
    expect((await callRows())[0]?.state).toBe('connected');
    await setRegistration('registered');
    await expect
      .poll(() => {
        server.live.sweep();
        return rights();
      })
      .toEqual({ send: [], receive: true });
    setRights.mockRestore();
    await server.db.execute(sql.raw('alter table live_calls drop constraint refuse_end'));
  });

  it('hangs up when their account is closed [LDIA-10]', async () => {
    const id = await dial('13712340001', await passcode());
    expect(isAdmitted(id)).toBe(true);
    const member = eq(users.id, stage.ids.member);
    await server.db.update(users).set({ withdrawnAt: server.clock.now() }).where(member);
    await endAccess(server.deps, stage.ids.member);
    await server.db.update(users).set({ withdrawnAt: null }).where(member);
    expect(isHungUp(id)).toBe(true);
  });

  it('refuses a free trial and the passcode of a removed member [LTIM-05, LHST-12]', async () => {
    const password = await passcode();
    await stage.join('host');
    await server.db
      .update(meetings)
      .set({ trialAllowed: true })
      .where(eq(meetings.id, stage.meetingId));
    await refund();
    expect((await stage.enter('member')).is_trial).toBe(true);
    expect(isAdmitted(await dial('13712340001', password))).toBe(false);
    await pay(await stage.as('member'), stage.meetingId);
    await server.runJobs();
    expect(isAdmitted(await dial('13712340001', password))).toBe(true);
    await kick('member');
    expect(isAdmitted(await dial('+8613712340001', password))).toBe(false);
  });

  it('ends and refuses the calls of a person whom the host removes by account alone [LHST-12, LDIA-10]', async () => {
    const password = await passcode();
    await stage.join('host');
    const id = await dial(MEMBER_PHONE, password);
    expect((await kick('member', { reason: 'Advertising' })).status).toBe(200);
    await settled();
    expect(isHungUp(id)).toBe(true);
    expect((await callRows()).map(({ state }) => state)).toEqual(['hanged_up']);
    const again = await dial(STRANGER, password);
    expect([isAdmitted(again), isHungUp(again)]).toEqual([false, true]);
    expect((await stage.token('member')).failure).toMatchObject({
      code: errors.liveRemoved.code,
      details: { reason: 'Advertising' },
    });
    expect((await kick('member')).failure.code).toBe(errors.liveMemberNotFound.code);
  });

  it('removes a person who dialed in and hung up, so that no redial works [LHST-12, LDIA-10]', async () => {
    const password = await passcode();
    await stage.join('host');
    phones.hangsUp(await dial(MEMBER_PHONE, password));
    await settled();
    expect((await kick('member')).status).toBe(200);
    expect(isAdmitted(await dial(MEMBER_PHONE, password))).toBe(false);
  });

  it('keeps the call of a host who only dialed in when staff remove them [LHST-12]', async () => {
    await stage.enter('staff');
    const id = await dial(STRANGER, await passcode('host'));
    expect((await kick('host', { by: 'staff' })).failure.code).toBe(errors.liveRoleRefused.code);
    expect(isHungUp(id)).toBe(false);
    expect((await stage.token('host')).status).toBe(200);
  });

  it('hangs up on a member whom the host removes, in both directions [LHST-12, LDIA-10]', async () => {
    await stage.join('host');
    await stage.join('member');
    const id = await dial('13712340009', await passcode());
    await (
      await stage.as('host')
    ).call('postCall', {
      params: { type: 'connect' },
      body: { live_id: stage.liveId, phone_number: MEMBER_PHONE, custom: true },
    });
    await kick('member');
    await settled();
    expect([isHungUp(id), isHungUp(phones.calls[0]?.id ?? '')]).toEqual([true, true]);
    const rows = await server.db.select().from(liveCalls).where(eq(liveCalls.liveId, stage.liveId));
    expect(rows.map(({ state }) => state)).toEqual(['hanged_up', 'hanged_up']);
  });
});

describe('a called person who never entered', () => {
  const EXPERT_PHONE = '+8613712340002';
  /** Lets the host call a number, and answers unless the call is planned. */
  const callOut = async (body: { auto_call?: boolean; phone_number?: string } = {}) => {
    const { data } = await (
      await stage.as('host')
    ).call('postCall', {
      params: { type: 'connect' },
      body: { live_id: stage.liveId, phone_number: EXPERT_PHONE, custom: true, ...body },
    });
    if (body.auto_call !== true) phones.goes('connected');
    await settled();
    return data.attendee.id;
  };
  const rowOf = async (id: number) => (await callRows()).find((row) => row.id === id);
  const dropSpeaker = () =>
    server.db.delete(eventSpeakers).where(eq(eventSpeakers.eventId, stage.eventId));

  beforeEach(async () => {
    await server.db.delete(identities).where(eq(identities.subject, EXPERT_PHONE));
    await server.db.insert(identities).values({
      userId: stage.ids.expert,
      provider: 'phone',
      subject: EXPERT_PHONE,
      createdAt: server.clock.now(),
    });
    await stage.join('host');
  });

  it('is hung up on when their role ends [LDIA-10, LCON-53]', async () => {
    const id = await callOut();
    await dropSpeaker();
    server.live.sweep();
    await expect.poll(async () => (await rowOf(id))?.state).toBe('hanged_up');
    expect(isHungUp(phones.calls[0]?.id ?? '')).toBe(true);
  });

  it('is not called as planned once their role has ended [LDIA-50, LCON-53]', async () => {
    const id = await callOut({ auto_call: true });
    await dropSpeaker();
    server.live.sweep();
    await expect.poll(async () => (await rowOf(id))?.removedAt).not.toBeNull();
    expect(phones.calls).toEqual([]);
  });

  it('stays when someone else’s role ends, or when the host called without one [LDIA-13]', async () => {
    await server.db
      .update(identities)
      .set({ userId: stage.ids.poor })
      .where(eq(identities.subject, EXPERT_PHONE));
    const ids = [await callOut(), await callOut({ phone_number: STRANGER })];
    await dropSpeaker();
    await server.db.insert(rightChanges).values({ userId: stage.ids.poor });
    server.live.sweep();
    await expect.poll(() => server.db.$count(rightChanges)).toBe(0);
    for (const id of ids) expect((await rowOf(id))?.state).toBe('connected');
  });
});
