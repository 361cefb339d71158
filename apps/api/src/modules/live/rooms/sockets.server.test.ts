import {
  LIVE_TILES_MAX,
  MEDIA_SOCKET_PATH,
  MESSAGING_SOCKET_PATH,
  SERVER_UID,
} from '@rostra/contract/live';
import type { LiveSessionOptions, RoomMessage } from '@rostra/contract/live';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LiveClient } from '#testing/LiveClient.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { LiveCast, OTHERS } from '../testing/liveCast.ts';
import type { CastRole } from '../testing/liveCast.ts';

let server: TestServer;
let cast: LiveCast;
const clients: LiveClient[] = [];

beforeAll(async () => {
  server = await startTestServer();
  cast = await LiveCast.make(server);
});
afterEach(() => {
  for (const client of clients.splice(0)) client.cut();
  cast.close();
  server.toSfu.length = 0;
});
afterAll(() => server.close());

const kept = (client: LiveClient): LiveClient => {
  clients.push(client);
  return client;
};

const MEMBERS = ['audience', 'expert', 'staff', 'host'] as const satisfies readonly CastRole[];
type Member = (typeof MEMBERS)[number];

/** Returns the outcome of a request: its answer, or the code of its refusal. */
const endOf = (client: LiveClient, call: string, input: Readonly<Record<string, unknown>>) =>
  client.ask(call, input).then(
    (answer) => ({ answer }),
    (error: Error) => error.message,
  );

async function sessionOf(
  part: Exclude<CastRole, 'visitor' | 'removed'>,
): Promise<LiveSessionOptions> {
  const stage = part === 'stranger' ? cast.elsewhere : cast.stage;
  return stage.enter(cast.personOf(part) ?? 'host');
}

describe('the messaging socket', () => {
  interface Row {
    readonly call: string;
    readonly input: (ids: {
      readonly channel: string;
      readonly elsewhere: string;
      readonly neighbor: number;
      readonly strangerUid: number;
      readonly foreignToken: string;
    }) => Readonly<Record<string, unknown>>;
    /** The outcome for every member, regardless of role. */
    readonly end: unknown;
    /** The outcome for the host, if it differs. */
    readonly hostEnd?: unknown;
  }
  const text = JSON.stringify({ type: 'state_change', state: 'stopped' });
  const nothing = { attributes: {}, remove: [] };
  const ROWS: Readonly<Record<string, Row>> = {
    'speaks in their channel': {
      call: 'send',
      input: ({ channel }) => ({ channel, text }),
      end: 'auth',
    },
    'directs their channel': {
      call: 'setChannel',
      input: ({ channel }) => ({ channel, attributes: { action: 'unpublish' }, remove: [] }),
      end: 'auth',
    },
    'removes an attribute of their channel': {
      call: 'setChannel',
      input: ({ channel }) => ({ channel, attributes: {}, remove: ['uid'] }),
      end: 'auth',
    },
    'joins another channel': {
      call: 'join',
      input: ({ elsewhere }) => ({ channel: elsewhere, attributes: {} }),
      end: 'auth',
    },
    'speaks in another channel': {
      call: 'send',
      input: ({ elsewhere }) => ({ channel: elsewhere, text }),
      end: 'invalid-state',
    },
    'directs another channel': {
      call: 'setChannel',
      input: ({ elsewhere }) => ({ channel: elsewhere, ...nothing }),
      end: 'invalid-state',
    },
    'reads another channel': {
      call: 'getChannel',
      input: ({ elsewhere }) => ({ channel: elsewhere }),
      end: 'invalid-state',
    },
    'lists another channel': {
      call: 'members',
      input: ({ elsewhere }) => ({ channel: elsewhere }),
      end: 'invalid-state',
    },
    'counts another channel': {
      call: 'count',
      input: ({ elsewhere }) => ({ channel: elsewhere }),
      end: 'invalid-state',
    },
    'publishes an attribute in another channel': {
      call: 'setMine',
      input: ({ elsewhere }) => ({ channel: elsewhere, ...nothing }),
      end: 'invalid-state',
    },
    'writes to a member of another meeting': {
      call: 'sendToPeer',
      input: ({ strangerUid }) => ({ to: strangerUid, text }),
      end: 'auth',
      hostEnd: { answer: { isDelivered: false } },
    },
    'writes to the server': {
      call: 'sendToPeer',
      input: () => ({ to: SERVER_UID, text }),
      end: 'auth',
      hostEnd: { answer: { isDelivered: false } },
    },
    'writes to a member of their own meeting': {
      call: 'sendToPeer',
      input: ({ neighbor }) => ({ to: neighbor, text }),
      end: 'auth',
      hostEnd: { answer: { isDelivered: true } },
    },
    "renews with another's ticket": {
      call: 'renew',
      input: ({ foreignToken }) => ({ token: foreignToken }),
      end: 'auth',
    },
    'renews with a forged ticket': {
      call: 'renew',
      input: () => ({ token: 'e30.e30' }),
      end: 'auth',
    },
    'logs in as another one': {
      call: 'login',
      input: ({ neighbor, foreignToken }) => ({ uid: neighbor + 1000, token: foreignToken }),
      end: 'auth',
    },
    'logs in as the server': {
      call: 'login',
      input: ({ foreignToken }) => ({ uid: SERVER_UID, token: foreignToken }),
      end: 'auth',
    },
  };

  it.each(Object.entries(ROWS))(
    'answers a member who %s [LCON-35, LCON-41]',
    async (_title, row) => {
      const neighbor = await cast.stage.join(OTHERS.listener);
      const stranger = await cast.elsewhere.join('poor');
      const ids = {
        channel: cast.stage.channel,
        elsewhere: cast.elsewhere.channel,
        neighbor: neighbor.session.uid,
        strangerUid: stranger.session.uid,
        foreignToken: neighbor.session.rtm_token,
      };
      const ends: Partial<Record<Member, unknown>> = {};
      for (const part of MEMBERS) {
        const client = kept(await LiveClient.inRoom(server.url, await sessionOf(part)));
        ends[part] = await endOf(client, row.call, row.input(ids));
      }
      const { end } = row;
      const { hostEnd = end } = row;
      expect(ends).toEqual({ audience: end, expert: end, staff: end, host: hostEnd });
      expect(neighbor.client.messages.filter(({ type }) => type === 'state_change')).toEqual([]);
      const bare = kept(new LiveClient(server.url, MESSAGING_SOCKET_PATH));
      const outside = row.call === 'login' ? end : 'invalid-state';
      expect(await endOf(bare, row.call, row.input(ids))).toEqual(outside);
    },
  );

  it('keeps out removed members, strangers and clients without a token [LCON-54]', async () => {
    const { channel } = cast.stage;
    const stranger = kept(await LiveClient.inRoom(server.url, await sessionOf('stranger')));
    expect(await endOf(stranger, 'join', { channel, attributes: {} })).toBe('auth');
    const bare = kept(new LiveClient(server.url, MESSAGING_SOCKET_PATH));
    expect(await endOf(bare, 'join', { channel, attributes: {} })).toBe('invalid-state');
    expect(await endOf(bare, 'login', { uid: 1, token: '' })).toBe('auth');
  });

  it('names the real sender of a peer message [LCON-42]', async () => {
    const host = await cast.stage.join('host');
    const member = await cast.stage.join('member');
    const order = JSON.stringify({ type: 'refresh', revision: 9, affect_users: [] });
    const forged = { text: order, from: SERVER_UID, sender: SERVER_UID, at: 0 };
    await host.client.ask('sendToPeer', { ...forged, to: member.session.uid });
    const isPeer = (frame: object): boolean => 'peer' in frame;
    await member.client.until(() => member.client.frames.some(isPeer));
    expect(member.client.frames.find(isPeer)).toEqual({
      peer: { from: host.session.uid, text: order, at: server.clock.now().getTime() },
    });
  });

  it('hides the number and names of others from an audience member without permission [LMEM-09, LMEM-56, LMEM-57, LROL-29]', async () => {
    const { stage } = cast;
    const host = await stage.join('host');
    const other = await stage.join(OTHERS.listener);
    const member = await stage.join('member');
    const { channel } = stage;
    const count = () => endOf(member.client, 'count', { channel });
    const members = async (): Promise<number[]> => {
      const page = await member.client.ask('members', { channel });
      return (page as { members: { uid: number }[] }).members.map(({ uid }) => uid);
    };
    const known = () => member.client.attributesOf(other.session.uid);
    const otherId = stage.ids[OTHERS.listener];
    const namesOther = (message: RoomMessage): boolean =>
      message.type === 'refresh' && message.affect_users.includes(otherId);
    const isNamed = (): boolean =>
      member.client.messages.some(namesOther) ||
      JSON.stringify(member.client.frames).includes(`"id":"${otherId}"`);

    expect(await count()).toBe('auth');
    expect(await members()).toEqual(expect.arrayContaining([host.session.uid, member.session.uid]));
    expect(await members()).not.toContain(other.session.uid);
    expect(known()).toEqual({});
    // Acts on another audience member name them only to themselves and to members who see the list.
    await stage.set('host', 'view_message', OTHERS.listener);
    await Promise.all([
      host.client.hears('refresh', namesOther),
      other.client.hears('refresh', namesOther),
      member.client.hears('refresh'),
    ]);
    expect(isNamed()).toBe(false);

    await stage.set('host', 'view_member_count', 'member');
    expect(await count()).toEqual({ answer: server.live.online(channel).length });
    await member.client.until(() => known()['role'] !== undefined);
    expect(known()).toEqual({ role: 'audience', mute: '1' });
    expect(isNamed()).toBe(false);

    await stage.set('host', 'view_attendee', 'member');
    await member.client.until(() => known()['id'] === String(otherId));
    await stage.set('host', 'unview_attendee', 'member');
    await stage.set('host', 'unview_member_count', 'member');
    expect(await count()).toBe('auth');
    expect(await members()).not.toContain(other.session.uid);
  });

  it('refuses attributes that only the server may set, under any name [LCON-43]', async () => {
    const host = await cast.stage.join('host');
    const session = await sessionOf('audience');
    const crown = { role: 'broadcaster', name: 'Root' };
    const member = kept(new LiveClient(server.url, MESSAGING_SOCKET_PATH));
    await member.ask('login', { uid: session.uid, token: session.rtm_token });
    const { channel } = cast.stage;
    await member.ask('join', { channel, attributes: crown, uid: host.session.uid });
    await member.ask('setMine', {
      channel,
      uid: host.session.uid,
      attributes: { ...crown, mute: '0' },
      remove: ['role', 'id'],
    });
    await host.client.until(() => host.client.heard('memberAttributes').length > 0);
    const messages = host.client.attributesOf(session.uid);
    expect(messages).toMatchObject({ role: 'audience', mute: '1' });
    expect(messages['name']).toBeUndefined();
    expect(host.client.attributesOf(host.session.uid)).toMatchObject({ role: 'broadcaster' });
  });
});

describe('the media socket', () => {
  const FLOW = { kinds: ['audio', 'video'] };
  const sentKinds = () =>
    server.toSfu.flatMap((received) =>
      received.type === 'allow' && received.kinds.length > 0 ? [received] : [],
    );

  it.each([
    ['flow', FLOW],
    ['offer', { sdp: 'v=0' }],
  ])('reserves %s for permitted senders [LROL-30, LROL-32, LROL-39]', async (call, input) => {
    const ends: Partial<Record<Member, unknown>> = {};
    for (const part of MEMBERS) {
      // Each one claims to be a sender; the server knows better.
      const client = kept(await LiveClient.inMedia(server.url, await sessionOf(part), 'host'));
      ends[part] = await endOf(client, call, input);
    }
    const done = { answer: null };
    expect(ends).toEqual({ audience: 'auth', expert: done, staff: 'auth', host: done });
    expect(sentKinds()).toHaveLength(call === 'flow' ? 2 : 0);
    expect(server.toSfu.filter(({ type }) => type === 'publish')).toHaveLength(
      call === 'offer' ? 2 : 0,
    );
  });

  it('lets nothing through for a self-declared sender [LROL-32]', async () => {
    const session = await sessionOf('audience');
    const client = kept(await LiveClient.inMedia(server.url, session, 'audience'));
    expect(await endOf(client, 'flow', FLOW)).toBe('invalid-state');
    expect(await endOf(client, 'setRole', { role: 'host' })).toEqual({ answer: null });
    expect(await endOf(client, 'flow', FLOW)).toBe('auth');
    expect(await endOf(client, 'offer', { sdp: 'v=0' })).toBe('auth');
    expect(await endOf(client, 'reopen', {})).toEqual({ answer: null });
    expect(sentKinds()).toEqual([]);
  });

  it('refuses media of another meeting, and sending under another uid [LCON-35]', async () => {
    const host = await sessionOf('host');
    const sender = kept(await LiveClient.inMedia(server.url, host));
    await sender.ask('flow', FLOW);
    const stranger = kept(await LiveClient.inMedia(server.url, await sessionOf('stranger')));
    const request = { from: host.uid, kind: 'video' };
    expect(await endOf(stranger, 'subscribe', request)).toBe('invalid-state');
    expect(stranger.heard('published')).toEqual([]);
    const bare = kept(new LiveClient(server.url, MEDIA_SOCKET_PATH));
    const member = await sessionOf('audience');
    for (const [call, input] of [
      ['subscribe', request],
      ['flow', FLOW],
      ['setRole', { role: 'host' }],
      ['reopen', {}],
      ['leave', {}],
      ['renew', { token: member.token }],
    ] as const) {
      expect(await endOf(bare, call, input)).toBe('invalid-state');
    }
    const asHost = { uid: host.uid, token: member.token, role: 'host' };
    expect(await endOf(bare, 'join', asHost)).toBe('auth');
    expect(await endOf(bare, 'join', { ...asHost, uid: SERVER_UID })).toBe('auth');
    expect(server.toSfu.filter(({ type }) => type === 'subscribe')).toEqual([]);
  });
});

describe('malformed frames', () => {
  /** Above the largest frame that a socket takes. */
  const TOO_MANY_BYTES = 128 * 1024 + 1;
  const broken: Readonly<Record<string, string | Uint8Array>> = {
    'no JSON': '{"id":1,',
    'JSON, not a question': '[]',
    null: 'null',
    'no such call': '{"id":1,"call":"crown","uid":1}',
    'a call without its parts': '{"id":1,"call":"join"}',
    'a uid that is a text': '{"id":1,"call":"login","uid":"1","token":""}',
    'a number below zero': '{"id":-1,"call":"count","channel":"a"}',
    'a channel that is a path': '{"id":1,"call":"count","channel":"../a"}',
    'a text that is too long': JSON.stringify({
      id: 1,
      call: 'sendToPeer',
      to: 1,
      text: 'x'.repeat(32 * 1024 + 1),
    }),
    'a kind that is none': '{"id":1,"call":"flow","kinds":["everything"]}',
    'more bytes than are taken': 'x'.repeat(TOO_MANY_BYTES),
    'bytes in place of text': new Uint8Array([1, 2, 3]),
  };
  it.each(Object.entries(broken))(
    'closes the connection on %s, before and after login, and nothing else [LCON-41]',
    async (_name, frame) => {
      const host = await cast.stage.join('host');
      const session = await sessionOf('audience');
      const lines = [
        new LiveClient(server.url, MESSAGING_SOCKET_PATH),
        new LiveClient(server.url, MEDIA_SOCKET_PATH),
        await LiveClient.inRoom(server.url, session),
        await LiveClient.inMedia(server.url, session),
      ].map(kept);
      for (const line of lines) {
        await line.sendRaw(frame);
        await line.ended();
      }
      expect(await host.client.ask('count', { channel: cast.stage.channel })).toBeGreaterThan(1);
    },
  );

  it('refuses more attributes than are kept, and keeps the connection [LCON-43]', async () => {
    const { client } = await cast.stage.join('member');
    const { channel } = cast.stage;
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`k${at}`, 'v']));
    const request = { channel, attributes: many, remove: [] };
    expect(await endOf(client, 'setMine', request)).toBe('limit');
    expect(await client.ask('getChannel', { channel })).toMatchObject({ attributes: {} });
  });

  it.each([
    ['an unknown name', { mood: 'x'.repeat(7000) }, 'invalid-argument'],
    ['a name of another kind', JSON.parse('{"constructor":"x"}') as object, 'invalid-argument'],
    ['a long value', { name: 'x'.repeat(257) }, 'too-large'],
  ])('refuses %s of an attribute, on entry and later [LCON-43]', async (_, attributes, code) => {
    const host = await cast.stage.join('host');
    const { channel } = cast.stage;
    const session = await sessionOf('audience');
    const member = kept(new LiveClient(server.url, MESSAGING_SOCKET_PATH));
    await member.ask('login', { uid: session.uid, token: session.rtm_token });
    expect(await endOf(member, 'join', { channel, attributes })).toBe(code);
    await member.ask('join', { channel, attributes: {} });
    expect(await endOf(member, 'setMine', { channel, attributes, remove: [] })).toBe(code);
    const listed = await host.client.ask('members', { channel });
    expect(JSON.stringify(listed).length).toBeLessThan(5000);
  });
});

it('refuses any thirteenth video but not its audio, and reuses a free slot [LMED-05, LMED-06, LMED-07]', async () => {
  // A separate channel, because members cut off in another test still hold their seats there.
  const channel = 'pictures';
  const FIRST_UID = 900_000;
  const sender = async (at: number): Promise<LiveClient> => {
    const uid = FIRST_UID + at;
    const ticket = { uid, channel, mayPublish: true, mayReceive: true };
    const { token, rtmToken } = server.deps.live.issueTokens(ticket, 3_600_000);
    const session = { uid, channel, token, rtm_token: rtmToken };
    return kept(await LiveClient.inMedia(server.url, session));
  };
  const both = { kinds: ['audio', 'video'] };
  const senders: LiveClient[] = [];
  for (let at = 0; at < LIVE_TILES_MAX; at += 1) {
    const client = await sender(at);
    await client.ask('flow', both);
    senders.push(client);
  }
  const late = await sender(LIVE_TILES_MAX);
  await late.ask('flow', { kinds: ['audio'] });
  await expect(late.ask('flow', both)).rejects.toThrow('limit');
  const [first] = senders;
  const uid = FIRST_UID + LIVE_TILES_MAX;
  const received = (kind: string) =>
    first?.heard('published').some((one) => one['uid'] === uid && one['kind'] === kind);
  await first?.until(() => received('audio') === true);
  expect(first?.heard('unpublished')).toEqual([]);
  expect(server.toSfu.findLast(({ type }) => type === 'allow')).toMatchObject({ kinds: ['audio'] });
  // A current sender may announce it again.
  await first?.ask('flow', both);
  // A member who requests both at once still gets audio.
  const later = await sender(LIVE_TILES_MAX + 1);
  await expect(later.ask('flow', both)).rejects.toThrow('limit');
  expect(server.toSfu.findLast(({ type }) => type === 'allow')).toMatchObject({ kinds: ['audio'] });
  // A forbidden video frees its slot, and has none when it is allowed again.
  server.deps.live.setMediaRights(FIRST_UID + 1, { send: ['audio'], receive: true });
  expect(received('video')).toBe(false);
  await late.ask('flow', both);
  await first?.until(() => received('video') === true);
  server.deps.live.setMediaRights(FIRST_UID + 1, { send: ['audio', 'video'], receive: true });
  await expect(senders[1]?.ask('flow', both)).rejects.toThrow('limit');
});
