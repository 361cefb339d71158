import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoEmail } from '#demo/people.ts';
import type { DemoPersonKey } from '#demo/people.ts';
import { putAudience } from '#modules/audience/index.ts';
import { meetings } from '../meetings/tables.ts';
import { notices } from '#modules/notices/tables.ts';
import { organizationUsers } from '#modules/organizations/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { TestCaller } from '#testing/TestCaller.ts';
import { moveRegistration } from './states.ts';
import { registrations } from './tables.ts';
import { addMeeting, makeMeeting } from './testMeetings.ts';
import {
  crowdOf,
  english,
  meetingOf,
  pay,
  register,
  startRegistrationTest,
} from './testRegistrations.ts';

const HOUR = 60 * 60 * 1000;

let server: TestServer;
let ids: Record<DemoPersonKey, number>;
let member: TestCaller;
let certified: TestCaller;

beforeAll(async () => {
  ({ server, ids, member, certified } = await startRegistrationTest());
});
afterAll(() => server.close());

const moved = (id: number, from: 'pending' | 'registered', to: 'registered' | 'rejected') =>
  inTransaction(server.deps, (tx) =>
    moveRegistration(tx, id, from, to, { stateAt: server.clock.now(), reason: 'No place' }),
  );

describe('postRegistration', () => {
  it('registers at once for a free meeting, and changes nothing on repetition [REG-01, REG-04, EVT-30, EVT-45, EVT-61]', async () => {
    const { eventId, meetingId } = await makeMeeting(server.deps);
    const before = await meetingOf(member, eventId);
    expect(before.event.user_state).toBe('registering');
    expect(before.meeting).toMatchObject({ state: 'normal', registration: null });
    const { data } = await register(member, meetingId);
    expect(data).toMatchObject({
      has_registered: true,
      state: 'registered',
      registration: { state: 'registered', next_step: 'attend', can_cancel: true },
    });
    const again = await register(member, meetingId);
    expect(again.data.registration).toEqual(data.registration);
    expect((await meetingOf(member, eventId)).event.user_state).toBe('registered');
    expect((await meetingOf(certified, eventId)).event.user_state).toBe('registering');
  });

  it('returns the first answer for the same key [REG-01]', async () => {
    const { meetingId } = await makeMeeting(server.deps);
    const options = { ...english, idempotencyKey: 'one-key-of-a-registration' };
    const first = await register(member, meetingId, [], options);
    expect((await register(member, meetingId, [], options)).data).toEqual(first.data);
  });

  it('asks visitors to log in, and hides meetings outside their audience [REG-01]', async () => {
    const { eventId, meetingId } = await makeMeeting(server.deps);
    expect((await register(server.caller(), meetingId)).failure.code).toBe(10_001);
    expect((await register(member, 999_999)).failure).toMatchObject({ code: 1601 });
    const closed = { visitors: false, organizationTypeIds: [1], userIds: [ids.vip] };
    await inTransaction(server.deps, (tx) =>
      putAudience(tx, { type: 'Event', id: eventId }, closed),
    );
    expect((await register(member, meetingId)).failure.code).toBe(1601);
    expect((await register(await server.as('vip'), meetingId)).data.state).toBe('registered');
  });

  it.each([
    [{}, 'EVT-26', { inHours: -3 }, 1606],
    [{ canceledAt: new Date('2026-11-20T00:00:00Z') }, 'EVT-27', {}, 1607],
  ])(
    'refuses ended and canceled meetings: %j %s [EVT-63, EVT-64]',
    async (event, _row, more, code) => {
      const { meetingId, eventId } = await makeMeeting(server.deps, { event, ...more });
      expect((await register(member, meetingId)).failure.code).toBe(code);
      const state = code === 1606 ? 'finished' : 'canceled';
      const { meeting, event: seen } = await meetingOf(member, eventId);
      expect([meeting.state, seen.state, seen.user_state]).toEqual([state, state, state]);
    },
  );

  it.each([{ slot_ids: 'x' }, { slot_ids: [0] }, { slot: 1 }])('refuses %j', async (body) => {
    const { meetingId } = await makeMeeting(server.deps);
    const call = { params: { id: meetingId }, body };
    expect((await member.call('postRegistration', call as never)).failure.code).toBe(1001);
  });
});

describe('time slots', () => {
  it('requires one slot [REG-11, ERR-27, EVT-15]', async () => {
    const { eventId, meetingId, slotIds } = await makeMeeting(server.deps, { slots: [3, 3] });
    const { meeting } = await meetingOf(member, eventId);
    expect(meeting.time_slots.map(({ id, places_left }) => [id, places_left])).toEqual(
      slotIds.map((id) => [id, 3]),
    );
    const answer = await register(member, meetingId);
    expect(answer.failure).toMatchObject({ code: 1603, msg: 'Please select time slot' });
    expect((await register(member, meetingId, [999_999])).failure.code).toBe(1603);
  });

  it('refuses two slots, at once or one after the other, across meetings too [REG-12]', async () => {
    const { eventId, meetingId, slotIds } = await makeMeeting(server.deps, { slots: [3, 3] });
    const [first = 0, second = 0] = slotIds;
    expect((await register(member, meetingId, [first, second])).failure.code).toBe(1604);
    const { data } = await register(member, meetingId, [first]);
    expect(data.registration?.slot_id).toBe(first);
    expect(data.time_slots.map(({ places_left }) => places_left)).toEqual([2, 3]);
    expect((await register(member, meetingId, [second])).failure.code).toBe(1604);
    const startsAt = new Date(server.clock.now().getTime() + 24 * HOUR);
    const endsAt = new Date(startsAt.getTime() + HOUR);
    const other = await addMeeting(server.deps, eventId, { startsAt, endsAt, slots: [3] });
    expect((await register(member, other.meetingId, other.slotIds)).failure.code).toBe(1604);
  });

  it('refuses a full slot and slots of other meetings, and accepts a free one [REG-13]', async () => {
    const { meetingId, slotIds } = await makeMeeting(server.deps, { slots: [1, 1] });
    const [first = 0, second = 0] = slotIds;
    await register(member, meetingId, [first]);
    expect((await register(certified, meetingId, [first])).failure.code).toBe(1605);
    expect((await register(certified, meetingId, [second])).data.state).toBe('registered');
    const free = await makeMeeting(server.deps);
    expect((await register(member, free.meetingId, [first])).failure.code).toBe(1001);
  });
});

describe('capacity', () => {
  it('gives the last seat to one of a hundred users, and reports it as full to others [REG-13, EVT-62]', async () => {
    const { eventId, meetingId } = await makeMeeting(server.deps, { meeting: { capacity: 1 } });
    const crowd = await crowdOf(server, 100);
    const answers = await Promise.all(crowd.map(({ caller }) => register(caller, meetingId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(99);
    const { meeting } = await meetingOf(member, eventId);
    expect(meeting).toMatchObject({ state: 'full', places_left: 0, capacity: 1 });
    const refused = await register(member, meetingId);
    expect(refused.failure).toMatchObject({ code: 1605, msg: 'This meeting is full.' });
  });

  it('offers no choice if all slots have begun [EVT-29, REG-10, REG-18]', async () => {
    const { meetingId, slotIds } = await makeMeeting(server.deps, { inHours: 1, slots: [3] });
    const { data } = await register(member, meetingId, slotIds);
    await member.call('deleteRegistration', { params: { id: data.registration?.id ?? 0 } });
    const step = async () =>
      (await member.call('getEnteredEvents', { query: { event_id: data.event_id } })).data[0]
        ?.registration.next_step;
    expect(await step()).toBe('register_again');
    const now = server.clock.now();
    server.clock.advance(1.2 * HOUR);
    expect(await step()).toBe('none');
    server.clock.set(now.toISOString());
  });

  it('frees the seat of a canceled registration, and lets the user register again [REG-08, REG-10]', async () => {
    const { meetingId } = await makeMeeting(server.deps, { meeting: { capacity: 1 } });
    const { data } = await register(member, meetingId);
    const id = data.registration?.id ?? 0;
    const gone = await member.call('deleteRegistration', { params: { id } });
    expect(gone.data).toMatchObject({
      refunded: false,
      meeting: {
        state: 'normal',
        registration: { state: 'canceled', next_step: 'register_again' },
      },
    });
    await register(certified, meetingId);
    expect((await register(member, meetingId)).failure.code).toBe(1605);
    const own = (await certified.call('getEnteredEvents', { query: {} })).data[0]?.registration;
    await certified.call('deleteRegistration', { params: { id: own?.id ?? 0 } });
    expect((await register(member, meetingId)).data.registration).toMatchObject({
      id,
      state: 'registered',
    });
  });
});

describe('waiting', () => {
  it('keeps a registration pending for the organizer, and allows another after rejection [REG-02, REG-07, REG-09, EVT-60]', async () => {
    const { meetingId } = await makeMeeting(server.deps, { meeting: { needsApproval: true } });
    const { data } = await register(member, meetingId);
    expect(data).toMatchObject({
      state: 'pending',
      has_registered: false,
      registration: { state: 'pending', next_step: 'wait' },
    });
    await moved(data.registration?.id ?? 0, 'pending', 'rejected');
    const entered = await member.call('getEnteredEvents', { query: { state: 'rejected' } });
    expect(entered.data[0]).toMatchObject({
      registration: { state: 'rejected', reason: 'No place', next_step: 'register_again' },
      meeting: { state: 'normal' },
    });
    expect((await register(member, meetingId)).data.registration).toMatchObject({
      state: 'pending',
      reason: null,
    });
  });

  it('waits for certification and continues after it [REG-03]', async () => {
    const { meetingId } = await makeMeeting(server.deps, { meeting: { certifiedOnly: true } });
    expect((await register(member, meetingId)).data).toMatchObject({
      state: 'pending',
      registration: { state: 'prepending', next_step: 'certify', held_until: null },
    });
    expect((await register(certified, meetingId)).data.state).toBe('registered');
  });

  it('certifies only by an approved and lasting membership [CERT-05]', async () => {
    const { meetingId } = await makeMeeting(server.deps, { meeting: { certifiedOnly: true } });
    const isCertified = async (caller: TestCaller) => {
      const registration = (await register(caller, meetingId)).data.registration;
      const own = { params: { id: registration?.id ?? 0 } };
      await caller.call('deleteRegistration', own);
      return registration?.next_step !== 'certify';
    };
    const gu = await server.as('gu');
    const become = (values: Partial<typeof organizationUsers.$inferInsert>) =>
      server.db
        .update(organizationUsers)
        .set({ state: 'passed', dismissedAt: null, ...values })
        .where(eq(organizationUsers.userId, ids.gu));
    expect((await member.call('getUsersMe', {})).data.organization_user).toBeNull();
    expect(await isCertified(member)).toBe(false);
    for (const values of [
      { state: 'pending' },
      { state: 'rejected' },
      { dismissedAt: server.clock.now() },
    ] as const) {
      await become(values);
      const { organization_user: row } = (await gu.call('getUsersMe', {})).data;
      expect([row?.state, row?.dismissed_at === null]).toEqual([
        'state' in values ? values.state : 'passed',
        !('dismissedAt' in values),
      ]);
      expect([values, await isCertified(gu)]).toEqual([values, false]);
    }
    await become({});
    expect(await isCertified(gu)).toBe(true);
  });

  it('registers VIP for a VIP-only meeting, and asks others to upgrade [REG-03]', async () => {
    const meeting = { onlyVip: true, vipLevel: 1, currentPriceCents: null };
    const { meetingId, eventId } = await makeMeeting(server.deps, { meeting });
    expect((await register(member, meetingId)).data).toMatchObject({
      need_to_pay: true,
      free: false,
      access: 'vip',
      registration: { state: 'prepending', next_step: 'upgrade_vip' },
    });
    expect((await pay(member, meetingId)).failure.code).toBe(1409);
    expect((await meetingOf(server.caller(), eventId)).event.only_vip).toBe(true);
  });
});

it('writes notices and emails in the language of the user', async () => {
  const { meetingId } = await makeMeeting(server.deps, {
    event: { scName: '语言测试', enName: 'Words' },
  });
  await register(member, meetingId);
  await register(certified, meetingId);
  await server.runJobs();
  const zh = server.inbox.latest(demoEmail('member'));
  const en = server.inbox.latest(demoEmail('certified'));
  expect(zh?.subject).toBe('报名成功：语言测试');
  expect(en?.subject).toBe('You’re registered: Words');
  const read = await certified.call('getNotices', { query: {} }, english);
  expect(read.data[0]?.title).toBe('You’re registered');
});

describe('getEnteredEvents', () => {
  it('lists own registrations by state and page, the next meeting first [PROF-04, REG-18]', async () => {
    const tan = await server.as('tan');
    const late = await makeMeeting(server.deps, { inHours: 48 });
    const soon = await makeMeeting(server.deps, { inHours: 0.4 });
    const past = await makeMeeting(server.deps, { inHours: 1 });
    for (const { meetingId } of [late, past, soon]) await register(tan, meetingId);
    await server.db
      .update(meetings)
      .set({
        startsAt: new Date(server.clock.now().getTime() - 3 * HOUR),
        endsAt: new Date(server.clock.now().getTime() - HOUR),
      })
      .where(eq(meetings.id, past.meetingId));
    const { data, meta } = await tan.call('getEnteredEvents', { query: {} });
    expect(data.map(({ meeting }) => meeting.id)).toEqual(
      [soon, late, past].map(({ meetingId }) => meetingId),
    );
    expect(data.map(({ registration }) => registration.next_step)).toEqual([
      'enter',
      'attend',
      'none',
    ]);
    expect(meta.total).toBe(3);
    const paged = await tan.call('getEnteredEvents', { query: { per_page: 1, page: 2 } });
    expect(paged.data.map(({ event }) => event.id)).toEqual([late.eventId]);
    const canceled = await tan.call('getEnteredEvents', { query: { state: 'canceled' } });
    expect(canceled.data).toEqual([]);
  });

  it('refuses visitors and bad input [PROF-04]', async () => {
    const visitor = server.caller();
    expect((await visitor.call('getEnteredEvents', { query: {} })).failure.code).toBe(10_001);
    const bad = { query: { state: 'open' } } as never;
    expect((await member.call('getEnteredEvents', bad)).failure.code).toBe(1001);
  });
});

it('moves a registration only along its transitions [REG-05, REG-06]', async () => {
  const { meetingId } = await makeMeeting(server.deps);
  const { data } = await register(member, meetingId);
  const id = data.registration?.id ?? 0;
  await expect(moved(id, 'registered', 'rejected')).rejects.toThrow('No registration goes');
  expect(await moved(id, 'pending', 'registered')).toBeUndefined();
  const [row] = await server.db.select().from(registrations).where(eq(registrations.id, id));
  expect(row?.state).toBe('registered');
});

it('frees the seats of a withdrawn user in future meetings (ADR 24)', async () => {
  const { eventId, meetingId } = await makeMeeting(server.deps, { meeting: { capacity: 1 } });
  const marsh = await server.as('marsh');
  await register(marsh, meetingId);
  expect((await meetingOf(member, eventId)).meeting.state).toBe('full');
  await inTransaction(server.deps, (tx) =>
    recordAuditAndEvent(tx, server.deps, {
      actor: { kind: 'system' },
      action: 'user.withdraw',
      subject: { type: 'user', id: ids.marsh },
      event: { name: 'user.withdrawn', payload: { userId: ids.marsh } },
    }),
  );
  await server.runJobs();
  expect((await meetingOf(member, eventId)).meeting.state).toBe('normal');
});

it('cancels neither another’s registration nor one’s own by another’s ID [REG-17]', async () => {
  const { meetingId } = await makeMeeting(server.deps);
  const [one, other] = await crowdOf(server, 2);
  if (one === undefined || other === undefined) throw new Error('Nobody came.');
  const mine = (await register(one.caller, meetingId)).data.registration?.id ?? 0;
  const theirs = (await register(other.caller, meetingId)).data.registration?.id ?? 0;
  const refused = await one.caller.call('deleteRegistration', { params: { id: theirs } });
  expect(refused.status).toBe(404);
  const states = await server.db
    .select({ state: registrations.state })
    .from(registrations)
    .where(inArray(registrations.id, [mine, theirs]));
  expect(states.map(({ state }) => state)).toEqual(['registered', 'registered']);
});

it('notifies the participant, not the user whose ID equals the registration’s [REG-01]', async () => {
  const { meetingId } = await makeMeeting(server.deps);
  const crowd = await crowdOf(server, 12);
  const last = crowd.at(-1);
  if (last === undefined) throw new Error('Nobody came.');
  const { data } = await register(last.caller, meetingId);
  expect(data.registration?.id).not.toBe(last.userId);
  await server.runJobs();
  const found = await server.db.select().from(notices).where(eq(notices.userId, last.userId));
  expect(found.map(({ kind }) => kind)).toEqual(['registrationRegistered']);
});
