import { VIDEO_PRESETS } from '@rostra/contract/live';
import { afterEach, expect, it, vi } from 'vitest';
import { FakeAgoraSdk } from '../../../test/FakeAgoraSdk.ts';
import { codeOf, record } from '../../../test/World.ts';
import { VirtualClock } from '../../time/VirtualClock.ts';
import { AgoraRtc } from './AgoraRtc.ts';

const OTHER = 8;
const credentials = { appId: 'app', channel: 'room', uid: 7, token: 'token' };

function newWorld() {
  const sdk = new FakeAgoraSdk();
  const clock = new VirtualClock();
  const rtc = new AgoraRtc({ clock, policy: { delayMs: () => 0 }, load: sdk.loadRtc });
  return { sdk, rtc };
}

async function hearing() {
  const { sdk, rtc } = newWorld();
  const session = rtc.createSession();
  await session.join(credentials);
  sdk.media[0]?.sends(OTHER, 'audio');
  return { sdk, rtc, session, subscribe: () => session.subscribe(OTHER, 'audio') };
}

/** Replaces a browser with a choice of output devices, which Node lacks. */
class ElementWithSink {
  setSinkId(): void {}
}

afterEach(() => vi.unstubAllGlobals());

it('requests the specified presets from the SDK, with both bounds of the bandwidth [LMED-13, LMED-14]', async () => {
  const { sdk, rtc } = newWorld();
  const camera = await rtc.createCamera({ deviceId: 'cam', preset: VIDEO_PRESETS.camera });
  expect(sdk.callsOf('createCameraVideoTrack')[0]?.[0]).toEqual({
    cameraId: 'cam',
    encoderConfig: {
      width: VIDEO_PRESETS.camera.width,
      height: VIDEO_PRESETS.camera.height,
      frameRate: VIDEO_PRESETS.camera.framesPerSecond,
      bitrateMin: VIDEO_PRESETS.camera.minKbps,
      bitrateMax: VIDEO_PRESETS.camera.maxKbps,
    },
  });
  await camera.setPreset(VIDEO_PRESETS.sharp);
  expect(sdk.callsOf('setEncoderConfiguration')[0]?.[0]).toMatchObject({
    width: VIDEO_PRESETS.sharp.width,
  });
});

it.each([
  ['PERMISSION_DENIED', '', 'permission-denied'],
  ['DEVICE_NOT_FOUND', '', 'device-not-found'],
  ['NOT_READABLE', '', 'device-busy'],
  ['NOT_SUPPORTED', 'can not find getUserMedia', 'unsupported'],
  ['UNEXPECTED_ERROR', 'can not find stream after getUserMedia', 'device-not-found'],
  ['SOMETHING_NEW', '', 'unknown'],
])(
  'reports a device refused with %s %s as %s with its kind [LMED-11]',
  async (code, message, expected) => {
    const { sdk, rtc } = newWorld();
    const refusal = Object.assign(new Error(message), { code });
    for (const name of ['createMicrophoneAudioTrack', 'createScreenVideoTrack']) {
      sdk.answer(name, () => Promise.reject(refusal));
    }
    const failed = { code: expected, vendorCode: code };
    await expect(rtc.createMicrophone()).rejects.toMatchObject({ ...failed, kind: 'audio' });
    const screen = rtc.createScreen({ preset: VIDEO_PRESETS.sharp });
    await expect(screen).rejects.toMatchObject({ ...failed, kind: 'screen' });
  },
);

it('lists devices without a prompt, and notifies of plugged and unplugged ones [LMED-24]', async () => {
  const { sdk, rtc } = newWorld();
  sdk.answer('getMicrophones', () => [{ deviceId: 'm', label: 'Headset', kind: 'audioinput' }]);
  expect(await rtc.listDevices('microphone')).toEqual([
    { kind: 'microphone', id: 'm', label: 'Headset' },
  ]);
  expect(sdk.callsOf('getMicrophones')).toEqual([[true]]);
  const changes = record<unknown>((listener) => rtc.on('devices', listener));
  const device = { deviceId: 'c', label: 'Camera' };
  sdk.emit('camera-changed', { state: 'ACTIVE', device });
  sdk.emit('camera-changed', { state: 'INACTIVE', device });
  const received = { kind: 'camera', id: 'c', label: 'Camera' };
  expect(changes).toEqual([
    { device: received, change: 'added' },
    { device: received, change: 'removed' },
  ]);
});

it('mutes with the device open; a closed track returns nothing and closes once [LMED-19]', async () => {
  const { sdk, rtc } = newWorld();
  const microphone = await rtc.createMicrophone();
  await microphone.setMuted(true);
  expect(sdk.callsOf('setMuted')).toEqual([[true]]);
  expect(microphone.isMuted).toBe(true);
  expect(microphone.level()).toBe(0);
  microphone.close();
  microphone.close();
  expect(sdk.tracks[0]?.isClosed).toBe(true);
  expect(await codeOf(microphone.setMuted(false))).toBe('invalid-state');
});

it('sets a whole gain, at most doubled', async () => {
  const { sdk, rtc } = newWorld();
  const microphone = await rtc.createMicrophone();
  for (const [request, set] of [
    [50.4, 50],
    [500, 200],
    [-1, 0],
  ] as const) {
    microphone.setGain(request);
    expect(sdk.tracks[0]?.volume).toBe(set);
  }
});

it('refuses a change of device for a screen', async () => {
  const { rtc } = newWorld();
  const screen = await rtc.createScreen({ preset: VIDEO_PRESETS.sharp });
  expect(await codeOf(screen.setDevice('x'))).toBe('unsupported');
  const ends = record<string>((listener) => screen.onEnded(listener));
  screen.sdkTrack.stop();
  expect(ends).toEqual([]);
});

it('sets the volume of others from zero to full [LMED-20]', async () => {
  const { subscribe, sdk } = await hearing();
  const media = await subscribe();
  media.setVolume(150);
  expect(sdk.heard[0]?.volume).toBe(100);
  media.setVolume(-5);
  expect(sdk.heard[0]?.volume).toBe(0);
  expect(media.level()).toBeCloseTo(0.013, 3);
});

it('plays everyone through the selected output device, also later members', async () => {
  vi.stubGlobal('HTMLMediaElement', ElementWithSink);
  const { sdk, rtc, subscribe } = await hearing();
  sdk.answer('getPlaybackDevices', () => [{ deviceId: 'speaker', label: '', kind: 'audiooutput' }]);
  const stop = (await subscribe()).attach();
  await rtc.setSpeaker('speaker');
  expect(await codeOf(rtc.setSpeaker('gone'))).toBe('device-not-found');
  stop();
  (await subscribe()).attach();
  await rtc.setSpeaker('');
  expect(sdk.callsOf('setPlaybackDevice')).toEqual([['speaker'], ['speaker'], ['default']]);
});

it('reports a browser without a choice of output devices', async () => {
  const { rtc, sdk } = newWorld();
  sdk.answer('getPlaybackDevices', () => []);
  expect(await codeOf(rtc.setSpeaker('speaker'))).toBe('unsupported');
});

it('notifies of audio waiting for a click, and resumes inside one', async () => {
  const { rtc, sdk } = await hearing();
  const blocked = record<undefined>((listener) => rtc.on('autoplayBlocked', listener));
  sdk.emit('autoplay-failed');
  expect(blocked).toHaveLength(1);
  await rtc.resumePlayback();
  expect(sdk.callsOf('resumeAudioContext')).toHaveLength(1);
  sdk.emit('audio-context-state-changed', 'suspended', 'running');
  sdk.emit('audio-context-state-changed', 'interrupted', 'running');
  expect(blocked).toHaveLength(2);
});

it('leaves no client, track or listener behind', async () => {
  const { rtc, sdk, session } = await hearing();
  await rtc.createMicrophone();
  await rtc.dispose();
  expect(session.state).toBe('closed');
  expect(sdk.tracks[0]?.isClosed).toBe(true);
  expect(sdk.listenerCount).toBe(0);
  expect(sdk.media[0]?.listenerCount).toBe(0);
});

it('loads the SDK again after its code did not load', async () => {
  const sdk = new FakeAgoraSdk();
  let tries = 0;
  const rtc = new AgoraRtc({
    clock: new VirtualClock(),
    policy: { delayMs: () => 0 },
    load: () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('No such chunk')) : sdk.loadRtc();
    },
  });
  expect(await codeOf(rtc.createMicrophone())).toBe('network');
  await rtc.createMicrophone();
  expect(tries).toBe(2);
});
