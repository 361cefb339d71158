import type { MediaCheckTicket } from '@rostra/contract/live';
import { expect, it } from 'vitest';
import { FakeHub, FakeRtc, VirtualClock } from '../../adapters/fake/index.ts';
import { lineVerdict } from './lineVerdict.ts';
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

it('FND-31 browser, devices and the way to the media server and back are tried, with what was measured', async () => {
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
  // The server is let go of as soon as it was tried.
  expect(returned).toBeNull();
  await check.stop();
  expect(rtc.openCamera).toBeUndefined();
  expect(rtc.openMicrophone).toBeUndefined();
});

it('FND-31 a device that is denied says so, and the line is tried with the other', async () => {
  const { clock, rtc, check, states } = makeCheck();
  rtc.devices.deny('video');
  void check.start();
  await clock.advance(20_000);
  expect(states()).toEqual({
    browser: 'passed',
    camera: 'failed: permission-denied',
    // Nobody has said a word.
    microphone: 'unsure: silent',
    network: 'passed',
  });
});

it('FND-31 without any device the server is reached all the same; without a ticket the devices are tried', async () => {
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

it('FND-31 a server that is not reached is told as such, and everything can be tried again', async () => {
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

it('FND-31 what cannot be tried at all has failed, and does not stay open', async () => {
  const { clock, check, states } = makeCheck({ isAway: true });
  void check.start();
  await clock.advance(1000);
  expect(new Set(Object.values(states()))).toEqual(new Set(['failed: network']));
  await expect(check.choose('camera', 'camera-1')).rejects.toThrow();
});

it('what was stopped comes to nothing', async () => {
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
  'FND-31 a line is judged by what came back, how late and with which gaps, %#',
  (line, joinMs, state) => {
    expect(lineVerdict({ joinMs, ...line }, true).state).toBe(state);
  },
);
