import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { AGREEMENT_VERSION } from '@rostra/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD, demoEmail } from '#demo/people.ts';
import { users } from '#modules/accounts/tables.ts';
import { viewerOfUser } from '#modules/accounts/index.ts';
import { audiences } from '#modules/audience/tables.ts';
import { ppvCards } from '#modules/cards/tables.ts';
import { investorEvents } from '#modules/events/tables.ts';
import { seesRecording } from '#modules/live/recording/seesRecording.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import { giveCard, giveMoney } from '#modules/orders/testMoney.ts';
import { orders } from '#modules/orders/tables.ts';
import { organizations, organizationUsers } from '#modules/organizations/tables.ts';
import { registrations } from '#modules/events/registrations/tables.ts';
import { pay, register } from '#modules/events/registrations/testRegistrations.ts';
import { vipGrants } from '#modules/vip/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { LiveClient } from '#testing/LiveClient.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { TestCaller } from '#testing/TestCaller.ts';
import { liveMembers } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';
import { hasRoomRight } from './hasRoomRight.ts';
import { mayDialIn } from './mayDialIn.ts';
import { rightChanges } from './tables.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Hours that outlast one day of VIP, which ends with a day in Beijing. */
const VIP_OVER_HOURS = 50;
const PEOPLE = ['member', 'vip'] as const;
type Person = (typeof PEOPLE)[number];
const [SEQUENCES, STEPS] = process.env['TEST_EXHAUSTIVE'] === '1' ? [120, 30] : [6, 14];
/** The part of a sequence after which things may happen that end it for good. */
const FINAL_PART = 0.7;
/** Known only to people with the right to attend. */
const SECRET = 'https://meet.example/secret';

/** Returns a generator of numbers from 0 to 1, repeatable for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The test's own record of a person, independent of the server. */
interface Known {
  isRegistered: boolean;
  hasPaid: boolean;
  /** VIP by order, one day of VIP from staff, or none; `over` once that day has ended. */
  vip: 'none' | 'bought' | 'day' | 'over';
  /** True if the day of VIP was running at the last entry. */
  joinedWithDay: boolean;
  /** The card that paid, while it is valid. */
  cardId: number | undefined;
  isRemoved: boolean;
  isLoggedIn: boolean;
  /** False for a dismissed member of an organization, and for people without one. */
  isEmployed: boolean;
  isClosed: boolean;
  line: LiveClient | undefined;
  media: LiveClient | undefined;
}

/** The audience of the event. */
type Circle = 'everyone' | 'organization' | Person;

let server: TestServer;
let stage: LiveStage;
let known: Record<Person, Known>;
let isCanceled: boolean;
let circle: Circle;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.set(TEST_START);
  stage = await LiveStage.make(server, {
    priceCents: 1000,
    listeners: [],
    meeting: {
      vipLevel: 1,
      ppvAllowed: true,
      extraLink: SECRET,
      endsAt: new Date(Date.parse(TEST_START) + 30 * 24 * HOUR_MS),
    },
  });
  // Revocations of earlier sequences lie in the future once the clock is set back.
  await server.db.update(vipGrants).set({ revokedAt: sql`${vipGrants.grantedAt}` });
  await stage.join('host');
  known = { member: blank(), vip: { ...blank(), isEmployed: true } };
  for (const person of PEOPLE) {
    await giveMoney(server.deps, ownerOf(person), { coin: 1_000_000 });
    await login(person);
  }
  isCanceled = false;
  circle = 'everyone';
});
afterEach(async () => {
  for (const person of PEOPLE) known[person].media?.cut();
  stage.close();
  await server.db.update(users).set({ withdrawnAt: null }).where(isNotNull(users.withdrawnAt));
  await employ(null);
});
afterAll(() => server.close());

const ownerOf = (person: Person) => ({ type: 'User' as const, id: stage.ids[person] });
const blank = (): Known => ({
  isRegistered: false,
  hasPaid: false,
  vip: 'none',
  joinedWithDay: false,
  cardId: undefined,
  isRemoved: false,
  isLoggedIn: true,
  isEmployed: false,
  isClosed: false,
  line: undefined,
  media: undefined,
});

/** Dismisses the person with an organization, or takes the dismissal back. */
const employ = (dismissedAt: Date | null) =>
  server.db
    .update(organizationUsers)
    .set({ dismissedAt })
    .where(eq(organizationUsers.userId, stage.ids.vip));

/** Returns whether the event is meant for a person. */
function isInCircle(person: Person): boolean {
  if (circle === 'organization') return known[person].isEmployed;
  return circle === 'everyone' || circle === person;
}

/** Returns whether a person has a right to be in the room after the past events. */
function hasRight(person: Person): boolean {
  const { isRegistered, hasPaid, vip, joinedWithDay, isRemoved, isClosed } = known[person];
  const isEntitled =
    hasPaid || vip === 'bought' || vip === 'day' || (vip === 'over' && joinedWithDay);
  const isOut = isCanceled || isRemoved || isClosed || !isInCircle(person);
  return !isOut && isRegistered && isEntitled;
}

/** Returns whether a person can use the site as themselves. */
const isThere = (person: Person): boolean => known[person].isLoggedIn && !known[person].isClosed;

async function login(person: Person): Promise<void> {
  const { status } = await (
    await stage.as(person)
  ).call('postUsersLogin', {
    body: {
      account: { email: demoEmail(person) },
      method: 'password',
      password: DEMO_PASSWORD,
      agreement_version: AGREEMENT_VERSION,
    },
  });
  known[person].isLoggedIn = status === 200;
}

async function registrationOf(person: Person) {
  const [row] = await server.db
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.meetingId, stage.meetingId),
        eq(registrations.userId, stage.ids[person]),
      ),
    );
  return row;
}

const refundOf = async (person: Person, productType: string): Promise<boolean> => {
  const [order] = await server.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, stage.ids[person]),
        eq(orders.productType, productType),
        eq(orders.state, 'paid'),
        ...(productType === 'Agora::Live' ? [eq(orders.productId, stage.meetingId)] : []),
      ),
    )
    // Orders of VIP of earlier sequences are still paid.
    .orderBy(desc(orders.id));
  if (order === undefined) return false;
  const answer = await (
    await server.as('staff')
  ).call('postStaffOrderRefund', {
    params: { id: order.id },
    body: { reason: 'A test.' },
  });
  return answer.status === 200;
};

type Act = (person: Person, caller: TestCaller, me: Known) => Promise<void>;

/** Things that can happen to a person, and how they change the test's record. */
const ACTS: Readonly<Record<string, Act>> = {
  pay: async (_, caller, me) => {
    const paid = await pay(caller, stage.meetingId);
    if (paid.status === 200 && paid.data.state === 'paid')
      Object.assign(me, { hasPaid: true, isRegistered: true });
  },
  payByCard: async (person, caller, me) => {
    const cardId = await giveCard(server.deps, ownerOf(person), 3);
    const paid = await pay(caller, stage.meetingId, { paid_with: 'ppv', card_id: cardId });
    if (paid.status === 200 && paid.data.state === 'paid')
      Object.assign(me, { hasPaid: true, isRegistered: true, cardId });
  },
  revokeCard: async (_, __, me) => {
    if (me.cardId === undefined) return;
    const revokedAt = server.clock.now();
    await server.db.update(ppvCards).set({ revokedAt }).where(eq(ppvCards.id, me.cardId));
    Object.assign(me, { hasPaid: false, cardId: undefined });
  },
  dismiss: async (_, __, me) => {
    if (!me.isEmployed) return;
    await employ(server.clock.now());
    me.isEmployed = false;
  },
  register: async (_, caller, me) => {
    const answer = await register(caller, stage.meetingId);
    if (answer.status === 200 && answer.data.registration?.state === 'registered')
      me.isRegistered = true;
  },
  cancel: async (person, caller, me) => {
    const row = await registrationOf(person);
    if (row === undefined) return;
    const answer = await caller.call('deleteRegistration', { params: { id: row.id } });
    if (answer.status === 200) {
      me.isRegistered = false;
      if (answer.data.refunded) Object.assign(me, { hasPaid: false, cardId: undefined });
    }
  },
  refund: async (person, _, me) => {
    if (!(await refundOf(person, 'Agora::Live'))) return;
    // Attendance stays on record, and another right may continue it.
    const isCheckedIn = (await registrationOf(person))?.state === 'checkedin';
    Object.assign(me, { hasPaid: false, isRegistered: isCheckedIn, cardId: undefined });
  },
  purchaseVip: async (_, caller, me) => {
    if (me.vip === 'bought' || me.vip === 'day') return;
    const bought = await caller.call('postOrders', {
      body: {
        goods_type: 'VipPlan',
        goods_id: 1,
        paid_with: 'balance',
        payment_password: DEMO_PAYMENT_PASSWORD,
      },
    });
    if (bought.status === 200 && bought.data.state === 'paid') me.vip = 'bought';
  },
  refundVip: async (person, _, me) => {
    if (me.vip === 'bought' && (await refundOf(person, 'VipPlan')))
      Object.assign(me, { vip: 'none', joinedWithDay: false });
  },
  giveVipDay: async (person, _, me) => {
    if (me.vip === 'bought' || me.vip === 'day') return;
    const body = { user_id: stage.ids[person], level: 1, days: 1, note: 'a test' };
    expect((await (await server.as('staff')).call('postStaffVipGrant', { body })).status).toBe(200);
    me.vip = 'day';
  },
  enter: async (person, _, me) => {
    const answer = await stage.token(person);
    expect([person, answer.status === 200]).toEqual([person, hasRight(person) && isThere(person)]);
    if (answer.status !== 200) return;
    me.line?.cut();
    me.media?.cut();
    const { session, client } = await stage.join(person);
    Object.assign(me, {
      line: client,
      media: await LiveClient.inMedia(server.url, session, 'audience'),
    });
    if (me.vip === 'day') me.joinedWithDay = true;
  },
  remove: async (person, _, me) => {
    const body = { user_id: stage.ids[person] };
    const host = await stage.as('host');
    const answer = await host.call('postKicking', { params: stage.params, body });
    if (answer.status === 200) me.isRemoved = true;
  },
  logOut: async (_, caller, me) => {
    await caller.call('postUsersLogout', {});
    me.isLoggedIn = false;
  },
  logIn: (person) => login(person),
};

const FOR_ALL: Readonly<Record<string, () => Promise<void>>> = {
  vipRunsOut: async () => {
    server.clock.advance(VIP_OVER_HOURS * HOUR_MS);
    for (const person of PEOPLE) if (known[person].vip === 'day') known[person].vip = 'over';
  },
  everyoneInvited: async () => invite('everyone'),
  organizationInvited: async () => invite('organization'),
  memberInvited: async () => invite('member'),
  vipInvited: async () => invite('vip'),
  minutesPass: async () => {
    server.clock.advance(MINUTE_MS);
  },
};

/** Sets the audience of the event. */
async function invite(next: Circle): Promise<void> {
  const [row] = await server.db
    .select({ typeId: organizations.organizationTypeId })
    .from(organizationUsers)
    .innerJoin(organizations, eq(organizations.id, organizationUsers.organizationId))
    .where(eq(organizationUsers.userId, stage.ids.vip));
  const values = {
    visitors: next === 'everyone',
    organizationTypeIds: next === 'organization' && row !== undefined ? [row.typeId] : [],
    userIds: next === 'member' || next === 'vip' ? [stage.ids[next]] : [],
  };
  await server.db
    .insert(audiences)
    .values({ subjectType: 'Event', subjectId: stage.eventId, ...values })
    .onConflictDoUpdate({ target: [audiences.subjectType, audiences.subjectId], set: values });
  circle = next;
}

/** Things that end the rights of a person, or of everyone, for the rest of a sequence. */
const FINAL: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  cancelMeeting: async () => {
    const canceledAt = server.clock.now();
    await server.db.update(meetings).set({ canceledAt }).where(eq(meetings.id, stage.meetingId));
    isCanceled = true;
  },
  cancelEvent: async () => {
    const canceledAt = server.clock.now();
    const isIt = eq(investorEvents.id, stage.eventId);
    await server.db.update(investorEvents).set({ canceledAt }).where(isIt);
    isCanceled = true;
  },
  closeAccount: async (person) => {
    const withdrawnAt = server.clock.now();
    await server.db.update(users).set({ withdrawnAt }).where(eq(users.id, stage.ids[person]));
    known[person].isClosed = true;
  },
};

/** Lets every consequence of the past events happen. */
async function settle(): Promise<void> {
  await server.runJobs();
  server.live.sweep();
  await expect.poll(() => server.db.$count(rightChanges)).toBe(0);
}

/** Returns what a person without a right still gets outside of the calls of the room. */
async function leaksBeyondCalls(person: Person): Promise<string[]> {
  const { deps, ids, liveId, meetingId } = { ...stage, deps: server.deps };
  const viewer = await viewerOfUser(deps, ids[person], 'en');
  const dialsIn = await inTransaction(deps, (tx) =>
    mayDialIn(tx, deps, { meetingId }, ids[person]),
  );
  // Requests of closed accounts have no viewer.
  const hasFiles =
    !known[person].isClosed && (await hasRoomRight('documents')(deps, viewer, liveId));
  const hasFilm = !known[person].isClosed && (await seesRecording(deps, viewer, liveId));
  return [
    ...(dialsIn ? [`${person}: phone`] : []),
    ...(hasFiles ? [`${person}: files`] : []),
    ...(hasFilm ? [`${person}: recording`] : []),
  ];
}

/** Returns whether a person reads the secret of the meeting, by place. */
async function secretsOf(person: Person): Promise<Record<string, boolean>> {
  const caller = await stage.as(person);
  const answers = {
    page: await caller.call('getEvent', { params: { id: stage.eventId } }),
    list: await caller.call('getEnteredEvents', { query: { event_id: stage.eventId } }),
    calendar: await caller.call('getEventCalendar', { params: { id: stage.meetingId }, query: {} }),
  };
  return Object.fromEntries(
    Object.entries(answers).map(([place, answer]) => {
      if (answer.status !== 200) return [place, false];
      // Calendar files fold long lines.
      const text = JSON.stringify(answer.data).replaceAll(String.raw`\r\n `, '');
      return [place, text.includes(SECRET)];
    }),
  );
}

/** Returns what people without a right can still do: calls that answer and open connections. */
async function findLeaks(): Promise<string[]> {
  const { params, liveId } = stage;
  const online = new Set(server.live.online(stage.channel));
  const leaks: string[] = [];
  for (const person of PEOPLE) {
    const mayAttend = hasRight(person) && isThere(person);
    for (const [place, isRead] of Object.entries(await secretsOf(person))) {
      if (isRead !== mayAttend) leaks.push(`${person}: ${place} ${String(isRead)}`);
    }
    if (mayAttend) continue;
    if (!hasRight(person)) leaks.push(...(await leaksBeyondCalls(person)));
    const isOpen = (line: LiveClient | undefined) =>
      line !== undefined && !line.frames.some(({ closed }) => closed !== undefined);
    if (isOpen(known[person].media)) leaks.push(`${person}: media`);
    const caller = await stage.as(person);
    const answers = {
      messages: await caller.call('getLiveMessages', { params, query: {} }),
      captions: await caller.call('getCaptions', { params, query: {} }),
      passcode: await caller.call('getCallPassword', { query: { live_id: liveId } }),
      documents: await caller.call('getPreviewFiles', { params: { live_id: liveId }, query: {} }),
      ticket: await caller.call('postRefreshToken', { params, body: { token: 'x' } }),
    };
    for (const [what, { status }] of Object.entries(answers)) {
      if (status < 400) leaks.push(`${person}: ${what}`);
    }
    const [row] = await server.db
      .select({ uid: liveMembers.id })
      .from(liveMembers)
      .where(and(eq(liveMembers.liveId, liveId), eq(liveMembers.userId, stage.ids[person])));
    if (row !== undefined && online.has(row.uid)) leaks.push(`${person}: line`);
  }
  return leaks;
}

describe('random sequences of gained and lost rights', () => {
  it.each(Array.from({ length: SEQUENCES }, (_, seed) => seed + 1))(
    'keeps everything from people without a right, sequence %i [PAY-78, LCON-53]',
    async (seed) => {
      const random = randomOf(seed);
      const pick = <Value>(list: readonly Value[]): Value =>
        list[Math.floor(random() * list.length)] as Value;
      const history: string[] = [];
      for (let step = 0; step < STEPS; step += 1) {
        if (step / STEPS >= FINAL_PART && random() < 0.2) {
          const person = pick(PEOPLE);
          const name = pick(Object.keys(FINAL));
          history.push(`${person} ${name}`);
          await FINAL[name]?.(person);
        } else if (random() < 0.2) {
          const name = pick(Object.keys(FOR_ALL));
          history.push(name);
          await FOR_ALL[name]?.();
        } else {
          const person = pick(PEOPLE);
          const name = random() < 0.35 ? 'enter' : pick(Object.keys(ACTS));
          history.push(`${person} ${name}`);
          await ACTS[name]?.(person, await stage.as(person), known[person]);
        }
        await settle();
        // A cut reaches the other end of a line a moment later.
        await expect.poll(async () => [await findLeaks(), history]).toEqual([[], history]);
      }
    },
  );
});
