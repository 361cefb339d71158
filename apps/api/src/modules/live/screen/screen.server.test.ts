import { screenUidOf } from '@rostra/contract/live';
import type { StoppedKind } from '@rostra/contract/live';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import type { LiveClient } from '#testing/LiveClient.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { liveMembers } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';

let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  stage = await LiveStage.make(server);
});
afterEach(() => stage.close());
afterAll(() => server.close());

const share = async (person: DemoPersonKey) =>
  (await stage.as(person)).call('postScreenToken', { params: stage.params });
const stop = async (by: DemoPersonKey, who: DemoPersonKey, kind: StoppedKind = 'screen') =>
  (await stage.as(by)).call('putStopMedia', {
    params: stage.params,
    body: { user_id: stage.ids[who], kind },
  });

/** Returns the uid of the screen that the channel publishes. */
const screenIn = (client: LiveClient): unknown => {
  const { attributes } = client.heard('channelAttributes').at(-1) ?? {};
  return attributes && Reflect.get(attributes, 'shareScreenId');
};
const messagesTo = (client: LiveClient, type: string) =>
  client.messages.filter((message) => message.type === type);

/** Lets the expert share a screen, with media flowing. */
async function shared() {
  const host = await stage.join('host');
  const expert = await stage.join('expert');
  const member = await stage.join('member');
  const { data: ticket } = await share('expert');
  const screen = await stage.media({
    ...expert.session,
    uid: ticket.screen_share_user_id,
    token: ticket.token,
  });
  await screen.ask('flow', { kinds: ['video'] });
  return { host, expert, member, ticket, screen };
}

it('gives a screen its own uid and token, and publishes it to everyone, late members too [LMED-15, LMED-16, LCON-25, LCON-49, LMEM-11]', async () => {
  const { expert, member, ticket } = await shared();
  const uid = screenUidOf(expert.session.uid);
  expect(ticket).toMatchObject({
    screen_share_user_id: uid,
    app_id: expert.session.app_id,
    channel: stage.channel,
  });
  await member.client.until(() => screenIn(member.client) === String(uid));
  const attributes = member.client
    .heard('memberAttributes')
    .map((received) => received['attributes']);
  expect(attributes).toContainEqual(expect.objectContaining({ share_screen_id: String(uid) }));
  const late = await stage.enter('vip');
  expect(late.channel_attributes.shareScreenId).toBe(String(uid));
  expect(late.lists.experts).toMatchObject([{ share_screen_id: uid }]);
  expect((await stage.enter('expert')).share_screen_id).toBe(uid);
});

it('lets a screen send only video, and receive nothing [LMED-15]', async () => {
  const { expert, screen } = await shared();
  const uid = screenUidOf(expert.session.uid);
  const viewer = await stage.media(await stage.enter('host'));
  await viewer.until(() => viewer.heard('published').length === 1);
  await screen.ask('flow', { kinds: ['audio', 'video'] });
  const host = await stage.media(expert.session);
  await host.ask('flow', { kinds: ['audio'] });
  await viewer.until(() => viewer.heard('published').length === 2);
  expect(viewer.heard('published')).toEqual([
    { uid, kind: 'video' },
    { uid: expert.session.uid, kind: 'audio' },
  ]);
  expect(screen.heard('published')).toEqual([]);
});

it('gives the sharing member a new token for it [LMED-16]', async () => {
  const { ticket } = await shared();
  const again = await share('expert');
  expect(again.data.screen_share_user_id).toBe(ticket.screen_share_user_id);
});

it('refuses a second screen, and notifies moderators of the request [LMED-17]', async () => {
  await stage.enter('staff');
  const { host, expert, member } = await shared();
  const staff = await stage.join('staff');
  await stage.set('host', 'to_expert', 'member');
  const refused = await share('member');
  expect(refused.failure.code).toBe(1724);
  const request = { type: 'screen_request', user_id: stage.ids.member };
  for (const { client } of [host, staff]) {
    await client.until(() => messagesTo(client, 'screen_request').length === 1);
    expect(messagesTo(client, 'screen_request')[0]).toMatchObject(request);
  }
  expect(messagesTo(expert.client, 'screen_request')).toEqual([]);
  await stop('host', 'expert');
  const { data } = await share('member');
  expect(data.screen_share_user_id).toBe(screenUidOf(member.session.uid));
});

describe('a shared screen', () => {
  /** Waits until the channel publishes no screen, and returns what is left of it. */
  async function leftOver({ member, screen }: Awaited<ReturnType<typeof shared>>) {
    await member.client.until(() => screenIn(member.client) === undefined);
    // The browser tries to send again.
    const again = await screen.ask('flow', { kinds: ['video'] }).catch(String);
    const flows = server.toSfu.findLast(({ type }) => type === 'allow');
    const rows = await server.db
      .select({ uid: liveMembers.shareScreenUid })
      .from(liveMembers)
      .where(eq(liveMembers.liveId, stage.liveId));
    return { again, flows, sharers: rows.filter(({ uid }) => uid !== null) };
  }
  const nothing = { again: 'Error: auth', flows: { kinds: [] }, sharers: [] };

  it('ends when its owner stops it [LMED-15]', async () => {
    const people = await shared();
    expect((await stop('expert', 'expert')).data).toEqual({ shareScreenId: null });
    expect(await leftOver(people)).toMatchObject(nothing);
    expect(messagesTo(people.expert.client, 'stopped')).toEqual([]);
  });

  it('ends when the host stops it, and notifies its owner [LHST-11, LMED-18]', async () => {
    const people = await shared();
    await people.member.client.until(() => screenIn(people.member.client) !== undefined);
    await stop('host', 'expert');
    expect(await leftOver(people)).toMatchObject(nothing);
    const { client } = people.expert;
    await client.until(() => messagesTo(client, 'stopped').length === 1);
    expect(messagesTo(client, 'stopped')).toEqual([{ type: 'stopped', kind: 'screen' }]);
    expect(messagesTo(people.member.client, 'stopped')).toEqual([]);
  });

  it('ends when its owner becomes audience [LROL-47]', async () => {
    const people = await shared();
    await people.member.client.until(() => screenIn(people.member.client) !== undefined);
    await stage.set('host', 'to_audience', 'expert');
    expect(await leftOver(people)).toMatchObject(nothing);
  });

  it('ends when its owner leaves the room [LMED-15]', async () => {
    const people = await shared();
    await people.member.client.until(() => screenIn(people.member.client) !== undefined);
    await people.expert.client.leave(stage.channel);
    expect(await leftOver(people)).toMatchObject(nothing);
  });

  it('disconnects with the removal of its owner [LHST-12]', async () => {
    const { member, screen } = await shared();
    await member.client.until(() => screenIn(member.client) !== undefined);
    await (
      await stage.as('host')
    ).call('postKicking', { params: stage.params, body: { user_id: stage.ids.expert } });
    await screen.until(() => screen.frames.some(({ closed }) => closed === 'banned'));
    await member.client.until(() => screenIn(member.client) === undefined);
    expect((await stage.enter('member')).channel_attributes.shareScreenId).toBeUndefined();
  });

  it('ends with the meeting [LROL-09]', async () => {
    const people = await shared();
    await people.member.client.until(() => screenIn(people.member.client) !== undefined);
    await stage.move('host', 'putStartLives');
    await stage.move('host', 'putStopLives');
    expect(await leftOver(people)).toMatchObject(nothing);
  });
});

it('replaces a screen that a crashed server left behind [LMED-15]', async () => {
  const expert = await stage.enter('expert');
  await server.db
    .update(liveMembers)
    .set({ shareScreenUid: screenUidOf(expert.uid) })
    .where(eq(liveMembers.id, expert.uid));
  const host = await stage.join('host');
  expect((await share('host')).data.screen_share_user_id).toBe(screenUidOf(host.session.uid));
});

it('replaces the spotlight with a shared screen [LMED-15]', async () => {
  const host = await stage.join('host');
  await (
    await stage.as('host')
  ).call('postSetHomeScreen', {
    params: stage.params,
    body: { primary_user_id: stage.ids.host },
  });
  await share('host');
  expect((await stage.enter('vip')).channel_attributes).toEqual({
    uid: String(host.session.uid),
    shareScreenId: String(screenUidOf(host.session.uid)),
  });
});

it('refuses the screens of absent members, the audience and staff [LROL-39]', async () => {
  await stage.enter('expert');
  await stage.join('staff');
  await stage.join('member');
  const codes = await Promise.all(
    (['expert', 'staff', 'member'] as const).map(async (who) => (await share(who)).failure.code),
  );
  expect(codes).toEqual([1713, 1710, 1710]);
});

it('stops a camera for the host, until its owner starts it again [LHST-11, LMED-18]', async () => {
  const host = await stage.join('host');
  const expert = await stage.join('expert');
  const camera = await stage.media(expert.session);
  const viewer = await stage.media(host.session);
  await camera.ask('flow', { kinds: ['audio', 'video'] });
  await viewer.until(() => viewer.heard('published').length === 2);
  expect((await stop('host', 'expert', 'video')).data).toEqual({ shareScreenId: null });
  await viewer.until(() => viewer.heard('unpublished').length === 1);
  expect(viewer.heard('unpublished')).toEqual([{ uid: expert.session.uid, kind: 'video' }]);
  await expert.client.until(() => messagesTo(expert.client, 'stopped').length === 1);
  expect(messagesTo(expert.client, 'stopped')).toEqual([{ type: 'stopped', kind: 'video' }]);
  await stage.set('host', 'mute', 'expert');
  await viewer.until(() => viewer.heard('unpublished').length === 2);
  expect(server.toSfu.findLast(({ type }) => type === 'allow')).toMatchObject({ kinds: [] });
  await camera.ask('flow', { kinds: ['video'] });
  await viewer.until(() => viewer.heard('published').length === 3);
});

it('lets only staff with full control stop the host, and reports people who never joined [LHST-11]', async () => {
  await stage.join('host');
  await stage.join('staff');
  expect((await stop('staff', 'host', 'video')).failure.code).toBe(1710);
  expect((await stop('host', 'host', 'video')).failure.code).toBe(1710);
  expect((await stop('host', 'poor')).failure.code).toBe(1712);
  const bad = await (
    await stage.as('host')
  ).call('putStopMedia', {
    params: stage.params,
    body: { user_id: stage.ids.host, kind: 'audio' as StoppedKind },
  });
  expect(bad.status).toBe(422);
});
