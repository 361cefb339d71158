import { LIVE_TILES_MAX, VIDEO_PRESETS } from '@rostra/contract/live';
import { expect, it } from 'vitest';
import { FakeAgoraSdk, never } from '../../../test/FakeAgoraSdk.ts';
import type { FakeRtcClient } from '../../../test/FakeAgoraSdk.ts';
import { codeOf, record } from '../../../test/World.ts';
import type { LinkChange } from '../../ports/LinkState.ts';
import type { RtcCloseReason, RtcRole, RtcSession } from '../../ports/RtcSession.ts';
import { VirtualClock } from '../../time/VirtualClock.ts';
import { AgoraRtc } from './AgoraRtc.ts';

const ME = 7;
const OTHER = 8;
const SCREEN = 1007;
const DELAY_MS = 100;
const credentials = { appId: 'app', channel: 'room', uid: ME, token: 'token' };
const preset = VIDEO_PRESETS.camera;

function newWorld() {
  const sdk = new FakeAgoraSdk();
  const clock = new VirtualClock();
  const rtc = new AgoraRtc({ clock, policy: { delayMs: () => DELAY_MS }, load: sdk.loadRtc });
  const client = (): FakeRtcClient => {
    const last = sdk.media.at(-1);
    if (!last) throw new Error('No client was made');
    return last;
  };
  return { sdk, clock, rtc, client };
}

async function joined(role: RtcRole = 'host') {
  const world = newWorld();
  const session = world.rtc.createSession();
  await session.join(credentials, { role });
  const changes = record<LinkChange<RtcCloseReason>>((listener) => session.on('link', listener));
  return { ...world, session, changes };
}

const disconnect = (client: FakeRtcClient, reason?: string): void =>
  client.emit('connection-state-change', 'DISCONNECTED', 'CONNECTED', reason);

it("joins under the server's uid, in live mode, with volumes requested before [LCON-02]", async () => {
  const { sdk, rtc } = newWorld();
  const session = rtc.createSession();
  const changes = record<{ state: string }>((listener) => session.on('link', listener));
  await session.join(credentials, { role: 'host' });
  expect(sdk.callsOf('createClient')).toEqual([[{ mode: 'live', codec: 'vp8', role: 'host' }]]);
  expect(sdk.callsOf('join')).toEqual([['app', 'room', 'token', ME]]);
  expect(sdk.callsOf('enableAudioVolumeIndicator')).toHaveLength(1);
  expect(changes.map(({ state }) => state)).toEqual(['connecting', 'connected']);
});

it('ends a join that Agora never ends after fifteen seconds [LCON-34]', async () => {
  const { sdk, rtc, clock, client } = newWorld();
  sdk.answer('join', never);
  const session = rtc.createSession();
  const code = codeOf(session.join(credentials));
  await clock.advance(14_000);
  expect(session.state).toBe('connecting');
  await clock.advance(1000);
  expect(await code).toBe('timeout');
  expect(session.state).toBe('idle');
  expect(sdk.callsOf('leave')).toHaveLength(1);
  client().emit('connection-state-change', 'CONNECTED', 'CONNECTING');
  expect(session.state).toBe('idle');
  expect(clock.waiting).toBe(0);
});

it('aborts by its signal and can join again [LCON-34]', async () => {
  const { sdk, rtc } = newWorld();
  sdk.answer('join', never);
  const session = rtc.createSession();
  const control = new AbortController();
  const code = codeOf(session.join(credentials, { signal: control.signal }));
  control.abort();
  expect(await code).toBe('aborted');
  sdk.answer('join', () => ME);
  await session.join(credentials);
  expect(session.state).toBe('connected');
});

it('ends a pending join by leaving, which is always possible', async () => {
  const { sdk, rtc } = newWorld();
  sdk.answer('join', never);
  const session = rtc.createSession();
  await session.leave();
  const code = codeOf(session.join(credentials));
  await session.leave();
  expect(await code).toBe('aborted');
  expect(session.state).toBe('closed');
});

it.each([
  ['CAN_NOT_GET_GATEWAY_SERVER', 'auth'],
  ['UID_BANNED', 'banned'],
  ['UID_CONFLICT', 'uid-conflict'],
  ['WS_ERR', 'network'],
])('reports a join refused with %s as %s [LCON-34]', async (code, expected) => {
  const { sdk, rtc } = newWorld();
  sdk.answer('join', () => Promise.reject(Object.assign(new Error(code), { code })));
  const session = rtc.createSession();
  expect(await codeOf(session.join(credentials))).toBe(expected);
  expect(session.state).toBe('idle');
});

it.each([
  [{ desc: ['dynamic key expired'], retry: false }, 'token-expired'],
  [{ desc: 'dynamic key or token timeout', retry: false }, 'token-expired'],
  [{ desc: ['amount of users over load'], retry: false }, 'limit'],
  [{ desc: ['no unilbs webrtc service available'], retry: true }, 'network'],
  [{ desc: ['invalid token, authorized failed'], retry: false }, 'auth'],
])(
  'reports a join that the first server refuses with %o as %s [LCON-34]',
  async (data, expected) => {
    const { sdk, rtc } = newWorld();
    const code = 'CAN_NOT_GET_GATEWAY_SERVER';
    sdk.answer('join', () => Promise.reject(Object.assign(new Error(code), { code, data })));
    const session = rtc.createSession();
    expect(await codeOf(session.join(credentials))).toBe(expected);
    expect(session.state).toBe('idle');
  },
);

it.each([
  ['UID_BANNED', 'banned'],
  ['IP_BANNED', 'banned'],
  ['CHANNEL_BANNED', 'banned'],
  ['TOKEN_EXPIRE', 'token-expired'],
  ['UID_CONFLICT', 'uid-conflict'],
])('closes a link that ends with %s as %s, once [LCON-54]', async (reason, expected) => {
  const { session, changes, clock, client, sdk } = await joined();
  const last = client();
  disconnect(last, reason);
  disconnect(last, 'NETWORK_ERROR');
  await clock.advance(60_000);
  expect(changes).toEqual([{ state: 'closed', previous: 'connected', reason: expected }]);
  expect(session.users).toEqual([]);
  expect(sdk.callsOf('join')).toHaveLength(1);
});

it("reports the SDK's own recovery as reconnecting, then connected [LCON-29]", async () => {
  const { client, changes } = await joined();
  client().emit('connection-state-change', 'RECONNECTING', 'CONNECTED');
  client().emit('connection-state-change', 'CONNECTED', 'RECONNECTING');
  expect(changes.map(({ state }) => state)).toEqual(['reconnecting', 'connected']);
});

it('rejoins after the SDK gives up, publishes again and announces the others again [LCON-29]', async () => {
  const { client, changes, clock, rtc, sdk, session } = await joined();
  const microphone = await rtc.createMicrophone();
  await session.publish(microphone);
  client().sends(OTHER, 'video');
  const gone = record<unknown>((listener) => session.on('unpublished', listener));
  sdk.answer('join', () => Promise.reject(Object.assign(new Error('no'), { code: 'WS_ERR' })));
  disconnect(client(), 'NETWORK_ERROR');
  expect(gone).toEqual([{ uid: OTHER, kind: 'video' }]);
  await clock.advance(3 * DELAY_MS);
  expect(session.state).toBe('reconnecting');
  expect(await codeOf(session.subscribe(OTHER, 'video'))).toBe('network');
  sdk.answer('join', () => ME);
  await clock.advance(DELAY_MS);
  expect(changes.map(({ state }) => state)).toEqual(['reconnecting', 'connected']);
  expect(sdk.callsOf('publish')).toEqual([[[sdk.tracks[0]]], [[sdk.tracks[0]]]]);
  client().sends(OTHER, 'video');
  expect(session.users).toEqual([{ uid: OTHER, hasAudio: false, hasVideo: true }]);
});

it('closes at the next attempt for a member banned while away [LCON-54]', async () => {
  const { client, changes, clock, sdk } = await joined();
  sdk.answer('join', () => Promise.reject(Object.assign(new Error('no'), { code: 'UID_BANNED' })));
  disconnect(client());
  await clock.advance(60_000);
  expect(changes.at(-1)).toMatchObject({ state: 'closed', reason: 'banned' });
  expect(clock.waiting).toBe(0);
});

it('warns before a token expires, takes a new one, and closes at the end [LCON-52]', async () => {
  const { client, changes, session, sdk } = await joined();
  const warnings = record<undefined>((listener) => session.on('tokenWillExpire', listener));
  client().emit('token-privilege-will-expire');
  await session.renewToken('next');
  expect(warnings).toHaveLength(1);
  expect(sdk.callsOf('renewToken')).toEqual([['next']]);
  client().emit('token-privilege-did-expire');
  expect(changes.at(-1)).toMatchObject({ state: 'closed', reason: 'token-expired' });
});

it('publishes only as a joined host', async () => {
  const { rtc } = newWorld();
  const microphone = await rtc.createMicrophone();
  const session = rtc.createSession();
  expect(await codeOf(session.publish(microphone))).toBe('invalid-state');
  await session.join(credentials);
  expect(await codeOf(session.publish(microphone))).toBe('invalid-state');
  await session.setRole('host');
  await session.publish(microphone);
  expect(session.published).toEqual([microphone]);
});

it('sends one video per session; the screen has its own uid and is not subscribed to [LMED-15]', async () => {
  const { rtc, session, client, sdk } = await joined();
  const camera = await rtc.createCamera({ preset });
  const screen = await rtc.createScreen({ preset: VIDEO_PRESETS.sharp });
  await session.publish(camera);
  expect(await codeOf(session.publish(screen))).toBe('limit');
  const main = client();
  const second: RtcSession = rtc.createSession();
  await second.join({ ...credentials, uid: SCREEN, token: 'screen' }, { role: 'host' });
  await second.publish(screen);
  expect(sdk.media).toHaveLength(2);
  const publishedEvents = record<unknown>((listener) => session.on('published', listener));
  main.sends(SCREEN, 'video');
  expect(publishedEvents).toEqual([]);
  expect(session.users).toEqual([]);
  expect(await codeOf(session.subscribe(SCREEN, 'video'))).toBe('invalid-state');
  await second.leave();
  main.sends(SCREEN, 'video');
  expect(publishedEvents).toEqual([{ uid: SCREEN, kind: 'video' }]);
});

it('sends audio but no video where twelve are shown [LMED-05]', async () => {
  const { rtc, session, client } = await joined();
  for (let at = 0; at < LIVE_TILES_MAX; at += 1) client().sends(2000 + at, 'video');
  const [microphone, camera] = [await rtc.createMicrophone(), await rtc.createCamera({ preset })];
  expect(await codeOf(session.publish(camera))).toBe('limit');
  await session.publish(microphone);
  expect(session.published).toEqual([microphone]);
});

it('counts the own screen among the twelve videos [LMED-07]', async () => {
  const { rtc, session, client } = await joined();
  const main = client();
  const camera = await rtc.createCamera({ preset });
  const second = rtc.createSession();
  await second.join({ ...credentials, uid: SCREEN }, { role: 'host' });
  main.sends(SCREEN, 'video');
  for (let at = 1; at < LIVE_TILES_MAX; at += 1) main.sends(2000 + at, 'video');
  expect(session.users).toHaveLength(LIVE_TILES_MAX - 1);
  expect(await codeOf(session.publish(camera))).toBe('limit');
});

it('ignores the steps of a join, but reports a connection lost at its end [LCON-29]', async () => {
  const { sdk, rtc, client } = newWorld();
  const session = rtc.createSession();
  const changes = record<{ state: string }>((listener) => session.on('link', listener));
  sdk.answer('join', () => {
    client().emit('connection-state-change', 'CONNECTING', 'DISCONNECTED');
    client().emit('connection-state-change', 'CONNECTED', 'CONNECTING');
    client().emit('connection-state-change', 'RECONNECTING', 'CONNECTED');
    client().connectionState = 'RECONNECTING';
  });
  await session.join(credentials);
  expect(changes.map(({ state }) => state)).toEqual(['connecting', 'connected', 'reconnecting']);
});

it('applies changes made without a client to the next one', async () => {
  const { rtc, session, client, clock, sdk } = await joined();
  await session.publish(await rtc.createMicrophone());
  disconnect(client());
  await session.setRole('audience');
  await session.renewToken('next');
  await clock.advance(DELAY_MS);
  expect(session.state).toBe('connected');
  expect(sdk.callsOf('createClient').at(-1)?.[0]).toMatchObject({ role: 'audience' });
  expect(sdk.callsOf('join').at(-1)?.[2]).toBe('next');
  expect(sdk.callsOf('publish')).toHaveLength(1);
});

it('unpublishes before the role changes to audience', async () => {
  const { rtc, session, sdk } = await joined();
  await session.publish(await rtc.createMicrophone());
  await session.setRole('audience');
  const names = sdk.calls.map(({ name }) => name);
  expect(names.indexOf('unpublish')).toBeLessThan(names.indexOf('setClientRole'));
  expect(session.role).toBe('audience');
  expect(session.published).toEqual([]);
});

it('stops sending a track that ended', async () => {
  const { rtc, session, sdk } = await joined();
  const camera = await rtc.createCamera({ preset });
  await session.publish(camera);
  const ends = record<string>((listener) => camera.onEnded(listener));
  sdk.tracks[0]?.emit('track-ended');
  sdk.tracks[0]?.emit('track-ended');
  await Promise.resolve();
  expect(ends).toEqual(['device-lost']);
  expect(session.published).toEqual([]);
  expect(sdk.callsOf('unpublish')).toHaveLength(1);
});

it('announces each kind once, a mute, and the reason for leaving', async () => {
  const { session, client } = await joined('audience');
  const on = record<unknown>((listener) => session.on('published', listener));
  const off = record<unknown>((listener) => session.on('unpublished', listener));
  const left = record<unknown>((listener) => session.on('userLeft', listener));
  const main = client();
  main.sends(OTHER, 'audio');
  main.emit('user-published', main.remoteUsers[0], 'audio');
  main.emit('user-unpublished', main.remoteUsers[0], 'audio');
  expect(on).toEqual([{ uid: OTHER, kind: 'audio' }]);
  expect(off).toEqual([{ uid: OTHER, kind: 'audio' }]);
  for (const [reason, expected] of [
    ['Quit', 'left'],
    ['ServerTimeOut', 'timeout'],
    ['BecomeAudience', 'became-audience'],
  ] as const) {
    main.emit('user-joined', { uid: OTHER });
    main.emit('user-left', { uid: OTHER }, reason);
    expect(left.at(-1)).toEqual({ uid: OTHER, reason: expected });
  }
});

it('announces existing media after the join, not inside it', async () => {
  const { sdk, rtc, client } = newWorld();
  sdk.answer('join', () => client().sends(OTHER, 'audio'));
  const session = rtc.createSession();
  const states = record<string>((listener) =>
    session.on('published', () => listener(session.state)),
  );
  await session.join(credentials);
  expect(states).toEqual(['connected']);
});

it('fails a subscription without an answer, and reports one that came too late as not sent', async () => {
  const { session, client, sdk, clock } = await joined();
  expect(await codeOf(session.subscribe(OTHER, 'audio'))).toBe('invalid-state');
  client().sends(OTHER, 'audio');
  sdk.answer('subscribe', never);
  const slow = codeOf(session.subscribe(OTHER, 'audio'));
  await clock.advance(10_000);
  expect(await slow).toBe('timeout');
  const lost = Object.assign(new Error('gone'), { code: 'REMOTE_USER_IS_NOT_PUBLISHED' });
  sdk.answer('subscribe', () => Promise.reject(lost));
  expect(await codeOf(session.subscribe(OTHER, 'audio'))).toBe('invalid-state');
});

it('reports quality, volumes including the own, and statistics in kbit/s [LMED-21]', async () => {
  const { session, client } = await joined();
  const quality = record<unknown>((listener) => session.on('quality', listener));
  const volumes = record<unknown>((listener) => session.on('volumes', listener));
  client().emit('network-quality', { uplinkNetworkQuality: 5, downlinkNetworkQuality: 1 });
  client().emit('volume-indicator', [
    { uid: OTHER, level: 40.2 },
    { uid: ME, level: 75 },
  ]);
  expect(quality).toEqual([{ up: 5, down: 1 }]);
  expect(volumes).toEqual([
    [
      { uid: OTHER, level: 0 },
      { uid: ME, level: 22 },
    ],
  ]);
  expect(await session.statistics()).toEqual({
    roundTripMs: 30,
    upKbps: 400,
    downKbps: 1200,
    sent: { kbps: 400 },
    received: { kbps: 1200 },
  });
});
