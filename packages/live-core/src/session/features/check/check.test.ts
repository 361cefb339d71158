import type { MediaCheckTicket } from '@rostra/contract/live';
import { expect, it } from 'vitest';
import { FakeHub, FakeRtc, VirtualClock } from '../../../adapters/fake/index.ts';
import { connectionVerdict } from './connectionVerdict.ts';
import { MediaCheck } from './MediaCheck.ts';

function makeCheck({ isRefused = false, isAway = false } = {}) {
  const clock = new VirtualClock(Date.UTC(2026, 10, 22, 8));
  const hub = new FakeHub(clock);
  const ticket: MediaCheckTicket = {
    vendor: 'embedded',
    app_id: 'rostra',
    channel: 'check-1',
    ice_servers: [],
    sender: { uid: 3_000_000_000, token: hub.tokens.issue(3_000_000_000) },
    receiver: { uid: 3_000_000_001, token: hub.tokens.issue(3_000_000_001) },
  };
  const rtc = new FakeRtc(hub);
  const check = new MediaCheck({
    open: () => (isRefused ? Promise.reject(new Error('refused')) : Promise.resolve(ticket)),
    provider: async () => {
      if (isAway) throw new Error('offline');
      return rtc;
    },
    clock,
    requestFrame: (act) => clock.schedule(16, act),
  });
  const states = () =>
    Object.fromEntries(
      Object.entries(check.state.get().steps).map(([step, { state, problem }]) => [
        step,
        problem === undefined ? state : `${state}: ${problem}`,
      ]),
    );
  return { clock, hub, rtc, check, states };
}

it('checks browser, devices and the round trip to the media server, with measurements [FND-31]', async () => {
  const { clock, rtc, check, states } = makeCheck();
  void check.start();
  await clock.advance(500);
  const microphone = rtc.openMicrophone;
  if (microphone) microphone.loudness = 0.4;
  await clock.advance(6000);
  expect(states()).toEqual({
    browser: 'passed',
    camera: 'passed',
    microphone: 'passed',
    network: 'passed',
  });
  const { line, devices, returned } = check.state.get();
  expect(line?.joinMs).toBe(40);
  expect(line?.roundTripMs).toBe(40);
  expect(line?.received?.kbps).toBeGreaterThan(0);
  expect(devices.camera.map(({ label }) => label)).toEqual(['Camera 1']);
  // The server connection is released right after the check.
  expect(returned).toBeNull();
  await check.stop();
  expect(rtc.openCamera).toBeUndefined();
  expect(rtc.openMicrophone).toBeUndefined();
});

it('reports a denied device, and checks the connection with the other one [FND-31]', async () => {
  const { clock, rtc, check, states } = makeCheck();
  rtc.devices.deny('video');
  void check.start();
  await clock.advance(20_000);
  expect(states()).toEqual({
    browser: 'passed',
    camera: 'failed: permission-denied',
    // Nobody has spoken.
    microphone: 'unsure: silent',
    network: 'passed',
  });
});

it('reaches the server without any device, and checks the devices without a ticket [FND-31]', async () => {
  const bare = makeCheck();
  bare.rtc.devices.deny('video');
  bare.rtc.devices.deny('audio');
  void bare.check.start();
  await bare.clock.advance(20_000);
  expect(bare.states()['network']).toBe('unsure: no-media');
  const shut = makeCheck({ isRefused: true });
  void shut.check.start();
  await shut.clock.advance(20_000);
  expect(shut.states()).toMatchObject({ camera: 'passed', network: 'failed: refused' });
});

it('reports an unreachable server, and lets everything be checked again [FND-31]', async () => {
  const { clock, hub, check, states } = makeCheck();
  hub.faults.media = 'network';
  void check.start();
  await clock.advance(20_000);
  expect(states()['network']).toBe('failed: network');
  hub.faults.media = undefined;
  void check.start();
  await clock.advance(20_000);
  expect(states()['network']).toBe('passed');
});

it('fails a step that cannot be checked, and leaves none open [FND-31]', async () => {
  const { clock, check, states } = makeCheck({ isAway: true });
  void check.start();
  await clock.advance(1000);
  expect(new Set(Object.values(states()))).toEqual(new Set(['failed: network']));
  await expect(check.choose('camera', 'camera-1')).rejects.toThrow();
});

it('ignores the results of a stopped check', async () => {
  const { clock, check, states } = makeCheck();
  void check.start();
  await clock.advance(10);
  await check.stop();
  await clock.advance(20_000);
  expect(new Set(Object.values(states()))).toEqual(new Set(['waiting']));
});

it.each([
  [{ roundTripMs: 30 }, 0, 'failed'],
  [{ roundTripMs: 30, received: { kbps: 500, lost: 0 } }, 0, 'passed'],
  [{ roundTripMs: 301, received: { kbps: 500, lost: 0 } }, 0, 'unsure'],
  [{ roundTripMs: 30, received: { kbps: 500, lost: 0.04 } }, 0, 'unsure'],
  [
    { roundTripMs: 30, sent: { kbps: 500, lost: 0.2 }, received: { kbps: 9, lost: 0 } },
    0,
    'unsure',
  ],
])(
  'judges a connection by what came back, its delay and its gaps, %# [FND-31]',
  (line, joinMs, state) => {
    expect(connectionVerdict({ joinMs, ...line }, true).state).toBe(state);
  },
);
