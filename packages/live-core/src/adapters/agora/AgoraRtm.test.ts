import { MESSAGES_PER_SECOND, SERVER_UID } from '@rostra/contract/live';
import { expect, it } from 'vitest';
import { FakeAgoraSdk, never } from '../../../test/FakeAgoraSdk.ts';
import type { FakeRtmClient } from '../../../test/FakeAgoraSdk.ts';
import { codeOf, record } from '../../../test/World.ts';
import { VirtualClock } from '../../time/VirtualClock.ts';
import { AgoraRtm } from './AgoraRtm.ts';

const ME = 7;
const OTHER = 8;
const ROOM = 'room';
const credentials = { appId: 'app', uid: ME, token: 'token' };

const failure = (errorCode: number): Error => Object.assign(new Error('refused'), { errorCode });

function newWorld() {
  const sdk = new FakeAgoraSdk();
  const clock = new VirtualClock();
  const rtm = new AgoraRtm({ clock, load: sdk.loadRtm });
  const client = (): FakeRtmClient => {
    const last = sdk.messages.at(-1);
    if (!last) throw new Error('No client was made');
    return last;
  };
  const changes = record<{ state: string; reason?: string; wasResumed: boolean }>((listener) =>
    rtm.on('link', listener),
  );
  return { sdk, clock, rtm, client, changes };
}

async function inRoom(attributes: Readonly<Record<string, string>> = {}) {
  const world = newWorld();
  await world.rtm.login(credentials);
  await world.rtm.join(ROOM, attributes);
  world.changes.length = 0;
  return world;
}

it('logs in under its uid in decimals with a short presence timeout, and logs out [LCON-35]', async () => {
  const { rtm, client, changes, sdk } = newWorld();
  await rtm.login(credentials);
  const [appId, userId, request] = client().made;
  expect([appId, userId]).toEqual(['app', '7']);
  expect(request).toMatchObject({ presenceTimeout: 20, logUpload: false, useStringUserId: true });
  expect(sdk.callsOf('login')).toEqual([[{ token: 'token' }]]);
  await rtm.logout();
  await rtm.logout();
  expect(changes.map(({ state }) => state)).toEqual(['connecting', 'connected', 'closed']);
  expect(sdk.callsOf('logout')).toHaveLength(1);
});

it('ends a login that Agora never ends after ten seconds, and stays ended [LCON-33]', async () => {
  const { rtm, client, clock, sdk } = newWorld();
  sdk.answer('login', never);
  const code = codeOf(rtm.login(credentials));
  await clock.advance(5000);
  client().link({ currentState: 'DISCONNECTED', reasonCode: 'LOGIN_TIMEOUT' });
  expect(rtm.state).toBe('connecting');
  await clock.advance(5000);
  expect(await code).toBe('timeout');
  expect(rtm.state).toBe('idle');
  expect(sdk.callsOf('logout')).toHaveLength(1);
  client().link({ currentState: 'CONNECTED', reasonCode: 'LOGIN_SUCCESS' });
  expect(rtm.state).toBe('idle');
  expect(clock.waiting).toBe(0);
});

it('aborts a login by its signal, and by a logout meanwhile', async () => {
  const { rtm, sdk } = newWorld();
  sdk.answer('login', never);
  const control = new AbortController();
  const given = codeOf(rtm.login(credentials, { signal: control.signal }));
  control.abort();
  expect(await given).toBe('aborted');
  expect(rtm.state).toBe('idle');
  const left = codeOf(rtm.login(credentials));
  await rtm.logout();
  expect(await left).toBe('aborted');
  expect(rtm.state).toBe('closed');
});

it("waits with an account's next login until the last one has ended, and reuses its client [LCON-33]", async () => {
  const { rtm, client, clock, sdk } = newWorld();
  let end = (): void => undefined;
  sdk.answer('login', never);
  sdk.answer('logout', () => new Promise<void>((resolve) => (end = resolve)));
  const first = codeOf(rtm.login(credentials));
  await clock.advance(10_000);
  expect(await first).toBe('timeout');
  sdk.answer('login', () => undefined);
  const again = new AgoraRtm({ clock, load: sdk.loadRtm });
  const second = again.login(credentials);
  await clock.advance(100);
  expect(sdk.callsOf('login')).toHaveLength(1);
  end();
  await second;
  expect(again.state).toBe('connected');
  expect(sdk.messages).toHaveLength(1);
  const linkEvents = record<unknown>((listener) => rtm.on('link', listener));
  client().link({ currentState: 'DISCONNECTED', reasonCode: 'CONNECTION_ERROR' });
  expect(again.state).toBe('reconnecting');
  expect(linkEvents).toEqual([]);
});

it.each([
  [-10_005, 'auth'],
  [-10_009, 'token-expired'],
  [-10_012, 'banned'],
  [-10_015, 'auth'],
  [-10_025, 'network'],
])('reports a login refused with %i as %s', async (code, expected) => {
  const { rtm, sdk } = newWorld();
  sdk.answer('login', () => Promise.reject(failure(code)));
  expect(await codeOf(rtm.login(credentials))).toBe(expected);
  expect(rtm.state).toBe('idle');
});

it.each([
  ['INVALID_TOKEN', 'auth'],
  ['LOGIN_REJECTED', 'auth'],
  ['SAME_UID_LOGIN', 'uid-conflict'],
  ['LOGIN_TOO_FREQUENT', 'rate-limited'],
] as const)('reports a login whose link fails with %s as %s', async (reasonCode, expected) => {
  const { rtm, client, clock, sdk } = newWorld();
  sdk.answer('login', never);
  const code = codeOf(rtm.login(credentials));
  await clock.advance(0);
  client().link({ currentState: 'FAILED', reasonCode });
  expect(await code).toBe(expected);
});

it.each([
  ['SAME_UID_LOGIN', 'remote-login'],
  ['KICKED_OUT_BY_SERVER', 'kicked'],
  ['TOKEN_EXPIRED', 'token-expired'],
  ['INVALID_TOKEN', 'login-rejected'],
  ['LOGIN_NOT_AUTHORIZED', 'login-rejected'],
  ['INCONSISTENT_APP_ID', 'login-rejected'],
  ['LOGIN_TOO_FREQUENT', 'login-rejected'],
] as const)(
  'closes after FAILED with %s as %s [LCON-30, LCON-58]',
  async (reasonCode, expected) => {
    const { rtm, client, changes } = await inRoom();
    client().link({ currentState: 'FAILED', reasonCode });
    client().link({ currentState: 'CONNECTED', reasonCode: 'RECONNECT_SUCCESS' });
    expect(changes).toEqual([
      { state: 'closed', previous: 'connected', reason: expected, wasResumed: true },
    ]);
    expect(await codeOf(rtm.send(ROOM, 'late'))).toBe('invalid-state');
  },
);

it.each([
  ['DISCONNECTED', 'CONNECTION_ERROR'],
  ['CONNECTING', 'KEEP_ALIVE_TIMEOUT'],
  ['CONNECTING', 'NETWORK_CHANGE'],
  ['SUSPENDED', 'RECONNECT_TIMEOUT'],
] as const)('treats %s with %s as reconnecting [LCON-29]', async (currentState, reasonCode) => {
  const { client, clock, changes } = await inRoom();
  client().link({ currentState, reasonCode });
  client().link({ currentState: 'CONNECTED', reasonCode: 'RECONNECT_SUCCESS' });
  await clock.advance(0);
  expect(changes).toMatchObject([
    { state: 'reconnecting' },
    { state: 'connected', wasResumed: true },
  ]);
});

it('rejoins a channel that did not come back, with the own attributes [LCON-29]', async () => {
  const { client, clock, changes, sdk } = await inRoom({ hands_up: '1' });
  client().link({ currentState: 'SUSPENDED', reasonCode: 'RECONNECT_TIMEOUT' });
  sdk.answer('subscribe', () => Promise.reject(failure(-11_020)));
  client().link({ currentState: 'CONNECTED', isResumed: false, unrestoredChannels: [ROOM] });
  await clock.advance(0);
  expect(changes.at(-1)?.state).toBe('reconnecting');
  sdk.answer('subscribe', () => undefined);
  await clock.advance(5000);
  expect(changes.at(-1)).toMatchObject({ state: 'connected', wasResumed: false });
  expect(sdk.callsOf('subscribe')).toHaveLength(3);
  expect(sdk.callsOf('setState').at(-1)).toEqual([ROOM, 'MESSAGE', { hands_up: '1' }]);
});

it('stays disconnected when the connection is lost again while channels come back [LCON-29]', async () => {
  const { client, clock, changes, sdk } = await inRoom();
  client().link({ currentState: 'DISCONNECTED', reasonCode: 'CONNECTION_ERROR' });
  let entered = (): void => undefined;
  sdk.answer('subscribe', () => new Promise<void>((resolve) => (entered = resolve)));
  client().link({ currentState: 'CONNECTED', isResumed: false, unrestoredChannels: [ROOM] });
  await clock.advance(0);
  client().link({ currentState: 'DISCONNECTED', reasonCode: 'CONNECTION_ERROR' });
  entered();
  await clock.advance(60_000);
  expect(changes.map(({ state }) => state)).toEqual(['reconnecting']);
});

it('reports missing code as a network failure [LCON-33]', async () => {
  const rtm = new AgoraRtm({
    clock: new VirtualClock(),
    load: () => Promise.reject(new Error('No such chunk')),
  });
  expect(await codeOf(rtm.login(credentials))).toBe('network');
});

it('joins a channel for messages and presence, not for what everyone can write', async () => {
  const { rtm, sdk } = await inRoom();
  const [channel, request] = sdk.callsOf('subscribe')[0] ?? [];
  expect(channel).toBe(ROOM);
  expect(request).toEqual({ withMessage: true, withPresence: true, withMetadata: false });
  for (const bad of ['_room', 'a.b', '', 'x'.repeat(65)]) {
    expect(await codeOf(rtm.join(bad))).toBe('invalid-argument');
  }
});

it("delivers messages with their sender, and drops the member's own echoes [LCON-42]", async () => {
  const { rtm, client } = await inRoom();
  const heard = record<unknown>((listener) => rtm.on('message', listener));
  const peer = record<unknown>((listener) => rtm.on('peerMessage', listener));
  client().message({ publisher: '8', message: 'hello', publishTime: 5 });
  client().message({ publisher: String(ME), message: 'my own' });
  client().message({ publisher: '8', message: new Uint8Array([1]) });
  client().message({ publisher: '8', message: 'elsewhere', channelName: 'other' });
  client().message({ publisher: '8', message: 'for you', channelType: 'USER', channelName: '7' });
  expect(heard).toEqual([{ channel: ROOM, from: OTHER, text: 'hello', at: 5 }]);
  expect(peer).toEqual([{ from: OTHER, text: 'for you', at: 7 }]);
});

it.each(['00', '+0', '-0', '0x0', ' 0', '0.0', '', '1e0', '4294967296', 'server'])(
  'ignores a sender "%s", which must not pass for the server',
  async (publisher) => {
    const { rtm, client } = await inRoom();
    const heard = record<unknown>((listener) => rtm.on('message', listener));
    client().message({ publisher, message: '{"type":"refresh"}' });
    expect(heard).toEqual([]);
  },
);

it("accepts server messages under the server's own uid, which no member's token has", async () => {
  const { rtm, client } = await inRoom();
  const heard = record<{ from: number }>((listener) => rtm.on('message', listener));
  client().message({ publisher: '0', message: '{"type":"refresh"}' });
  expect(heard.map(({ from }) => from)).toEqual([SERVER_UID]);
});

it('sends to one member: an absent one is not an error, an unknown result is one [LCON-42]', async () => {
  const { rtm, sdk, clock } = await inRoom();
  expect(await rtm.sendToPeer(OTHER, 'you')).toEqual({ isDelivered: true });
  expect(sdk.callsOf('publish')).toEqual([['8', 'you', { channelType: 'USER' }]]);
  sdk.answer('publish', () => Promise.reject(failure(-11_033)));
  expect(await rtm.sendToPeer(OTHER, 'you')).toEqual({ isDelivered: false });
  sdk.answer('publish', () => Promise.reject(failure(-11_026)));
  expect(await codeOf(rtm.sendToPeer(OTHER, 'you'))).toBe('timeout');
  sdk.answer('publish', never);
  const slow = codeOf(rtm.sendToPeer(OTHER, 'you'));
  await clock.advance(10_000);
  expect(await slow).toBe('timeout');
});

it('refuses messages too long, too many, or for a channel that was not joined', async () => {
  const { rtm } = await inRoom();
  expect(await codeOf(rtm.send('other', 'x'))).toBe('invalid-state');
  expect(await codeOf(rtm.send(ROOM, 'x'.repeat(33_000)))).toBe('too-large');
  const codes = await Promise.all(
    Array.from({ length: MESSAGES_PER_SECOND + 1 }, () => codeOf(rtm.send(ROOM, 'x'))),
  );
  expect(codes.filter((code) => code === 'rate-limited')).toHaveLength(1);
});

it('merges own attributes, removes them by name and allows at most 32 [LCON-43]', async () => {
  const { rtm, sdk } = await inRoom({ mute: '1' });
  await rtm.setMyAttributes(ROOM, { volume: '2' }, { remove: ['mute'] });
  expect(sdk.callsOf('removeState')).toEqual([[ROOM, 'MESSAGE', { states: ['mute'] }]]);
  expect(sdk.callsOf('setState').at(-1)).toEqual([ROOM, 'MESSAGE', { volume: '2' }]);
  const many = Object.fromEntries(Array.from({ length: 32 }, (_, at) => [`key${at}`, '1']));
  expect(await codeOf(rtm.setMyAttributes(ROOM, many))).toBe('limit');
});

it("reports only the server's channel attributes, and none without storage", async () => {
  const { rtm, sdk } = await inRoom();
  const item = (value: string, authorUid: string) => ({
    value,
    authorUid,
    revision: 1,
    updated: 1,
  });
  sdk.answer('getChannelMetadata', () => ({
    majorRevision: 4,
    metadata: { action: item('start', '0'), setHomeUid: item('8', '8') },
  }));
  const stored = { attributes: { action: 'start' }, revision: 4 };
  expect(await rtm.getChannelAttributes(ROOM)).toEqual(stored);
  sdk.answer('getChannelMetadata', () => Promise.reject(failure(-12_019)));
  expect(await rtm.getChannelAttributes(ROOM)).toEqual({ attributes: {}, revision: 0 });
});

it("applies the server's channel attributes in order, and nobody else's [LCON-43]", async () => {
  const { rtm, client } = await inRoom();
  const events = record<unknown>((listener) => rtm.on('channelAttributes', listener));
  const heard = record<unknown>((listener) => rtm.on('message', listener));
  const send = (publisher: string, revision: number, action: string): void =>
    client().message({
      publisher,
      message: JSON.stringify({ type: 'channel_attributes', attributes: { action }, revision }),
      channelName: ROOM,
    });
  send('0', 2, 'start');
  send('0', 1, 'prepare');
  send('8', 9, 'stop');
  expect(events).toEqual([{ channel: ROOM, attributes: { action: 'start' }, revision: 2 }]);
  expect(heard).toHaveLength(1);
  expect(await rtm.getChannelAttributes(ROOM)).toEqual({
    attributes: { action: 'start' },
    revision: 2,
  });
});

it('refuses a write with an old revision, and always names what it removes', async () => {
  const { rtm, sdk } = await inRoom();
  sdk.answer('getChannelMetadata', () => ({ majorRevision: 5, metadata: {} }));
  expect(await rtm.setChannelAttributes(ROOM, {}, { expect: 4, remove: ['a'] })).toEqual({
    revision: 5,
  });
  expect(sdk.callsOf('setChannelMetadata')).toEqual([]);
  expect(sdk.callsOf('removeChannelMetadata')[0]?.[2]).toMatchObject({
    majorRevision: 4,
    data: [{ key: 'a' }],
  });
  await rtm.setChannelAttributes(ROOM, {});
  expect(sdk.callsOf('removeChannelMetadata')).toHaveLength(1);
  sdk.answer('setChannelMetadata', () => Promise.reject(failure(-12_014)));
  expect(await codeOf(rtm.setChannelAttributes(ROOM, { a: '1' }, { expect: 1 }))).toBe('conflict');
});

it('lists members by pages and counts them without their names [LMEM-40]', async () => {
  const { rtm, sdk } = await inRoom();
  sdk.answer('getOnlineUsers', () => ({
    totalOccupancy: 1,
    nextPage: 'p2',
    occupants: [
      { userId: '8', states: { mute: '0', hand: '1' } },
      { userId: 'bot', states: {} },
    ],
  }));
  expect(await rtm.listMembers(ROOM)).toEqual({
    members: [{ uid: OTHER, attributes: { hand: '1' } }],
    next: 'p2',
  });
  await rtm.listMembers(ROOM, { page: 'p2' });
  expect(sdk.callsOf('getOnlineUsers').at(-1)?.[2]).toMatchObject({ page: 'p2' });
  sdk.answer('getOnlineUsers', () => ({ totalOccupancy: 700, nextPage: '', occupants: [] }));
  expect(await rtm.countMembers(ROOM)).toBe(700);
  expect(sdk.callsOf('getOnlineUsers').at(-1)?.[2]).toEqual({
    includedUserId: false,
    includedState: false,
  });
});

it('warns before a token expires and takes a new one [LCON-52]', async () => {
  const { rtm, client, sdk } = await inRoom();
  const warnings = record<undefined>((listener) => rtm.on('tokenWillExpire', listener));
  client().emit('tokenPrivilegeWillExpire', '');
  await rtm.renewToken('next');
  expect(warnings).toHaveLength(1);
  expect(sdk.callsOf('renewToken')).toEqual([['next']]);
});
