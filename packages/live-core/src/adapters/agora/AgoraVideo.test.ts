import { VIDEO_PRESETS } from '@rostra/contract/live';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeAgoraSdk, never } from '../../../test/FakeAgoraSdk.ts';
import { FakeStream } from '../../../test/FakeSoundContext.ts';
import { codeOf } from '../../../test/World.ts';
import type { Background } from '../../ports/Background.ts';
import { VirtualClock } from '../../time/VirtualClock.ts';
import { AgoraRtc } from './AgoraRtc.ts';
import { ANSWER_WITHIN_MS } from './agoraTimes.ts';

const preset = VIDEO_PRESETS.camera;
const cut = vi.fn(() => Promise.reject(new Error('Agora cuts by itself')));
const BLUR: Background = { look: { kind: 'blur', degree: 2 }, cut };
const image = {} as HTMLImageElement;
const PICTURE: Background = { look: { kind: 'image', image }, cut };

afterEach(() => vi.unstubAllGlobals());

function newWorld() {
  const sdk = new FakeAgoraSdk();
  const clock = new VirtualClock();
  const rtc = new AgoraRtc({
    clock,
    policy: { delayMs: () => 0 },
    load: sdk.loadRtc,
    loadBackground: sdk.loadBackground,
  });
  return { sdk, clock, rtc, names: () => sdk.calls.map(({ name }) => name) };
}

async function openCamera() {
  const world = newWorld();
  const camera = await world.rtc.createCamera({ preset });
  world.sdk.calls.splice(0);
  return { ...world, camera };
}

describe('a background', () => {
  it("blurs by degree two with Agora's extension, and is on once it is drawn [LBG-03, LBG-05]", async () => {
    const { sdk, camera, names } = await openCamera();
    await camera.setBackground(BLUR);
    expect(names()).toEqual([
      'loadBackground',
      'registerExtensions',
      'init',
      'pipe',
      'pipe',
      'getProcessedTrack',
      'setOptions',
      'enable',
    ]);
    expect(sdk.callsOf('setOptions')).toEqual([[{ type: 'blur', blurDegree: 2 }]]);
    expect(sdk.callsOf('pipe')).toEqual([
      [sdk.processors[0]],
      [sdk.tracks[0]?.processorDestination],
    ]);
    expect(cut).not.toHaveBeenCalled();
  });

  it('switches to an image at once, turns off, and returns without being created again [LBG-02, LBG-04]', async () => {
    const { sdk, camera } = await openCamera();
    await camera.setBackground(BLUR);
    sdk.calls.splice(0);
    await camera.setBackground(PICTURE);
    await camera.setBackground(null);
    await camera.setBackground(null);
    await camera.setBackground(BLUR);
    expect(sdk.calls.map(({ name }) => name)).toEqual([
      'setOptions',
      'disable',
      'setOptions',
      'enable',
    ]);
    expect(sdk.callsOf('setOptions')[0]).toEqual([{ type: 'img', source: image, fit: 'cover' }]);
  });

  it('loads nothing without a background', async () => {
    const { sdk, camera } = await openCamera();
    await camera.setBackground(null);
    expect(sdk.calls).toEqual([]);
  });

  it('uses the registered extension and an own processor for a second camera', async () => {
    const { sdk, rtc, camera } = await openCamera();
    await camera.setBackground(BLUR);
    await (await rtc.createCamera({ preset })).setBackground(BLUR);
    expect(sdk.callsOf('registerExtensions')).toHaveLength(1);
    expect(sdk.processors).toHaveLength(2);
  });

  it('releases before its camera is closed', async () => {
    const { sdk, camera } = await openCamera();
    await camera.setBackground(BLUR);
    sdk.calls.splice(0);
    camera.close();
    expect(sdk.calls.map(({ name }) => name)).toEqual(['unpipe', 'release']);
    expect(await codeOf(camera.setBackground(BLUR))).toBe('invalid-state');
  });

  it('releases a background that arrives after its camera was closed', async () => {
    const { sdk, camera } = await openCamera();
    const coming = codeOf(camera.setBackground(BLUR));
    camera.close();
    expect(await coming).toBe('invalid-state');
    expect(sdk.callsOf('release')).toHaveLength(1);
  });

  it('ends as slow, once, when the device cannot keep up', async () => {
    const { sdk, camera } = await openCamera();
    const ended = vi.fn();
    await camera.setBackground(BLUR, ended);
    sdk.processors[0]?.onoverload();
    sdk.processors[0]?.onoverload();
    expect(ended.mock.calls).toEqual([['slow']]);
    expect(sdk.callsOf('disable')).toHaveLength(1);
  });

  it('reports a browser the extension refuses as unsupported, and remembers it [LBG-06]', async () => {
    vi.stubGlobal('WebGL2RenderingContext', Function);
    const { sdk, rtc, camera } = await openCamera();
    vi.stubGlobal('navigator', {});
    expect(rtc.support().canSetBackground).toBe(true);
    sdk.isCompatible = false;
    expect(await codeOf(camera.setBackground(BLUR))).toBe('unsupported');
    expect(rtc.support().canSetBackground).toBe(false);
  });

  it.each(['init', 'enable'])(
    'reports a failure in %s as unsupported, with the camera unchanged',
    async (name) => {
      const { sdk, camera } = await openCamera();
      sdk.answer(name, () => Promise.reject(new Error('No context')));
      expect(await codeOf(camera.setBackground(BLUR))).toBe('unsupported');
      expect(sdk.calls.slice(-2).map((call) => call.name)).toEqual(['unpipe', 'release']);
    },
  );

  it('gives up in time when it never arrives', async () => {
    const { sdk, clock, camera } = await openCamera();
    sdk.answer('init', never);
    const coming = codeOf(camera.setBackground(BLUR));
    await expect.poll(() => sdk.callsOf('init')).toHaveLength(1);
    await clock.advance(ANSWER_WITHIN_MS);
    expect(await coming).toBe('unsupported');
  });

  it('fails when nothing is drawn', async () => {
    const { sdk, camera } = await openCamera();
    sdk.answer('getProcessedTrack', () => null);
    expect(await codeOf(camera.setBackground(BLUR))).toBe('unsupported');
    expect(sdk.callsOf('enable')).toEqual([]);
  });

  it('refuses a background for a screen', async () => {
    const { rtc } = newWorld();
    const screen = await rtc.createScreen({ preset: VIDEO_PRESETS.sharp });
    expect(await codeOf(screen.setBackground(BLUR))).toBe('unsupported');
  });
});

/** Creates an element that plays any source. */
const element = () =>
  ({ srcObject: null, play: () => Promise.resolve() }) as unknown as HTMLVideoElement;

it('shows the other device in the own preview, and nothing after it has stopped [LMED-24]', async () => {
  vi.stubGlobal('MediaStream', FakeStream);
  const { sdk, camera } = await openCamera();
  const shown = element();
  const stop = camera.attach(shown);
  expect(shown.srcObject).toEqual({ tracks: [sdk.tracks[0]?.media] });
  const other = { kind: 'video' };
  sdk.tracks[0]?.emit('track-updated', other);
  expect(shown.srcObject).toEqual({ tracks: [other] });
  stop();
  expect(shown.srcObject).toBeNull();
  sdk.tracks[0]?.emit('track-updated', {});
  expect(shown.srcObject).toBeNull();
});
