import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { userCapabilities, users } from '#modules/accounts/tables.ts';
import { audiences } from '#modules/audience/tables.ts';
import { eventCoOrganizers, eventSpeakers, investorEvents } from '#modules/events/tables.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import { orders } from '#modules/orders/tables.ts';
import { giveMoney } from '#modules/orders/testMoney.ts';
import { pay } from '#modules/events/registrations/testRegistrations.ts';
import { demoOrganizationIds } from '#demo/people.ts';
import { organizationUsers } from '#modules/organizations/tables.ts';
import { registrations } from '#modules/events/registrations/tables.ts';
import { vipGrants } from '#modules/vip/tables.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { LiveClient } from '#testing/LiveClient.ts';
import { liveMembers } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';
import type { StageOptions } from '../testing/LiveStage.ts';
import { rightChanges } from './tables.ts';

let server: TestServer;
let stage: LiveStage | undefined;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  stage?.close();
  stage = undefined;
});
afterAll(() => server.close());

/** A change of the database that takes a right from a person in the room. */
interface Loss {
  readonly person: DemoPersonKey;
  readonly meeting?: StageOptions['meeting'];
  /** Gives the person a right before they join. */
  readonly give?: (of: LiveStage) => PromiseLike<unknown>;
  readonly take: (of: LiveStage) => PromiseLike<unknown>;
  /** Undoes the loss where later tests need the person. */
  readonly giveBack?: (of: LiveStage) => PromiseLike<unknown>;
}

const DAY_MS = 86_400_000;

const change = ({ meetingId }: LiveStage, values: Partial<typeof meetings.$inferInsert>) =>
  server.db.update(meetings).set(values).where(eq(meetings.id, meetingId));

const giveVip = ({ ids }: LiveStage, person: 'member' | 'vip') =>
  server.db.insert(vipGrants).values({
    userId: ids[person],
    level: 1,
    days: 30,
    grantedAt: server.clock.now(),
    source: 'trial',
  });

const LOSSES: Readonly<Record<string, Loss>> = {
  'a speaker dropped from the event': {
    person: 'expert',
    take: ({ eventId }) =>
      server.db.delete(eventSpeakers).where(eq(eventSpeakers.eventId, eventId)),
  },
  'a speaker whose seat went to another person': {
    person: 'expert',
    take: ({ eventId, ids }) =>
      server.db
        .update(eventSpeakers)
        .set({ userId: ids.sun })
        .where(eq(eventSpeakers.eventId, eventId)),
  },
  'the lead of a co-organizer that was replaced': {
    person: 'certified',
    give: async ({ eventId }) => {
      const { northgate } = await demoOrganizationIds(server.db);
      const row = { eventId, organizationId: northgate, position: 0 };
      await server.db.insert(eventCoOrganizers).values(row);
    },
    take: async ({ eventId }) => {
      const { meridian } = await demoOrganizationIds(server.db);
      await server.db
        .update(eventCoOrganizers)
        .set({ organizationId: meridian })
        .where(eq(eventCoOrganizers.eventId, eventId));
    },
  },
  'listeners of a canceled event': {
    person: 'member',
    take: ({ eventId }) =>
      server.db
        .update(investorEvents)
        .set({ canceledAt: server.clock.now() })
        .where(eq(investorEvents.id, eventId)),
  },
  'listeners of a canceled meeting': {
    person: 'member',
    take: (of) => change(of, { canceledAt: server.clock.now() }),
  },
  'a listener of a meeting that costs money now': {
    person: 'member',
    meeting: {},
    take: (of) => change(of, { currentPriceCents: 1000 }),
  },
  'a listener of a meeting that is only for VIP now': {
    person: 'member',
    meeting: {},
    take: (of) => change(of, { onlyVip: true, vipLevel: 1 }),
  },
  'a listener with VIP below the level that the meeting asks for now': {
    person: 'member',
    meeting: { currentPriceCents: 1000, vipLevel: 1 },
    give: (of) => giveVip(of, 'member'),
    take: (of) => change(of, { vipLevel: 2 }),
  },
  'a listener of a meeting that is no longer free for a time': {
    person: 'member',
    meeting: {
      currentPriceCents: 1000,
      limitedFreeUntil: new Date(Date.parse(TEST_START) + DAY_MS),
    },
    take: (of) => change(of, { limitedFreeUntil: new Date(Date.parse(TEST_START) - DAY_MS) }),
  },
  'a listener whose order is no longer paid': {
    person: 'member',
    meeting: { currentPriceCents: 1000 },
    give: async (of) => {
      await giveMoney(server.deps, { type: 'User', id: of.ids.member }, { coin: 10_000 });
      expect((await pay(await of.as('member'), of.meetingId)).data.state).toBe('paid');
    },
    take: ({ meetingId }) =>
      server.db
        .update(orders)
        .set({ state: 'refunded' })
        .where(and(eq(orders.productId, meetingId), eq(orders.productType, 'Agora::Live'))),
  },
  'a listener whose account was closed': {
    person: 'member',
    take: ({ ids }) =>
      server.db
        .update(users)
        .set({ withdrawnAt: server.clock.now() })
        .where(eq(users.id, ids.member)),
    giveBack: ({ ids }) =>
      server.db.update(users).set({ withdrawnAt: null }).where(eq(users.id, ids.member)),
  },
  'a replaced host': {
    person: 'host',
    take: ({ meetingId, ids }) =>
      server.db.update(meetings).set({ hostId: ids.sun }).where(eq(meetings.id, meetingId)),
  },
  'staff without the capability': {
    person: 'staff',
    take: ({ ids }) =>
      server.db
        .delete(userCapabilities)
        .where(
          and(
            eq(userCapabilities.userId, ids.staff),
            eq(userCapabilities.capability, 'staff:live'),
          ),
        ),
  },
  'a listener outside the audience': {
    person: 'member',
    take: ({ eventId, ids }) =>
      server.db.insert(audiences).values({
        subjectType: 'Event',
        subjectId: eventId,
        visitors: false,
        organizationTypeIds: [],
        userIds: [ids.vip],
      }),
  },
  'listeners of a withdrawn event': {
    person: 'member',
    take: ({ eventId }) =>
      server.db
        .update(investorEvents)
        .set({ withdrawnAt: server.clock.now() })
        .where(eq(investorEvents.id, eventId)),
  },
  'a rejected listener': {
    person: 'member',
    take: ({ meetingId, ids }) =>
      server.db
        .update(registrations)
        .set({ state: 'rejected' })
        .where(and(eq(registrations.meetingId, meetingId), eq(registrations.userId, ids.member))),
  },
  'a listener with revoked VIP': {
    person: 'vip',
    meeting: { onlyVip: true, vipLevel: 1 },
    give: (of) => giveVip(of, 'vip'),
    take: ({ ids }) =>
      server.db
        .update(vipGrants)
        .set({ revokedAt: server.clock.now() })
        .where(eq(vipGrants.userId, ids.vip)),
  },
  'a listener of a meeting that asks for certification now': {
    person: 'member',
    meeting: { certifiedOnly: false },
    take: ({ meetingId }) =>
      server.db.update(meetings).set({ certifiedOnly: true }).where(eq(meetings.id, meetingId)),
  },
  'a dismissed member of an organization': {
    person: 'vip',
    meeting: { certifiedOnly: true },
    take: ({ ids }) =>
      server.db
        .update(organizationUsers)
        .set({ dismissedAt: server.clock.now() })
        .where(eq(organizationUsers.userId, ids.vip)),
  },
};

// Must be the first test of this file: the later ones start rooms.
it('clears the changes once a minute while no room runs', async () => {
  await server.db.insert(rightChanges).values({ userId: 1 });
  for (let second = 1; second < 60; second += 1) server.live.sweep();
  expect(await server.db.$count(rightChanges)).toBeGreaterThan(0);
  server.live.sweep();
  await expect.poll(() => server.db.$count(rightChanges)).toBe(0);
});

it.each(Object.entries(LOSSES))(
  'removes %s from the room at the next check [LCON-53]',
  async (name, { person, meeting, give, take, giveBack }) => {
    stage = await LiveStage.make(server, meeting === undefined ? {} : { meeting });
    const { channel, params } = stage;
    await give?.(stage);
    const { session } = await stage.join(person);
    const other = person === 'member' ? 'vip' : 'member';
    const isOpen = meeting === undefined;
    const stays = isOpen ? (await stage.join(other)).session : undefined;
    await take(stage);
    server.live.sweep();
    await expect.poll(() => server.live.online(channel)).not.toContain(session.uid);
    const renewed = await (
      await stage.as(person)
    ).call('postRefreshToken', { params, body: { token: session.rtm_token } });
    expect(renewed.status).toBeGreaterThanOrEqual(400);
    await expect.poll(() => server.db.$count(rightChanges)).toBe(0);
    const isForAll = /withdrawn event|canceled/.test(name);
    if (stays && !isForAll) expect(server.live.online(channel)).toContain(stays.uid);
    await giveBack?.(stage);
  },
);

it('moves a former speaker with a registration to the audience without a disconnect [LROL-19]', async () => {
  const room = await LiveStage.make(server, { listeners: ['expert'] });
  stage = room;
  const { session } = await room.join('expert');
  expect(session.role).toBe('expert');
  await server.db.delete(eventSpeakers).where(eq(eventSpeakers.eventId, room.eventId));
  server.live.sweep();
  await expect.poll(async () => (await room.enter('expert')).user_type).toBe('audience');
  expect(server.live.online(room.channel)).toContain(session.uid);
});

describe('losses that cannot be written', () => {
  /** Makes the database refuse to write the end of access of these members. */
  const refuseWrites = (uids: readonly number[]) =>
    server.db.execute(
      sql.raw(`alter table live_members add constraint refuse_end
        check (access_ended_at is null or id not in (${uids.join(', ')})) not valid`),
    );
  const allowWrites = () =>
    server.db.execute(sql.raw('alter table live_members drop constraint if exists refuse_end'));
  const reject = (of: LiveStage, person: 'member' | 'vip', state: 'rejected' | 'registered') =>
    server.db
      .update(registrations)
      .set({ state })
      .where(
        and(eq(registrations.meetingId, of.meetingId), eq(registrations.userId, of.ids[person])),
      );
  const hasEnded = async (uid: number): Promise<boolean> => {
    const [row] = await server.db.select().from(liveMembers).where(eq(liveMembers.id, uid));
    return row?.accessEndedAt !== null;
  };
  /** Checks once a poll, until the result is as expected. */
  const checked = <Value>(read: () => Value | PromiseLike<Value>) =>
    expect.poll(() => {
      server.live.sweep();
      return read();
    });
  const failing = async (): Promise<number> =>
    server.db.$count(rightChanges, sql`${rightChanges.failures} > 0`);

  afterEach(async () => {
    await allowWrites();
    await server.db.delete(rightChanges);
  });

  it('cut everyone off before the first one is written [LCON-53]', async () => {
    const room = await LiveStage.make(server);
    stage = room;
    const uids = [(await room.join('member')).session.uid, (await room.join('vip')).session.uid];
    await refuseWrites(uids);
    await reject(room, 'member', 'rejected');
    await reject(room, 'vip', 'rejected');
    await checked(() => server.live.online(room.channel)).toEqual([]);
    expect(await Promise.all(uids.map(hasEnded))).toEqual([false, false]);
  });

  it('are undone for a person who has the right again [LCON-53]', async () => {
    const room = await LiveStage.make(server);
    stage = room;
    const { session } = await room.join('member');
    await refuseWrites([session.uid]);
    await reject(room, 'member', 'rejected');
    await checked(() => server.live.online(room.channel)).toEqual([]);
    await expect(LiveClient.inRoom(server.url, session)).rejects.toThrow('banned');
    await reject(room, 'member', 'registered');
    await checked(() => server.db.$count(rightChanges)).toBe(0);
    (await LiveClient.inRoom(server.url, session)).cut();
  });

  it('stay recorded alone, while the losses of others are written [LCON-53]', async () => {
    const room = await LiveStage.make(server);
    stage = room;
    const stuck = (await room.join('member')).session.uid;
    const other = (await room.join('vip')).session.uid;
    await refuseWrites([stuck]);
    await reject(room, 'member', 'rejected');
    await reject(room, 'vip', 'rejected');
    await checked(() => failing()).toBe(1);
    expect(await Promise.all([stuck, other].map(hasEnded))).toEqual([false, true]);
    expect(await server.db.$count(rightChanges)).toBe(1);
    await allowWrites();
    await checked(() => hasEnded(stuck)).toBe(true);
    await checked(() => server.db.$count(rightChanges)).toBe(0);
  });

  it('never hold up later losses, however many they are [LCON-53]', async () => {
    const room = await LiveStage.make(server);
    stage = room;
    const stuck = (await room.join('member')).session.uid;
    const later = (await room.join('vip')).session.uid;
    await refuseWrites([stuck]);
    await reject(room, 'member', 'rejected');
    await server.db.execute(sql`insert into right_changes (user_id)
      select ${room.ids.member} from generate_series(1, 5000)`);
    await reject(room, 'vip', 'rejected');
    await checked(() => hasEnded(later)).toBe(true);
    expect(await hasEnded(stuck)).toBe(false);
  });
});
