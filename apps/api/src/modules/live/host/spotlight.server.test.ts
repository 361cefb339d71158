import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import type { LiveClient } from '#testing/LiveClient.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { liveSessions } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';

let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => stage.close());
afterAll(() => server.close());

const choose = async (person: DemoPersonKey, spotlight: DemoPersonKey | null) =>
  (await stage.as(person)).call('postSetHomeScreen', {
    params: stage.params,
    body: { primary_user_id: spotlight === null ? null : stage.ids[spotlight] },
  });

/** Returns the spotlight that the channel publishes. */
const homeIn = (client: LiveClient): unknown => {
  const { attributes } = client.heard('channelAttributes').at(-1) ?? {};
  return attributes && Reflect.get(attributes, 'setHomeUid');
};

it('spotlights a member for everyone, late members included, and clears it [LHST-13, LHST-14, LCON-48, LCON-57]', async () => {
  stage = await LiveStage.make(server);
  const host = await stage.join('host');
  const expert = await stage.join('expert');
  const member = await stage.join('member');
  const uid = String(expert.session.uid);
  expect((await choose('host', 'expert')).data).toEqual({ setHomeUid: uid });
  await member.client.until(() => homeIn(member.client) === uid);
  expect((await stage.enter('vip')).channel_attributes).toMatchObject({
    setHomeUid: uid,
    uid: String(host.session.uid),
  });
  expect((await choose('host', null)).data).toEqual({ setHomeUid: null });
  await member.client.until(() => homeIn(member.client) === undefined);
  expect((await stage.enter('vip')).channel_attributes).not.toHaveProperty('setHomeUid');
});

it('spotlights only a present member on stage [LHST-13]', async () => {
  stage = await LiveStage.make(server);
  await stage.join('host');
  await stage.enter('expert');
  await stage.join('member');
  expect((await choose('host', 'member')).failure.code).toBe(1723);
  expect((await choose('host', 'expert')).failure.code).toBe(1713);
  expect((await choose('host', 'poor')).failure.code).toBe(1712);
});

it('clears the spotlight of a member who leaves the stage [LHST-13]', async () => {
  stage = await LiveStage.make(server);
  const host = await stage.join('host');
  await stage.join('expert');
  await choose('host', 'expert');
  await stage.set('host', 'mute', 'expert');
  expect((await stage.enter('member')).channel_attributes.setHomeUid).toBeDefined();
  await stage.set('host', 'to_audience', 'expert');
  await host.client.until(() => homeIn(host.client) === undefined);
  expect((await stage.enter('member')).channel_attributes).toEqual({
    uid: String(host.session.uid),
  });
});

it('clears the spotlight of a member who leaves the room, also after their return [LHST-13]', async () => {
  stage = await LiveStage.make(server);
  const host = await stage.join('host');
  const expert = await stage.join('expert');
  await choose('host', 'expert');
  await host.client.until(() => homeIn(host.client) === String(expert.session.uid));
  await expert.client.leave(stage.channel);
  await host.client.until(() => homeIn(host.client) === undefined);
  await stage.join('expert');
  expect((await stage.enter('member')).channel_attributes).toEqual({
    uid: String(host.session.uid),
  });
  const [live] = await server.db
    .select()
    .from(liveSessions)
    .where(eq(liveSessions.id, stage.liveId));
  expect(live?.spotlightUid).toBeNull();
});
