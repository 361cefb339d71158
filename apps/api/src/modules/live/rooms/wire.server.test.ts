import { request } from 'node:http';
import { eq } from 'drizzle-orm';
import { MEDIA_SOCKET_PATH, MESSAGING_SOCKET_PATH } from '@rostra/contract/live';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LiveClient } from '#testing/LiveClient.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { LEAVE_WITHIN_MS } from './LiveRooms.ts';
import { liveMembers } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';

const MINUTE_MS = 60_000;
let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => {
  stage.close();
  server.clock.set(TEST_START);
  server.toSfu.length = 0;
});
afterAll(() => server.close());

/** Returns the HTTP status of a socket that is not opened. */
const statusOf = (path: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    const requested = request(server.url + path, { headers: { ...upgrade, ...headers } });
    requested.once('response', (answer) => resolve(answer.statusCode));
    requested.once('upgrade', (answer, socket) => {
      socket.destroy();
      resolve(answer.statusCode);
    });
    requested.once('error', reject);
    requested.end();
  });

describe('access to the sockets', () => {
  it('opens for our own pages and for programs, never for another site [LCON-35]', async () => {
    stage = await LiveStage.make(server);
    for (const path of [MESSAGING_SOCKET_PATH, MEDIA_SOCKET_PATH]) {
      expect(await statusOf(path, { origin: server.deps.config.publicOrigin })).toBe(101);
      expect(await statusOf(path, {})).toBe(101);
      expect(await statusOf(path, { origin: 'https://evil.test' })).toBe(403);
      expect(await statusOf(path, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    }
    expect(await statusOf('/api/v1/live/other', {})).toBe(403);
  });

  it('refuses a login with an old, forged or foreign token [ERR-43]', async () => {
    stage = await LiveStage.make(server);
    const member = await stage.enter('member');
    const vip = await stage.enter('vip');
    const login = async (uid: number, token: string): Promise<string> => {
      const client = new LiveClient(server.url, MESSAGING_SOCKET_PATH);
      const code = await client.ask('login', { uid, token }).then(
        () => 'in',
        (error: Error) => error.message,
      );
      client.cut();
      return code;
    };
    expect(await login(vip.uid, member.rtm_token)).toBe('auth');
    const [body = '', signature = ''] = member.rtm_token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const crowned = Buffer.from(JSON.stringify({ ...claims, mayPublish: true })).toString(
      'base64url',
    );
    expect(await login(member.uid, `${crowned}.${signature}`)).toBe('auth');
    server.clock.advance(10 * MINUTE_MS);
    expect(await login(member.uid, member.rtm_token)).toBe('token-expired');
  });

  it('warns of a token that ends soon, and continues with the new one [LCON-52]', async () => {
    stage = await LiveStage.make(server);
    const { session, client } = await stage.join('member');
    server.clock.advance(9 * MINUTE_MS + 31_000);
    server.live.sweep();
    await client.until(() => client.frames.some(({ warning }) => warning === 'token'));
    const caller = await stage.as('member');
    const { data } = await caller.call('postRefreshToken', {
      params: stage.params,
      body: { token: session.token },
    });
    await client.ask('renew', { token: data.rtm_token });
    server.clock.advance(MINUTE_MS);
    server.live.sweep();
    expect(server.live.online(stage.channel)).toHaveLength(1);
    server.clock.advance(10 * MINUTE_MS);
    server.live.sweep();
    await client.until(() => client.frames.some(({ closed }) => closed === 'token-expired'));
  });

  it('shows the audience the stage from the start, but not during preparation [LROL-02, LROL-07]', async () => {
    stage = await LiveStage.make(server);
    const host = await stage.media(await stage.enter('host'));
    const { uid } = await stage.enter('host');
    await host.ask('offer', { sdp: 'v=0' });
    await host.ask('flow', { kinds: ['audio'] });
    const expert = await stage.media(await stage.enter('expert'), 'audience');
    const member = await stage.media(await stage.enter('member'), 'audience');
    const take = () => member.ask('subscribe', { from: uid, kind: 'audio' });
    const shown = ({ frames }: LiveClient): boolean =>
      frames.some(({ event }) => event === 'published');
    await expert.until(() => shown(expert));
    await expect(take()).rejects.toThrow('invalid-state');
    expect(shown(member)).toBe(false);
    await stage.move('host', 'putStartLives');
    await member.until(() => shown(member));
    await take();
    await stage.move('host', 'putAudienceStopLive');
    await member.until(() => member.frames.some(({ event }) => event === 'unpublished'));
    await expect(take()).rejects.toThrow('invalid-state');
  });

  it('keeps the video of a hidden expert from the audience, on the server [LMEM-50, LMEM-51]', async () => {
    stage = await LiveStage.make(server);
    const expertSession = await stage.enter('expert');
    const expert = await stage.media(expertSession);
    await expert.ask('offer', { sdp: 'v=0' });
    await expert.ask('flow', { kinds: ['audio', 'video'] });
    const member = await stage.media(await stage.enter('member'), 'audience');
    await stage.enter('host');
    await stage.move('host', 'putStartLives');
    const take = (kind: 'audio' | 'video') =>
      member.ask('subscribe', { from: expertSession.uid, kind });
    const heard = (event: string): boolean =>
      member.frames.some((frame) => frame.event === event && frame.payload?.['kind'] === 'video');
    await member.until(() => heard('published'));
    await take('video');
    await stage.set('host', 'hide_attendee', 'expert');
    await member.until(() => heard('unpublished'));
    await expect(take('video')).rejects.toThrow('invalid-state');
    await take('audio');
    await stage.set('host', 'display_attendee', 'expert');
    await take('video');
  });

  it('disconnects members for good who do not leave a session that is over for them [LROL-08, LROL-09]', async () => {
    stage = await LiveStage.make(server);
    const member = await stage.join('member');
    const expert = await stage.join('expert');
    await stage.enter('host');
    await stage.move('host', 'putStartLives');
    await stage.move('host', 'putAudienceStopLive');
    const isOut = ({ client }: typeof member): boolean =>
      client.frames.some(({ closed }) => closed === 'banned');
    server.clock.advance(LEAVE_WITHIN_MS - 1000);
    server.live.sweep();
    expect(server.live.online(stage.channel)).toHaveLength(2);
    server.clock.advance(1000);
    server.live.sweep();
    await member.client.until(() => isOut(member));
    await expect(LiveClient.inRoom(server.url, member.session)).rejects.toThrow('banned');
    expect(isOut(expert)).toBe(false);
    await stage.move('host', 'putStopLives');
    server.clock.advance(LEAVE_WITHIN_MS);
    server.live.sweep();
    await expert.client.until(() => isOut(expert));
  });

  it('shows the older of two tabs why it ends, and ends it [LCON-30, LCON-58, ERR-45]', async () => {
    stage = await LiveStage.make(server);
    const older = await stage.join('member');
    await stage.join('member');
    await older.client.until(() => older.client.frames.some(({ closed }) => closed !== undefined));
    expect(older.client.frames.at(-1)?.closed).toBe('remote-login');
    await older.client.ended();
    expect(server.live.online(stage.channel)).toHaveLength(1);
  });

  it('bans a removed member at refresh, and refuses their token [LCON-53, LCON-54]', async () => {
    stage = await LiveStage.make(server);
    const { session, client } = await stage.join('member');
    await server.db
      .update(liveMembers)
      .set({ removedAt: server.clock.now() })
      .where(eq(liveMembers.id, session.uid));
    const caller = await stage.as('member');
    const answer = await caller.call('postRefreshToken', {
      params: stage.params,
      body: { token: session.token },
    });
    expect(answer.failure.code).toBe(10010);
    await client.until(() => client.frames.some(({ closed }) => closed === 'banned'));
    const again = LiveClient.inRoom(server.url, session);
    await expect(again).rejects.toThrow('banned');
    await expect(LiveClient.inMedia(server.url, session)).rejects.toThrow('banned');
  });
});

describe('the order of changes', () => {
  it('gives each change of a room a higher revision than the one before [LCON-38]', async () => {
    stage = await LiveStage.make(server);
    const { client } = await stage.join('member');
    await stage.enter('host');
    const lists = async () =>
      (await (await stage.as('host')).call('refreshAttendees', { params: stage.params })).data;
    const first = (await lists()).revision;
    await stage.set('host', 'unmute', 'member');
    const second = (await lists()).revision;
    await stage.set('host', 'mute', 'member');
    const third = (await lists()).revision;
    expect(second).toBeGreaterThan(first);
    expect(third).toBeGreaterThan(second);
    await client.hears('refresh', ({ revision }) => revision === third);
  });
});

describe('attributes set by members', () => {
  it('accepts role, mute, hide, volume, hand and name from the server only [LCON-43, LMEM-02, LMEM-04, LMEM-05, LMEM-06, LMEM-15]', async () => {
    stage = await LiveStage.make(server);
    const host = await stage.join('host');
    const session = await stage.enter('member');
    const forged = {
      role: 'broadcaster',
      mute: '0',
      name: 'Root',
      hands_up: 'x',
      id: '1',
    };
    const member = await LiveClient.inRoom(server.url, session, forged);
    const honest = {
      id: String(stage.ids.member),
      role: 'audience',
      mute: '1',
      hide: '0',
      volume: '100',
    };
    await host.client.until(() => host.client.heard('memberJoined').length > 0);
    expect(host.client.attributesOf(session.uid)).toEqual(honest);
    await member.ask('setMine', {
      channel: stage.channel,
      attributes: { role: 'staff' },
      remove: ['mute', 'id'],
    });
    await host.client.until(() => host.client.heard('memberAttributes').length > 0);
    expect(host.client.attributesOf(session.uid)).toEqual(honest);
    member.cut();
  });

  it('lists host, experts and speaking members in presence, but no silent audience [LMEM-65]', async () => {
    stage = await LiveStage.make(server);
    const host = await stage.join('host');
    await stage.join('expert');
    const { session, client } = await stage.join('member');
    const names = () =>
      [host.session.uid, session.uid].map((uid) => client.attributesOf(uid)['name']);
    await client.until(() => names()[0] !== undefined);
    expect(names()).toEqual(['苏曼', undefined]);
    await stage.set('host', 'unmute', 'member');
    await client.until(() => names()[1] === '林晓');
    await stage.set('host', 'mute', 'member');
    await client.until(() => names()[1] === undefined);
    expect(client.attributesOf(session.uid)['mute']).toBe('1');
  });

  it('lets only the server send to the channel and change it [LCON-36, LCON-41]', async () => {
    stage = await LiveStage.make(server);
    const host = await stage.join('host');
    const member = await stage.join('member');
    const { channel } = stage;
    const text = JSON.stringify({ type: 'state_change', state: 'stopped' });
    for (const { client } of [host, member]) {
      await expect(client.ask('send', { channel, text })).rejects.toThrow('auth');
      const forged = { channel, attributes: { action: 'unpublish' }, remove: [] };
      await expect(client.ask('setChannel', forged)).rejects.toThrow('auth');
    }
    const other = await LiveStage.make(server);
    await expect(
      member.client.ask('join', { channel: other.channel, attributes: {} }),
    ).rejects.toThrow('auth');
    expect(host.client.messages).toEqual([]);
  });

  it('names the sender in a message to one member [LCON-42]', async () => {
    stage = await LiveStage.make(server);
    const host = await stage.join('host');
    const member = await stage.join('member');
    const text = JSON.stringify({ type: 'refresh' });
    const answer = await host.client.ask('sendToPeer', { to: member.session.uid, text });
    expect(answer).toEqual({ isDelivered: true });
    await member.client.until(() => member.client.frames.some((frame) => 'peer' in frame));
    expect(member.client.frames.find((frame) => 'peer' in frame)).toMatchObject({
      peer: { from: host.session.uid, text },
    });
    const nobody = await host.client.ask('sendToPeer', { to: 999_999, text });
    expect(nobody).toEqual({ isDelivered: false });
    for (const to of [host.session.uid, 999_999]) {
      await expect(member.client.ask('sendToPeer', { to, text })).rejects.toThrow('auth');
    }
  });
});

describe('audio and video', () => {
  const flow = (client: LiveClient, kinds: string[]) => client.ask('flow', { kinds });
  const allowed = () =>
    server.toSfu.flatMap((received) => (received.type === 'allow' ? [received.kinds] : []));

  it('forwards experts, but not a sending audience member [LROL-30, LROL-32]', async () => {
    stage = await LiveStage.make(server);
    await stage.enter('host');
    await stage.move('host', 'putStartLives');
    const expert = await stage.media(await stage.enter('expert'));
    const listening = await stage.enter('member');
    const member = await stage.media(listening);
    await flow(expert, ['audio', 'video']);
    await member.until(() => member.heard('published').length === 2);
    await expect(member.ask('offer', { sdp: 'v=0' })).rejects.toThrow('auth');
    await expect(flow(member, ['audio'])).rejects.toThrow('auth');
    expect(allowed()).toEqual([['audio', 'video']]);
    await stage.set('host', 'unmute', 'member');
    await flow(member, ['audio', 'video']);
    await expert.until(() => expert.heard('published').length === 1);
    expect(expert.heard('published')[0]).toEqual({ uid: listening.uid, kind: 'audio' });
    expect(allowed().at(-1)).toEqual(['audio']);
  });

  it('stops all media on becoming audience, regardless of the browser [LROL-47]', async () => {
    stage = await LiveStage.make(server);
    const host = await stage.media(await stage.enter('host'));
    const session = await stage.enter('expert');
    const expert = await stage.media(session);
    await flow(expert, ['audio', 'video']);
    await host.until(() => host.heard('published').length === 2);
    await stage.set('host', 'to_audience', 'expert');
    await host.until(() => host.heard('unpublished').length === 2);
    expect(allowed().at(-1)).toEqual([]);
    await expect(flow(expert, ['audio'])).rejects.toThrow('auth');
    // The old token still allows it, but the server's decision overrides it.
    const again = await stage.media(session);
    await expect(flow(again, ['audio'])).rejects.toThrow('auth');
  });

  it('shows a muted member without audio [LHST-01]', async () => {
    stage = await LiveStage.make(server);
    const host = await stage.media(await stage.enter('host'));
    const expert = await stage.media(await stage.enter('expert'));
    await flow(expert, ['audio', 'video']);
    await stage.set('host', 'mute', 'expert');
    await host.until(() => host.heard('unpublished').length === 1);
    expect(allowed().at(-1)).toEqual(['video']);
    await stage.set('expert', 'unmute', 'expert');
    await host.until(() => host.heard('published').length === 3);
    expect(allowed().at(-1)).toEqual(['audio', 'video']);
  });

  it('forwards nothing from staff [LROL-39]', async () => {
    stage = await LiveStage.make(server);
    const staff = await stage.media(await stage.enter('staff'));
    await expect(flow(staff, ['audio'])).rejects.toThrow('auth');
  });

  it('silences the audience at its end, and everyone at the end [LROL-08, LROL-09]', async () => {
    stage = await LiveStage.make(server);
    const host = await stage.media(await stage.enter('host'));
    const expert = await stage.media(await stage.enter('expert'));
    const member = await stage.media(await stage.enter('member'));
    await stage.set('host', 'unmute', 'member');
    await flow(expert, ['audio']);
    await flow(member, ['audio']);
    await stage.move('host', 'putStartLives');
    await stage.move('host', 'putAudienceStopLive');
    await host.until(() => host.heard('unpublished').length === 1);
    await stage.move('host', 'putStopLives');
    await host.until(() => host.heard('unpublished').length === 2);
    await expect(flow(host, ['audio'])).rejects.toThrow('auth');
  });
});
