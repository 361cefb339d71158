import { HOST_AWAY_SECONDS, LIVE_EXPERTS_MAX } from '@rostra/contract/live';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { users } from '#modules/accounts/tables.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { roomsOf } from '../rooms/roomsOf.ts';
import { liveMembers } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';

let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => {
  stage.close();
  server.clock.set(TEST_START);
});
afterAll(() => server.close());

/** Adds a number of absent experts. */
async function addExperts(count: number): Promise<void> {
  const others = await server.db
    .insert(users)
    .values(Array.from({ length: count }, (_, at) => ({ name: `E${at}`, createdAt: new Date() })))
    .returning({ id: users.id });
  await server.db.insert(liveMembers).values(
    others.map(({ id }) => ({
      liveId: stage.liveId,
      userId: id,
      eventRole: 'expert' as const,
      role: 'expert' as const,
      mute: false,
      volume: 100,
      createdAt: server.clock.now(),
    })),
  );
}

async function memberOf(person: DemoPersonKey) {
  const [found] = await server.db
    .select()
    .from(liveMembers)
    .where(and(eq(liveMembers.liveId, stage.liveId), eq(liveMembers.userId, stage.ids[person])));
  return found;
}

/** Lets the host leave long enough for another member to lead. */
async function loseHost(client: { leave(channel: string): Promise<unknown> }): Promise<void> {
  await client.leave(stage.channel);
  await roomsOf(server.deps).attendance.settled();
  server.clock.advance(HOST_AWAY_SECONDS * 1000);
}

const hostsOf = ({ data }: Awaited<ReturnType<LiveStage['set']>>): number[] =>
  data.broadcasters.map(({ id }) => id);

it('moves a host who transfers the role beside twelve experts to the audience, recallable [LROL-48, LROL-31, LROL-26]', async () => {
  stage = await LiveStage.make(server);
  await stage.join('host');
  await stage.join('member');
  await addExperts(LIVE_EXPERTS_MAX);
  const given = await stage.set('host', 'transfer_broadcaster', 'member');
  expect(hostsOf(given)).toEqual([stage.ids.member]);
  expect(await memberOf('host')).toMatchObject({ role: 'audience', mute: true });
  expect(given.data.experts).toHaveLength(LIVE_EXPERTS_MAX);
  const back = await stage.set('host', 'recycle_broadcaster', 'host');
  expect(hostsOf(back)).toEqual([stage.ids.host]);
  expect(await memberOf('host')).toMatchObject({ role: 'broadcaster', mute: false });
  expect((await memberOf('member'))?.role).toBe('audience');
});

it('gives the seat of an expert who becomes host to the former host [LROL-48, LROL-31]', async () => {
  stage = await LiveStage.make(server);
  await stage.join('host');
  await stage.join('expert');
  await addExperts(LIVE_EXPERTS_MAX - 1);
  await stage.set('host', 'transfer_broadcaster', 'expert');
  expect((await memberOf('host'))?.role).toBe('expert');
});

it('lets plain staff claim the role beside twelve experts, and the host reclaim it [LROL-53, LROL-31]', async () => {
  stage = await LiveStage.make(server);
  const host = await stage.join('host');
  await stage.join('staff');
  await addExperts(LIVE_EXPERTS_MAX);
  expect((await stage.set('staff', 'take_over', 'staff')).failure.code).toBe(1709);
  await loseHost(host.client);
  const taken = await stage.set('staff', 'take_over', 'staff');
  expect(hostsOf(taken)).toEqual([stage.ids.staff]);
  expect((await memberOf('host'))?.role).toBe('audience');
  await stage.join('host');
  expect(hostsOf(await stage.set('host', 'recycle_broadcaster', 'host'))).toEqual([stage.ids.host]);
  expect(await memberOf('staff')).toMatchObject({ role: 'staff', mute: true });
});

it('recalls and unmutes a host whom the acting host moved to the audience [LROL-44, LROL-51]', async () => {
  stage = await LiveStage.make(server);
  await stage.join('host');
  await stage.join('expert');
  await stage.set('host', 'transfer_broadcaster', 'expert');
  await stage.set('expert', 'to_audience', 'host');
  await addExperts(LIVE_EXPERTS_MAX);
  const back = await stage.set('host', 'recycle_broadcaster', 'host');
  expect(hostsOf(back)).toEqual([stage.ids.host]);
  expect(await memberOf('host')).toMatchObject({ role: 'broadcaster', mute: false });
  expect((await memberOf('expert'))?.role).toBe('audience');
});

it('lets only staff and the acting host return the role, and only to a present host [LROL-51]', async () => {
  stage = await LiveStage.make(server);
  const host = await stage.join('host');
  await stage.join('staff');
  await stage.join('expert');
  await stage.join('member');
  await stage.set('host', 'transfer_broadcaster', 'member');
  for (const other of ['expert', 'vip'] as const) {
    if (other === 'vip') await stage.enter(other);
    expect((await stage.set(other, 'recycle_broadcaster', 'host')).failure.code).toBe(1710);
  }
  expect(hostsOf(await stage.set('staff', 'recycle_broadcaster', 'host'))).toEqual([
    stage.ids.host,
  ]);
  // They were audience before and are again.
  expect((await memberOf('member'))?.role).toBe('audience');
  await stage.set('host', 'transfer_broadcaster', 'expert');
  expect(hostsOf(await stage.set('expert', 'recycle_broadcaster', 'host'))).toEqual([
    stage.ids.host,
  ]);
  expect((await memberOf('expert'))?.role).toBe('expert');
  await stage.set('host', 'transfer_broadcaster', 'expert');
  await host.client.leave(stage.channel);
  await roomsOf(server.deps).attendance.settled();
  const away = await stage.set('expert', 'recycle_broadcaster', 'host');
  expect(away.failure.code).toBe(1713);
  expect((await memberOf('expert'))?.role).toBe('broadcaster');
});

it('makes staff who acted as host staff again when they transfer the role [LROL-50]', async () => {
  stage = await LiveStage.make(server);
  await stage.join('host');
  await stage.join('staff');
  await stage.join('expert');
  await stage.set('host', 'transfer_broadcaster', 'staff');
  await stage.set('staff', 'transfer_broadcaster', 'expert');
  expect(await memberOf('staff')).toMatchObject({ role: 'staff', mute: true, roleBefore: null });
});
