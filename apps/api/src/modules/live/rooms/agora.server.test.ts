import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageRenderer } from '@rostra/contract';
import type { LiveSessionOptions } from '@rostra/contract/live';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { meetings } from '#modules/events/meetings/tables.ts';
import {
  APP_ID,
  CERTIFICATE,
  FakeAgora,
  noticeOf,
} from '#providers/live/agora/testing/FakeAgora.ts';
import { uidOfToken } from '#providers/live/agora/uidOfToken.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { openLive } from './openLive.ts';
import { liveSessions } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';
import { LIVE_WEBHOOKS_PATH } from './webhooks.ts';

let agora: FakeAgora;
let server: TestServer;
let stage: LiveStage;
let folder: string;

beforeAll(async () => {
  agora = await FakeAgora.start();
  folder = mkdtempSync(join(tmpdir(), 'rostra-web-'));
  mkdirSync(join(folder, 'assets'));
  server = await startTestServer({
    env: agora.env,
    web: {
      clientFolder: folder,
      renderer: {
        lookOf: () => '',
        render: async () => ({ status: 200, html: '', cookies: [], isCacheable: false }),
      } as unknown as PageRenderer,
    },
  });
});
beforeEach(async () => {
  stage = await LiveStage.make(server);
});
afterEach(() => {
  stage.close();
  agora.calls.length = 0;
});
afterAll(async () => {
  await server.close();
  agora.close();
  rmSync(folder, { recursive: true });
});

let notices = 0;
/** Delivers Agora's notice that a member joined or left. */
async function notify(
  session: LiveSessionOptions,
  isThere: boolean,
  secret?: string,
): Promise<number> {
  notices += 1;
  const { headers, body } = noticeOf(
    {
      noticeId: `n${notices}`,
      productId: 1,
      eventType: isThere ? 105 : 106,
      notifyMs: server.clock.now().getTime(),
      payload: { channelName: stage.channel, uid: session.uid, clientSeq: notices },
    },
    secret,
  );
  const answer = await fetch(server.url + LIVE_WEBHOOKS_PATH, { method: 'POST', headers, body });
  return answer.status;
}

const messageOf = (words: string): Record<string, unknown>[] =>
  agora.bodies('_messages').filter(({ payload }) => String(payload).includes(words));

it('gives a session on Agora its own project, channel, uid and tokens [LCON-05, LCON-06, LCON-07, LCON-08]', async () => {
  const [host, member] = [await stage.enter('host'), await stage.enter('member')];
  expect(host).toMatchObject({
    vendor: 'agora',
    app_id: APP_ID,
    channel: stage.channel,
    play_url: null,
  });
  expect(host.uid).not.toBe(member.uid);
  expect(uidOfToken(host.token, CERTIFICATE)).toBe(String(host.uid));
  expect(uidOfToken(member.token, CERTIFICATE)).toBe(String(member.uid));
  const renewed = await (
    await stage.as('member')
  ).call('postRefreshToken', { params: stage.params, body: { token: member.token } });
  expect(uidOfToken(renewed.data.token, CERTIFICATE)).toBe(String(member.uid));
  const foreign = await (
    await stage.as('member')
  ).call('postRefreshToken', { params: stage.params, body: { token: host.token } });
  expect(foreign.failure.code).toBe(10_010);
});

it('learns of presence by signed notices, and publishes changes through the server [LCON-36]', async () => {
  const [host, member] = [await stage.enter('host'), await stage.enter('member')];
  expect(await notify(host, true)).toBe(200);
  expect(await notify(member, true, 'a wrong secret')).toBe(403);
  expect(server.live.online(stage.channel)).toEqual([host.uid]);
  expect(await notify(member, true)).toBe(200);
  await stage.set('host', 'unmute', 'member');
  await expect
    .poll(() => messageOf('refresh').map(({ destination }) => destination))
    .toContain(String(member.uid));
  await stage.move('host', 'putStartLives');
  await expect
    .poll(() => messageOf('channel_attributes').map(({ payload }) => String(payload)))
    .toContainEqual(expect.stringContaining('"action":"start"'));
  expect(await notify(member, false)).toBe(200);
  expect(server.live.online(stage.channel)).toEqual([host.uid]);
});

it('bans a removed member by rule, and issues no more tokens [LCON-65]', async () => {
  await stage.enter('host');
  const member = await stage.enter('member');
  await notify(member, true);
  await (
    await stage.as('host')
  ).call('postKicking', { params: stage.params, body: { user_id: stage.ids.member } });
  await expect
    .poll(() => agora.rules.find(({ uid }) => uid === member.uid)?.privileges)
    .toEqual(['join_channel']);
  const again = await (
    await stage.as('member')
  ).call('postRefreshToken', { params: stage.params, body: { token: member.token } });
  expect(again.failure.code).toBe(10_010);
});

it('marks a converter that ends by itself as failed [LCON-68]', async () => {
  await stage.enter('host');
  await stage.move('host', 'putStartLives');
  const target = { region: 'eu', type: 'live', url: 'rtmp://push.example/live/key' } as const;
  const host = await stage.as('host');
  agora.converterStates = ['running'];
  expect((await host.call('postRtmp', { params: stage.params, body: target })).data).toEqual({
    converter: { state: 'running' },
  });
  const { headers, body } = noticeOf({
    noticeId: 'end',
    productId: 5,
    eventType: 4,
    notifyMs: server.clock.now().getTime(),
    payload: { converter: { name: stage.channel, state: 'failed' } },
  });
  await fetch(server.url + LIVE_WEBHOOKS_PATH, { method: 'POST', headers, body });
  const stateOf = async () => {
    const [live] = await server.db
      .select()
      .from(liveSessions)
      .where(eq(liveSessions.id, stage.liveId));
    return live?.converterState;
  };
  await expect.poll(stateOf).toBe('failed');
});

it('keeps messages of a stream room on this server, and allows its page only the stream [LCON-09]', async () => {
  const policyOf = async (): Promise<string> => {
    const page = `/meeting_live/${stage.meetingId}/${stage.liveId}`;
    const { headers } = await server.app.inject({ url: page, headers: { accept: 'text/html' } });
    return String(headers['content-security-policy']);
  };
  expect(await policyOf()).toContain('wss://*.agora.io:*');
  await server.db
    .update(meetings)
    .set({
      onlineType: 'rtmp',
      rtmpRegion: 'eu',
      rtmpType: 'live',
      onlineAddress: 'https://play.example/live/1.m3u8',
    })
    .where(eq(meetings.id, stage.meetingId));
  await server.db.delete(liveSessions).where(eq(liveSessions.id, stage.liveId));
  await server.db.transaction((tx) => openLive(tx, server.deps, { meetingId: stage.meetingId }));
  const [live] = await server.db
    .select()
    .from(liveSessions)
    .where(eq(liveSessions.meetingId, stage.meetingId));
  Object.assign(stage, { liveId: live?.id, channel: live?.channel });
  const policy = await policyOf();
  expect(policy).toContain('https://play.example;');
  expect(policy).not.toContain('agora');
  const { session, client } = await stage.join('host');
  expect(session).toMatchObject({ vendor: 'rtmp', play_url: 'https://play.example/live/1.m3u8' });
  await stage.move('host', 'putStartLives');
  await client.until(() => client.heard('channelAttributes').length > 0);
  expect(agora.bodies(session.channel)).toEqual([]);
});
