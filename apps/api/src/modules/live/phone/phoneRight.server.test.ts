import { AGREEMENT_VERSION, MASK } from '@rostra/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, demoEmail } from '#demo/people.ts';
import type { DemoPersonKey } from '#demo/people.ts';
import { putAudience } from '#modules/audience/index.ts';
import { eventSpeakers } from '#modules/events/tables.ts';
import { personalPasscode } from '#modules/events/index.ts';
import { meetingDialIns, meetings } from '#modules/events/meetings/tables.ts';
import { giveMoney } from '#modules/orders/testMoney.ts';
import { registrations } from '#modules/events/registrations/tables.ts';
import { pay } from '#modules/events/registrations/testRegistrations.ts';
import { vipGrants } from '#modules/vip/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { FakeTelephony } from '#providers/telephony/testing/FakeTelephony.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { mayDialIn } from '../access/mayDialIn.ts';
import { liveMembers } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';
import { phoneCallsOf } from './phoneCallsOf.ts';

const HOUR_MS = 3_600_000;
const phones = new FakeTelephony();
let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer({
    telephony: phones,
    env: { SIP_LISTEN: '127.0.0.1:0', SIP_NUMBER: '4000' },
  });
});
afterEach(() => stage.close());
afterAll(() => server.close());

const payFor = async (person: DemoPersonKey): Promise<void> => {
  await pay(await stage.as(person), stage.meetingId);
  await server.runJobs();
};
const cancel = async (person: DemoPersonKey): Promise<void> => {
  const [row] = await server.db
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(
        eq(registrations.meetingId, stage.meetingId),
        eq(registrations.userId, stage.ids[person]),
      ),
    );
  await (await stage.as(person)).call('deleteRegistration', { params: { id: row?.id ?? 0 } });
  await server.runJobs();
};
const logOutAndIn = async (person: DemoPersonKey): Promise<void> => {
  const caller = await stage.as(person);
  await caller.call('postUsersLogout', {});
  await server.runJobs();
  await caller.call('postUsersLogin', {
    body: {
      account: { email: demoEmail(person) },
      method: 'password',
      password: DEMO_PASSWORD,
      agreement_version: AGREEMENT_VERSION,
    },
  });
};
const remove = async (person: DemoPersonKey): Promise<void> => {
  const body = { user_id: stage.ids[person] };
  await (await stage.as('host')).call('postKicking', { params: stage.params, body });
};
const setMeeting = (values: Partial<typeof meetings.$inferInsert>) =>
  server.db.update(meetings).set(values).where(eq(meetings.id, stage.meetingId));
const setMember = (values: Partial<typeof liveMembers.$inferInsert>) =>
  server.db.update(liveMembers).set(values).where(eq(liveMembers.liveId, stage.liveId));
/** Gives a person VIP for one day from now. */
const giveVipDay = async (person: DemoPersonKey): Promise<void> => {
  const grantedAt = server.clock.now();
  const grant = { level: 1, days: 1, grantedAt, source: 'trial' } as const;
  await server.db.insert(vipGrants).values({ ...grant, userId: stage.ids[person] });
  await server.db.insert(registrations).values({
    eventId: stage.eventId,
    meetingId: stage.meetingId,
    userId: stage.ids[person],
    state: 'registered',
    createdAt: grantedAt,
    stateAt: grantedAt,
  });
};

/** Returns where a person’s passcode works now: shown, replaced, admitted. */
async function placesOf(person: DemoPersonKey): Promise<Record<string, boolean>> {
  const { liveId, meetingId, eventId } = stage;
  const caller = await stage.as(person);
  const page = await caller.call('getEvent', { params: { id: eventId } });
  const shown = page.status === 200 ? page.data.dial_in_numbers[0]?.passcode : undefined;
  const call = await caller.call('getCallPassword', { query: { live_id: liveId } });
  const replaced = await caller.call('postCallPassword', { body: { live_id: liveId } });
  const mayDial = await mayDialIn(server.db, server.deps, { meetingId }, stage.ids[person]);
  phones.clear();
  await phones.dials({ id: 'in', dialed: '4000', from: '' });
  phones.presses('in', `${await personalPasscode(server.deps, meetingId, stage.ids[person])}#`);
  await phoneCallsOf(server.deps).settled();
  const isAdmitted = phones.requests.some((request) => request.startsWith('in admit'));
  phones.hangsUp('in');
  await phoneCallsOf(server.deps).settled();
  return {
    page: shown !== undefined && shown !== MASK,
    call: call.status === 200,
    replacement: replaced.status === 200,
    mayDialIn: mayDial,
    door: isAdmitted,
  };
}

type Case = readonly [string, DemoPersonKey, boolean, () => Promise<unknown>];

const CASES: readonly Case[] = [
  ['paid and never joined', 'member', true, () => payFor('member')],
  [
    'paid and joined',
    'member',
    true,
    async () => {
      await payFor('member');
      await stage.enter('member');
    },
  ],
  [
    'joined, canceled and paid again',
    'member',
    true,
    async () => {
      await payFor('member');
      await stage.enter('member');
      await cancel('member');
      await payFor('member');
    },
  ],
  [
    'joined, logged out and in again',
    'member',
    true,
    async () => {
      await payFor('member');
      await stage.enter('member');
      await logOutAndIn('member');
    },
  ],
  [
    'paid in a trial that the room still records',
    'member',
    true,
    async () => {
      await stage.enter('member');
      await payFor('member');
      await setMember({ isTrial: true });
    },
  ],
  [
    'a VIP whose day ended after they joined',
    'poor',
    true,
    async () => {
      await setMeeting({ vipLevel: 1 });
      await giveVipDay('poor');
      await stage.enter('poor');
      server.clock.advance(50 * HOUR_MS);
      const startsAt = server.clock.now();
      await setMeeting({ startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS) });
    },
  ],
  ['the host without a registration', 'host', true, async () => undefined],
  ['a speaker without a registration', 'expert', true, async () => undefined],
  ['a moderator of the staff', 'staff', true, async () => undefined],
  ['a stranger', 'member', false, async () => undefined],
  ['in a free trial', 'member', false, () => stage.enter('member')],
  [
    'after a free trial',
    'member',
    false,
    async () => {
      await stage.enter('member');
      await setMember({ trialEndedAt: server.clock.now() });
    },
  ],
  [
    'canceled before joining',
    'member',
    false,
    async () => {
      await payFor('member');
      await cancel('member');
    },
  ],
  [
    'canceled after joining',
    'member',
    false,
    async () => {
      await payFor('member');
      await stage.enter('member');
      await cancel('member');
    },
  ],
  [
    'removed by the host',
    'member',
    false,
    async () => {
      await payFor('member');
      await stage.enter('host');
      await stage.enter('member');
      await remove('member');
    },
  ],
  [
    'a speaker who was dropped',
    'expert',
    false,
    async () => {
      await stage.enter('expert');
      await server.db.delete(eventSpeakers).where(eq(eventSpeakers.eventId, stage.eventId));
    },
  ],
  [
    'no longer in the audience',
    'member',
    false,
    async () => {
      await payFor('member');
      const others = { visitors: false, organizationTypeIds: [], userIds: [stage.ids.vip] };
      await inTransaction(server.deps, (tx) =>
        putAudience(tx, { type: 'Event', id: stage.eventId }, others),
      );
    },
  ],
  [
    'paid for a meeting that was canceled',
    'member',
    false,
    async () => {
      await payFor('member');
      await setMeeting({ canceledAt: server.clock.now() });
    },
  ],
];

describe('the right to the phone', () => {
  it.each(CASES)(
    'agrees on the page, in the call and at the door: %s [LDIA-10, EVT-22]',
    async (_, person, isExpected, arrange) => {
      stage = await LiveStage.make(server, {
        priceCents: 1000,
        listeners: [],
        meeting: { trialAllowed: true },
      });
      await server.db.insert(meetingDialIns).values({
        meetingId: stage.meetingId,
        countryId: 10_000,
        phoneNumber: '+86 400 555 0199',
        language: 'zh',
      });
      await giveMoney(server.deps, { type: 'User', id: stage.ids.member }, { coin: 10_000 });
      await arrange();
      const places = await placesOf(person);
      const names = ['page', 'call', 'replacement', 'mayDialIn', 'door'];
      expect(places).toEqual(Object.fromEntries(names.map((name) => [name, isExpected])));
    },
  );
});
