import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoEmail } from '#demo/people.ts';
import type { DemoPersonKey } from '#demo/people.ts';
import { investorEvents } from '../tables.ts';
import { meetings } from '../meetings/tables.ts';
import { orders } from '#modules/orders/tables.ts';
import { checkBooks, giveCard, giveMoney } from '#modules/orders/testMoney.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { TestCaller } from '#testing/TestCaller.ts';
import { makeMeeting, offline, paid } from './testMeetings.ts';
import { meetingOf, pay, register, startRegistrationTest } from './testRegistrations.ts';
import type { RegistrationTest } from './testRegistrations.ts';

const HOUR = 60 * 60 * 1000;
const MINUTE = 60 * 1000;

let test: RegistrationTest;
let server: TestServer;
let member: TestCaller;
let certified: TestCaller;
let staff: TestCaller;

beforeAll(async () => {
  test = await startRegistrationTest();
  ({ server, member, certified, staff } = test);
  await giveMoney(server.deps, user('member'), { coin: 50_000, gift: 300 });
});
afterAll(() => server.close());
afterEach(() => checkBooks(server.deps));

const user = (key: DemoPersonKey) => ({ type: 'User' as const, id: test.ids[key] });
const coins = (key: DemoPersonKey) => test.coins(key);

describe('a paid meeting', () => {
  it('asks for payment, holds the seat, registers with the payment [REG-15, EVT-52, EVT-54, EVT-58, PAY-67]', async () => {
    const { eventId, meetingId } = await makeMeeting(server.deps, {
      meeting: { ...paid, capacity: 1, originalPriceCents: 1500 },
    });
    const { data } = await register(member, meetingId);
    const heldUntil = new Date(server.clock.now().getTime() + 30 * MINUTE).toISOString();
    expect(data).toMatchObject({
      current_price: 10,
      original_price: 15,
      free: false,
      need_to_pay: true,
      has_paid: false,
      paid_info: null,
      registration: { state: 'prepending', next_step: 'pay', held_until: heldUntil },
    });
    expect(data.offers.map(({ kind }) => kind)).toContain('pay_price');
    expect((await register(certified, meetingId)).failure.code).toBe(1605);
    expect((await pay(member, meetingId)).data).toMatchObject({ state: 'paid', price: 10 });
    expect((await meetingOf(member, eventId)).meeting).toMatchObject({
      state: 'registered',
      has_paid: true,
      need_to_pay: false,
      access: 'free_by_right',
      offers: [],
      paid_info: { card_type: null, actual_paid: 10 },
      registration: { state: 'registered', held_until: null },
    });
    expect((await pay(member, meetingId)).failure.code).toBe(1408);
  });

  it('links an order of a live session to its event while the site shows it [PAY-55]', async () => {
    const { eventId, meetingId } = await makeMeeting(server.deps, { meeting: paid });
    await pay(member, meetingId);
    const query = { goods_type: 'Agora::Live' as const, goods_id: meetingId };
    const ordered = async () => (await member.call('getOrders', { query })).data;
    expect(await ordered()).toMatchObject([{ state: 'paid', path: `/eventDetail/${eventId}` }]);
    const withdrawnAt = server.clock.now();
    await server.db
      .update(investorEvents)
      .set({ withdrawnAt })
      .where(eq(investorEvents.id, eventId));
    expect(await ordered()).toMatchObject([{ state: 'paid', path: null }]);
  });

  it('frees an unpaid seat after half an hour, and refuses a later payment when full [PAY-67]', async () => {
    const { eventId, meetingId } = await makeMeeting(server.deps, {
      meeting: { ...paid, capacity: 1 },
    });
    await register(member, meetingId);
    server.clock.advance(31 * MINUTE);
    await giveMoney(server.deps, user('certified'), { coin: 1000 });
    expect((await pay(certified, meetingId)).data.state).toBe('paid');
    const before = await coins('member');
    expect((await pay(member, meetingId)).failure.code).toBe(1605);
    expect(await coins('member')).toEqual(before);
    const { meeting } = await meetingOf(member, eventId);
    expect([meeting.state, meeting.registration?.state]).toEqual(['full', 'prepending']);
  });

  it('refuses to pay an open order after its meeting was canceled or ended [EVT-28, PAY-67]', async () => {
    const body = { reason: 'The speaker is ill.' };
    const cancel = (id: number) => staff.call('postStaffEventCancel', { params: { id }, body });
    const end = (id: number) =>
      server.db
        .update(meetings)
        .set({ endedAt: server.clock.now() })
        .where(eq(meetings.eventId, id));
    for (const [close, code] of [
      [cancel, 1607],
      [end, 1606],
    ] as const) {
      const { eventId, meetingId } = await makeMeeting(server.deps, { meeting: paid, inHours: 1 });
      expect((await register(member, meetingId)).data.registration?.next_step).toBe('pay');
      const before = await coins('member');
      await close(eventId);
      expect((await pay(member, meetingId)).failure.code).toBe(code);
      expect(await coins('member')).toEqual(before);
      const rows = await server.db.select().from(orders).where(eq(orders.productId, meetingId));
      expect(rows.map(({ state }) => state)).not.toContain('paid');
    }
  });

  it('accepts Agora::Live and live on the payment screen, and requires a slot first [PAY-32, PAY-34]', async () => {
    const { eventId, meetingId, slotIds } = await makeMeeting(server.deps, {
      meeting: paid,
      slots: [2],
    });
    for (const type of ['Agora::Live', 'live']) {
      const { data } = await member.call('getProduct', { params: { type, id: meetingId } });
      expect(data).toMatchObject({
        goods_type: 'Agora::Live',
        current_price: 10,
        path: `/eventDetail/${eventId}`,
        is_owned: false,
      });
      expect(data.offers.map(({ kind }) => kind)).toEqual(['pay_price']);
    }
    expect((await pay(member, meetingId)).failure.code).toBe(1603);
    await register(member, meetingId, slotIds);
    await pay(member, meetingId);
    const { meeting } = await meetingOf(member, eventId);
    expect(meeting.registration).toMatchObject({ state: 'registered', slot_id: slotIds[0] });
  });

  it('opens by a card with the flag live, and not by one for articles [PAY-28, PAY-36, EVT-55, EVT-56]', async () => {
    const { eventId, meetingId } = await makeMeeting(server.deps, { meeting: paid });
    const articlesOnly = await giveCard(server.deps, user('sun'), 1);
    const sun = await server.as('sun');
    const byCard = (card_id: number) => pay(sun, meetingId, { paid_with: 'ppv', card_id });
    expect((await byCard(articlesOnly)).failure.code).toBe(1407);
    const roomCard = await giveCard(server.deps, user('sun'), 3);
    expect((await meetingOf(sun, eventId)).meeting.offers[0]).toMatchObject({ kind: 'use_card' });
    expect((await byCard(roomCard)).data.state).toBe('paid');
    const { meeting } = await meetingOf(sun, eventId);
    expect(meeting).toMatchObject({
      state: 'registered',
      paid_info: { card_type: 'ppv', actual_paid: 0 },
    });
    const id = meeting.registration?.id ?? 0;
    expect((await sun.call('deleteRegistration', { params: { id } })).data.refunded).toBe(true);
    const { data } = await sun.call('getUsersCard', { query: { card_type: 'ppv' } });
    expect(data.find((card) => card.id === roomCard)?.balance).toBe(5);
  });

  it('leaves a paid registration pending if it needs approval [PAY-09]', async () => {
    const meeting = { ...paid, needsApproval: true };
    const { eventId, meetingId } = await makeMeeting(server.deps, { meeting });
    await pay(member, meetingId);
    expect((await meetingOf(member, eventId)).meeting.state).toBe('pending');
  });
});

describe('deleteRegistration', () => {
  async function entered(hours: number, meeting: object) {
    const made = await makeMeeting(server.deps, { inHours: hours, meeting });
    await pay(member, made.meetingId);
    const { meeting: seen } = await meetingOf(member, made.eventId);
    return { ...made, seen, id: seen.registration?.id ?? 0 };
  }

  it.each([
    ['offline 49 hours before [REG-17, PAY-64]', 49, { ...paid, ...offline }, true],
    ['offline 47 hours before [REG-17, PAY-64]', 47, { ...paid, ...offline }, false],
    ['online just before the start [REG-17, PAY-78]', 0.1, paid, true],
  ])('cancels by the refund rule: %s', async (_name, hours, meeting, refunded) => {
    const before = await coins('member');
    const { id, seen, meetingId } = await entered(hours, meeting);
    expect(new Date(seen.refund_until) > server.clock.now()).toBe(refunded);
    const { data } = await member.call('deleteRegistration', { params: { id } });
    expect(data).toMatchObject({ refunded, meeting: { registration: { state: 'canceled' } } });
    const after = await coins('member');
    expect(after.coin + after.gift).toBe(before.coin + before.gift - (refunded ? 0 : 1000));
    if (refunded) expect(after).toEqual(before);
    const [order] = await server.db.select().from(orders).where(eq(orders.productId, meetingId));
    expect(order?.state).toBe(refunded ? 'refunded' : 'paid');
    // A payment without a refund still belongs to the user.
    const again = await register(member, meetingId);
    expect(again.data.state).toBe(refunded ? 'pending' : 'registered');
  });

  it('refuses to cancel a started meeting, and keeps a canceled one [REG-17]', async () => {
    const { id } = await entered(1, paid);
    server.clock.advance(HOUR);
    expect((await member.call('deleteRegistration', { params: { id } })).failure.code).toBe(1609);
    const made = await makeMeeting(server.deps);
    const { data } = await register(member, made.meetingId);
    const params = { id: data.registration?.id ?? 0 };
    await member.call('deleteRegistration', { params });
    expect((await member.call('deleteRegistration', { params })).data.refunded).toBe(false);
  });

  it('refuses visitors, unknown registrations and those of others [REG-17]', async () => {
    const { meetingId } = await makeMeeting(server.deps);
    const { data } = await register(member, meetingId);
    const params = { id: data.registration?.id ?? 0 };
    expect((await certified.call('deleteRegistration', { params })).failure.code).toBe(1602);
    expect((await server.caller().call('deleteRegistration', { params })).failure.code).toBe(
      10_001,
    );
    const bad = { params: { id: 'x' } } as never;
    expect((await member.call('deleteRegistration', bad)).failure.code).toBe(1001);
  });

  it('ends the order of a canceled unpaid registration [PAY-67]', async () => {
    const { meetingId } = await makeMeeting(server.deps, { meeting: paid });
    const { data } = await register(member, meetingId);
    await member.call('deleteRegistration', { params: { id: data.registration?.id ?? 0 } });
    const [order] = await server.db.select().from(orders).where(eq(orders.productId, meetingId));
    expect(order?.state).toBe('expired');
  });

  it('cancels the registration at a refund by staff [PAY-65]', async () => {
    const { meetingId, eventId } = await entered(24, paid);
    const [order] = await server.db.select().from(orders).where(eq(orders.productId, meetingId));
    const call = { params: { id: order?.id ?? 0 }, body: { reason: 'asked for' } };
    await staff.call('postStaffOrderRefund', call);
    expect((await meetingOf(member, eventId)).meeting).toMatchObject({
      state: 'normal',
      has_paid: false,
      registration: { state: 'canceled' },
    });
  });
});

describe('postStaffEventCancel', () => {
  const cancel = (caller: TestCaller, id: number) =>
    caller.call('postStaffEventCancel', {
      params: { id },
      body: { reason: 'The speaker is ill.' },
    });

  it('ends the registrations, refunds everyone in full and notifies them [EVT-27, EVT-28, PAY-78]', async () => {
    const { eventId, meetingId } = await makeMeeting(server.deps, {
      inHours: 1,
      meeting: { ...paid, ...offline },
    });
    const before = await coins('member');
    await pay(member, meetingId);
    expect((await cancel(staff, eventId)).data).toEqual({
      id: eventId,
      state: 'canceled',
      registrations: 1,
      refunded: 1,
    });
    expect(await coins('member')).toEqual(before);
    const { event, meeting } = await meetingOf(member, eventId);
    expect([event.state, meeting.state]).toEqual(['canceled', 'canceled']);
    expect(meeting.registration).toMatchObject({ state: 'canceled', next_step: 'none' });
    await server.runJobs();
    const mails = server.inbox.messages(demoEmail('member')).map(({ text }) => text);
    expect(mails.some((text) => text.includes('The speaker is ill.'))).toBe(true);
    expect((await cancel(staff, eventId)).failure.code).toBe(1610);
  });

  it('refuses to cancel an ongoing event, other callers and bad input [EVT-28]', async () => {
    const { eventId } = await makeMeeting(server.deps, { inHours: -0.5 });
    expect((await cancel(staff, eventId)).failure.code).toBe(1610);
    expect((await cancel(staff, 999_999)).failure.code).toBe(1203);
    expect((await cancel(member, eventId)).failure.code).toBe(1004);
    expect((await cancel(server.caller(), eventId)).failure.code).toBe(10_001);
    const bad = { params: { id: eventId }, body: { reason: '' } };
    expect((await staff.call('postStaffEventCancel', bad)).failure.code).toBe(1001);
  });
});
