import { VIDEO_PRESETS } from '@rostra/contract/live';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AgoraRtc, AgoraRtm } from '../src/adapters/agora/index.ts';
import { makeReconnectPolicy, systemClock } from '../src/index.ts';
import { pitchGraph } from '../src/session/features/voice/pitchGraph.ts';
import { unsignedAgoraToken } from '../test/agoraToken.ts';
import { codeOf, record } from '../test/World.ts';

/** Tests of Agora's real SDKs without a network: agora.md 4.3, "Agora offline subset". */
const APP_ID = '0123456789abcdef0123456789abcdef';
const SHORT_MS = 1500;
const uid = 7;
const preset = VIDEO_PRESETS.camera;
const credentials = { appId: APP_ID, channel: 'room', uid, token: '007unsigned' };

let rtc: AgoraRtc;
beforeEach(() => {
  rtc = new AgoraRtc({ clock: systemClock, policy: makeReconnectPolicy(Math.random) });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rtc.dispose();
  document.body.replaceChildren();
});

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => void systemClock.schedule(ms, resolve));

const refuse = (name: string): void => {
  const refusal = (): Promise<never> => Promise.reject(new DOMException('No', name));
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(refusal);
  vi.spyOn(navigator.mediaDevices, 'getDisplayMedia').mockImplementation(refusal);
};

/** Returns an image filled with one color. */
async function plain(color: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><rect width="16" height="16" fill="${color}"/></svg>`,
  )}`;
  await image.decode();
  return image;
}

/** Returns the color near the corner of an element's video. */
function cornerOf(video: HTMLVideoElement): readonly number[] {
  if (video.videoWidth === 0) return [];
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  const pen = canvas.getContext('2d');
  pen?.drawImage(video, 0, 0);
  return Array.from(pen?.getImageData(12, 12, 1, 1).data ?? []);
}

describe('media of Agora without a network', () => {
  it("reports this browser's support before anything is loaded", () => {
    expect(rtc.support()).toEqual({
      hasWebRtc: true,
      isSecure: true,
      canShareScreen: true,
      canChooseSpeaker: true,
      canProcessAudio: true,
      canSetBackground: true,
    });
  });

  it('ends a join in time, idle, with nothing after it [LCON-34]', async () => {
    const session = rtc.createSession();
    const states = record<{ state: string }>((listener) => session.on('link', listener));
    const began = performance.now();
    const join = session.join(credentials, { timeoutMs: SHORT_MS });
    expect(await codeOf(session.join(credentials))).toBe('invalid-state');
    expect(await codeOf(join)).toBe('timeout');
    expect(performance.now() - began).toBeGreaterThanOrEqual(SHORT_MS - 1);
    await pause(SHORT_MS);
    expect(states.map(({ state }) => state)).toEqual(['connecting', 'idle']);
  });

  it('aborts a join at once by its signal [LCON-34]', async () => {
    const session = rtc.createSession();
    const control = new AbortController();
    const join = codeOf(session.join(credentials, { signal: control.signal }));
    await pause(300);
    control.abort();
    expect(await join).toBe('aborted');
    expect(session.state).toBe('idle');
  });

  it('lets a session leave before and during a join, and twice', async () => {
    const session = rtc.createSession();
    await session.leave();
    const join = codeOf(session.join(credentials));
    await pause(300);
    await session.leave();
    await session.leave();
    expect(await join).toBe('aborted');
    expect(session.state).toBe('closed');
  });

  it('refuses actions before the join', async () => {
    const session = rtc.createSession();
    const microphone = await rtc.createMicrophone();
    expect(await codeOf(session.publish(microphone))).toBe('invalid-state');
    expect(await codeOf(session.subscribe(8, 'audio'))).toBe('invalid-state');
    expect(await codeOf(session.renewToken('next'))).toBe('invalid-state');
    expect(await codeOf(session.setRole('host'))).toBe('invalid-state');
  });

  it('lists devices, opens them and switches between them [LMED-08, LMED-09]', async () => {
    const microphones = await rtc.listDevices('microphone');
    expect(microphones.length).toBeGreaterThan(1);
    expect((await rtc.listDevices('camera')).length).toBeGreaterThan(0);
    expect((await rtc.listDevices('speaker')).length).toBeGreaterThan(0);
    const microphone = await rtc.createMicrophone({ deviceId: microphones[0]?.id ?? '' });
    await microphone.setDevice(microphones.at(-1)?.id ?? '');
    expect(microphone.media.readyState).toBe('live');
    await rtc.setSpeaker('');
    expect(await codeOf(rtc.setSpeaker('gone'))).toBe('device-not-found');
  });

  it("measures a microphone's level, zero when muted; a closed one is closed [LMED-12, LMED-19]", async () => {
    const microphone = await rtc.createMicrophone();
    await expect.poll(() => microphone.level()).toBeGreaterThan(0);
    microphone.setGain(150);
    await microphone.setMuted(true);
    expect(microphone.level()).toBe(0);
    expect(microphone.media.readyState).toBe('live');
    await microphone.setMuted(false);
    const { media } = microphone;
    microphone.close();
    microphone.close();
    expect(media.readyState).toBe('ended');
    expect(await codeOf(microphone.setMuted(true))).toBe('invalid-state');
    expect(() => microphone.setGain(100)).toThrow('closed');
  });

  it('opens a camera in the size of its preset, also of another preset [LMED-13, LMED-14]', async () => {
    const camera = await rtc.createCamera({ preset });
    expect(camera.media.getSettings()).toMatchObject({
      width: preset.width,
      height: preset.height,
    });
    await camera.setPreset(VIDEO_PRESETS.sharp);
    await expect.poll(() => camera.media.getSettings().width).toBe(VIDEO_PRESETS.sharp.width);
  });

  it("draws Agora's background image from our own host, then shows the camera again [LBG-02, LBG-03, LBG-04]", async () => {
    const camera = await rtc.createCamera({ preset });
    const video = document.createElement('video');
    video.muted = true;
    document.body.append(video);
    camera.attach(video);
    const cut = () => Promise.reject(new Error('Agora cuts by itself'));
    await camera.setBackground({ look: { kind: 'image', image: await plain('#0000ff') }, cut });
    const isBlue = (): boolean => {
      const [red = 255, green = 255, blue = 0] = cornerOf(video);
      return blue > 180 && red < 80 && green < 80;
    };
    await expect.poll(isBlue).toBe(true);
    expect(camera.media.readyState).toBe('live');
    await camera.setBackground({ look: { kind: 'blur', degree: 2 }, cut });
    await expect.poll(isBlue).toBe(false);
    await camera.setBackground(null);
    camera.close();
    const ask = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const others = ask.filter(
      ({ protocol, host }) =>
        protocol !== 'data:' && protocol !== 'blob:' && host !== location.host,
    );
    expect(others.filter(({ pathname }) => /wasm|tflite|virtual/.test(pathname))).toEqual([]);
  });

  it('sends a changed voice as its own track with sound, which ends with its nodes [LPIT-03, LPIT-04]', async () => {
    const microphone = await rtc.createMicrophone();
    const plainTrack = microphone.sent;
    await microphone.setProcessor(pitchGraph(-0.6));
    const { sent } = microphone;
    expect(sent).not.toBe(plainTrack);
    await expect.poll(() => microphone.sent.getMediaStreamTrack().readyState).toBe('live');
    await expect.poll(() => sent.getVolumeLevel()).toBeGreaterThan(0.3);
    await microphone.setProcessor(null);
    expect(microphone.sent).toBe(plainTrack);
    expect(sent.getMediaStreamTrack().readyState).toBe('ended');
  });

  it('shows a camera in an element', async () => {
    const camera = await rtc.createCamera({ preset });
    const video = document.createElement('video');
    video.muted = true;
    document.body.append(video);
    const stop = camera.attach(video);
    await expect.poll(() => video.videoWidth).toBeGreaterThan(0);
    stop();
    expect(video.srcObject).toBeNull();
  });

  it('opens a screen and notifies once when sharing is stopped [LMED-15]', async () => {
    const screen = await rtc.createScreen({ preset: VIDEO_PRESETS.sharp });
    const reasons = record<string>((listener) => screen.onEnded(listener));
    expect(await codeOf(screen.setDevice('x'))).toBe('unsupported');
    screen.media.dispatchEvent(new Event('ended'));
    screen.media.dispatchEvent(new Event('ended'));
    await pause(100);
    expect(reasons).toEqual(['user-stopped']);
    expect(await codeOf(screen.setMuted(true))).toBe('invalid-state');
  });

  it.each([
    ['NotAllowedError', 'permission-denied'],
    ['NotFoundError', 'device-not-found'],
    ['NotReadableError', 'device-busy'],
  ])('reports %s of the browser as %s, by kind [LMED-11]', async (name, code) => {
    await rtc.listDevices('microphone');
    refuse(name);
    await expect(rtc.createMicrophone()).rejects.toMatchObject({ code, kind: 'audio' });
    await expect(rtc.createCamera({ preset })).rejects.toMatchObject({ code, kind: 'video' });
    await expect(rtc.createScreen({ preset })).rejects.toMatchObject({ code, kind: 'screen' });
  });

  it('reports a missing camera as not found [LMED-11]', async () => {
    const lost = rtc.createCamera({ preset, deviceId: 'gone' });
    await expect(lost).rejects.toMatchObject({ code: 'device-not-found', kind: 'video' });
  });

  it('leaves no track open', async () => {
    const tracks = [await rtc.createMicrophone(), await rtc.createCamera({ preset })];
    const media = tracks.map((track) => track.media);
    await rtc.dispose();
    expect(media.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
    rtc = new AgoraRtc({ clock: systemClock, policy: makeReconnectPolicy(Math.random) });
  });

  it("posts nothing to Agora's collectors", async () => {
    const session = rtc.createSession();
    await codeOf(session.join(credentials, { timeoutMs: SHORT_MS }));
    const ask = performance.getEntriesByType('resource').map(({ name }) => new URL(name).host);
    expect(ask.filter((host) => host.includes('statscollector'))).toEqual([]);
    // The join itself tried the network, so the list is not empty by accident.
    expect(ask.some((host) => /agora\.io|sd-rtn\.com/.test(host))).toBe(true);
  });
});

describe('messaging of Agora without a network', () => {
  it('ends a login in time, idle, with nothing after it [LCON-33]', async () => {
    const rtm = new AgoraRtm({ clock: systemClock });
    const states = record<{ state: string }>((listener) => rtm.on('link', listener));
    const token = await unsignedAgoraToken(APP_ID, String(uid));
    const login = rtm.login({ appId: APP_ID, uid, token }, { timeoutMs: SHORT_MS });
    expect(await codeOf(rtm.login({ appId: APP_ID, uid, token }))).toBe('invalid-state');
    expect(await codeOf(login)).toBe('timeout');
    await pause(SHORT_MS);
    expect(states.map(({ state }) => state)).toEqual(['connecting', 'idle']);
  });

  it('refuses a malformed token fast, and allows another login', async () => {
    const rtm = new AgoraRtm({ clock: systemClock });
    expect(await codeOf(rtm.login({ appId: APP_ID, uid, token: 'no token' }))).toBe('auth');
    expect(rtm.state).toBe('idle');
    const token = await unsignedAgoraToken(APP_ID, String(uid));
    const control = new AbortController();
    const login = codeOf(rtm.login({ appId: APP_ID, uid, token }, { signal: control.signal }));
    await pause(300);
    control.abort();
    expect(await login).toBe('aborted');
  });

  it('refuses actions before the login and always allows a logout', async () => {
    const rtm = new AgoraRtm({ clock: systemClock });
    await rtm.logout();
    expect(await codeOf(rtm.join('room'))).toBe('invalid-state');
    expect(await codeOf(rtm.send('room', 'early'))).toBe('invalid-state');
    expect(await codeOf(rtm.sendToPeer(8, 'early'))).toBe('invalid-state');
    expect(await codeOf(rtm.listMembers('room'))).toBe('invalid-state');
    const token = await unsignedAgoraToken(APP_ID, String(uid));
    const login = codeOf(rtm.login({ appId: APP_ID, uid, token }));
    await pause(300);
    await rtm.logout();
    expect(await login).toBe('aborted');
    expect(rtm.state).toBe('closed');
  });
});
