import { HOST_AWAY_SECONDS } from '@rostra/contract/live';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import type { LiveClient } from '#testing/LiveClient.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { roomsOf } from '../rooms/roomsOf.ts';
import { liveMembers } from '../tables.ts';
import { LiveStage, STAGE_VOLUME } from '../testing/LiveStage.ts';

let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => stage.close());
afterAll(() => server.close());

const channelOf = (client: LiveClient): Readonly<Record<string, unknown>> =>
  (client.heard('channelAttributes').at(-1)?.['attributes'] ?? {}) as Record<string, unknown>;

/** Uploads a small image and returns its `file_url`. */
async function image(person: DemoPersonKey): Promise<string> {
  const caller = await stage.as(person);
  const png = Buffer.from('\x89PNG\r\n\x1a\n a hall', 'latin1');
  const requested = await caller.call('postUploadToken', {
    body: {
      kind: 'image',
      name: 'hall.png',
      size: png.length,
      content_type: 'application/octet-stream',
    },
  });
  const body = new Uint8Array(png);
  expect((await caller.fetch(requested.data.upload_url, { method: 'PUT', body })).status).toBe(200);
  return requested.data.file_url;
}

const background = async (person: DemoPersonKey, url: string | null) =>
  (await stage.as(person)).call('putBackground', { params: stage.params, body: { url } });

it('sets a member’s volume for everyone [LHST-03, LMED-20]', async () => {
  stage = await LiveStage.make(server);
  const host = await stage.join('host');
  const expert = await stage.join('expert');
  const { data } = await stage.set('host', 'set_volume', 'expert');
  expect(data.experts.map(({ volume }) => volume)).toEqual([STAGE_VOLUME]);
  await host.client.until(() =>
    host.client
      .heard('memberAttributes')
      .some(
        ({ uid, attributes }) =>
          uid === expert.session.uid &&
          Reflect.get(attributes ?? {}, 'volume') === String(STAGE_VOLUME),
      ),
  );
  const caller = await stage.as('host');
  const user_id = stage.ids.expert;
  for (const body of [
    { user_id, action: 'set_volume' as const },
    { user_id, action: 'set_volume' as const, volume: 101 },
  ])
    expect((await caller.call('setMemberInfo', { params: stage.params, body })).status).toBe(422);
});

it('shows the host’s background image to members only [LHST-16, LCON-47, LCON-66]', async () => {
  stage = await LiveStage.make(server);
  await stage.join('host');
  const member = await stage.join('member');
  const url = await image('host');
  expect((await background('host', url)).data).toEqual({ backgroundUrl: url });
  await member.client.until(() => channelOf(member.client)['backgroundUrl'] === url);
  expect((await stage.enter('vip')).channel_attributes.backgroundUrl).toBe(url);
  expect((await (await stage.as('member')).fetch(url)).status).toBe(200);
  expect((await (await stage.as('poor')).fetch(url)).status).toBe(404);
  expect((await background('host', null)).data).toEqual({ backgroundUrl: null });
  await member.client.until(() => channelOf(member.client)['backgroundUrl'] === undefined);
  expect((await (await stage.as('member')).fetch(url)).status).toBe(404);
});

it('refuses an image that is not the host’s own upload, and changes nothing [LHST-16]', async () => {
  stage = await LiveStage.make(server);
  await stage.join('host');
  const theirs = await image('member');
  for (const url of ['https://evil.example/a.png', '/api/v1/files/x', theirs])
    expect((await background('host', url)).status).toBe(404);
  expect((await stage.enter('vip')).channel_attributes).not.toHaveProperty('backgroundUrl');
});

it('sets the stage layout for everyone, late members included [LHST-17, LCON-67]', async () => {
  stage = await LiveStage.make(server);
  await stage.join('host');
  const member = await stage.join('member');
  const lay = async (layout: 'grid' | 'speaker') =>
    (await stage.as('host')).call('putLayout', { params: stage.params, body: { layout } });
  expect((await lay('speaker')).data).toEqual({ layout: 'speaker' });
  await member.client.until(() => channelOf(member.client)['layout'] === 'speaker');
  expect((await stage.enter('vip')).channel_attributes.layout).toBe('speaker');
  await lay('grid');
  await member.client.until(() => channelOf(member.client)['layout'] === undefined);
});

it('lets a co-host claim the role of an absent host, and the host reclaim it [LROL-53]', async () => {
  stage = await LiveStage.make(server);
  const host = await stage.join('host');
  const expert = await stage.join('expert');
  await server.db
    .update(liveMembers)
    .set({ coHost: true })
    .where(eq(liveMembers.id, expert.session.uid));
  expect((await stage.set('expert', 'take_over', 'expert')).failure.code).toBe(1709);
  await host.client.leave(stage.channel);
  await roomsOf(server.deps).attendance.settled();
  expect((await stage.set('expert', 'take_over', 'expert')).failure.code).toBe(1709);
  server.clock.advance(HOST_AWAY_SECONDS * 1000);
  const taken = await stage.set('expert', 'take_over', 'expert');
  expect(taken.data.broadcasters.map(({ id }) => id)).toEqual([stage.ids.expert]);
  expect(taken.data.experts.map(({ id }) => id)).toEqual([stage.ids.host]);
  await stage.join('host');
  const back = await stage.set('host', 'recycle_broadcaster', 'host');
  expect(back.data.broadcasters.map(({ id }) => id)).toEqual([stage.ids.host]);
});
