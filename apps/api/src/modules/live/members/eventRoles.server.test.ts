import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { userCapabilities } from '#modules/accounts/tables.ts';
import { eventSpeakers } from '#modules/events/tables.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { liveMembers } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';

let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => stage.close());
afterAll(() => server.close());

const speaks = (person: DemoPersonKey) =>
  server.db
    .insert(eventSpeakers)
    .values({ eventId: stage.eventId, userId: stage.ids[person], position: 9 });

const removeSpeaker = (person: DemoPersonKey) =>
  server.db
    .delete(eventSpeakers)
    .where(
      and(eq(eventSpeakers.eventId, stage.eventId), eq(eventSpeakers.userId, stage.ids[person])),
    );

const hosts = (person: DemoPersonKey) =>
  server.db
    .update(meetings)
    .set({ hostId: stage.ids[person] })
    .where(eq(meetings.id, stage.meetingId));

const write = (person: DemoPersonKey, values: Partial<typeof liveMembers.$inferInsert>) =>
  server.db
    .update(liveMembers)
    .set(values)
    .where(and(eq(liveMembers.liveId, stage.liveId), eq(liveMembers.userId, stage.ids[person])));

it('makes a returning audience member expert when the event makes them a speaker [LCON-12, LROL-19]', async () => {
  stage = await LiveStage.make(server);
  const host = await stage.join('host');
  const { uid } = await stage.enter('member');
  await stage.set('member', 'hands_up', 'member');
  await speaks('member');
  const again = await stage.enter('member');
  expect(again).toMatchObject({ uid, role: 'expert', user_type: 'expert' });
  expect(again.me).toMatchObject({ mute: false, hands_up: null });
  await host.client.hears('refresh', ({ affect_users }) => affect_users.includes(again.me.id));
});

it('makes a returning former speaker muted audience [LCON-12, LROL-19, LROL-45]', async () => {
  stage = await LiveStage.make(server, { speakers: ['expert', 'member'] });
  await stage.enter('host');
  expect((await stage.enter('member')).role).toBe('expert');
  await stage.set('host', 'view_attendee', 'member');
  await removeSpeaker('member');
  const again = await stage.enter('member');
  expect(again).toMatchObject({ role: 'audience', user_type: 'audience' });
  expect(again.me).toMatchObject({ mute: true, allow_view_list: false });
});

it('keeps roles given in the room as long as the event role [LROL-19]', async () => {
  stage = await LiveStage.make(server);
  await stage.enter('host');
  await stage.join('member');
  await stage.enter('expert');
  await stage.set('host', 'to_expert', 'member');
  await stage.set('host', 'to_audience', 'expert');
  expect(await stage.enter('member')).toMatchObject({ role: 'expert', user_type: 'audience' });
  expect(await stage.enter('expert')).toMatchObject({ role: 'audience', user_type: 'expert' });
});

it('follows the event for the rights of staff and co-hosts, except for a demoted lead [LCON-19, LCON-20]', async () => {
  stage = await LiveStage.make(server, { organizer: 'northgate' });
  await stage.enter('host');
  await stage.enter('staff');
  const capability = { userId: stage.ids.staff, capability: 'staff:live_control' };
  await server.db.insert(userCapabilities).values({ ...capability, grantedAt: server.clock.now() });
  expect(await stage.enter('staff')).toMatchObject({ role: 'staff', super_moderator: true });
  await server.db
    .delete(userCapabilities)
    .where(
      and(
        eq(userCapabilities.userId, stage.ids.staff),
        eq(userCapabilities.capability, 'staff:live_control'),
      ),
    );
  expect(await stage.enter('staff')).toMatchObject({ role: 'staff', super_moderator: false });
  await stage.enter('certified');
  await write('certified', { coHost: false });
  expect(await stage.enter('certified')).toMatchObject({ role: 'expert', co_host: true });
  await stage.set('host', 'to_audience', 'certified');
  expect(await stage.enter('certified')).toMatchObject({ role: 'audience', co_host: false });
});

it('lets a newly named host reclaim the role, and the former host step down [LROL-19, LROL-51]', async () => {
  stage = await LiveStage.make(server, { listeners: ['member', 'host'] });
  await stage.enter('host');
  await stage.enter('member');
  await hosts('member');
  expect(await stage.enter('host')).toMatchObject({ role: 'broadcaster', user_type: 'audience' });
  expect((await stage.set('host', 'recycle_broadcaster', 'host')).failure.code).toBe(1710);
  const named = await stage.enter('member');
  expect(named).toMatchObject({ role: 'expert', user_type: 'broadcaster' });
  const taken = await stage.set('member', 'recycle_broadcaster', 'member');
  expect(taken.data.broadcasters.map(({ id }) => id)).toEqual([stage.ids.member]);
  expect(await stage.enter('host')).toMatchObject({ role: 'audience', user_type: 'audience' });
});

it('keeps an acting host with a changed event role until the host is recalled [LROL-50]', async () => {
  stage = await LiveStage.make(server, { speakers: ['expert', 'member'] });
  await stage.join('host');
  await stage.join('member');
  await stage.set('host', 'transfer_broadcaster', 'member');
  await removeSpeaker('member');
  expect(await stage.enter('member')).toMatchObject({
    role: 'broadcaster',
    user_type: 'audience',
  });
  await stage.set('host', 'recycle_broadcaster', 'host');
  expect(await stage.enter('member')).toMatchObject({ role: 'audience' });
});
