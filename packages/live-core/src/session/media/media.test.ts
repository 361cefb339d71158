import { VIDEO_PRESETS } from '@rostra/contract/live';
import { expect, it, vi } from 'vitest';
import { FakeRemoteMedia } from '../../adapters/fake/FakeRemoteMedia.ts';
import { memoryDevices } from '../../adapters/fake/index.ts';
import { makeRoomWorld, QUIET, SPEAKING } from '../../../test/roomWorld.ts';
import type { Guest } from '../../../test/roomWorld.ts';

const codes = (guest: Guest): unknown[] => guest.state().notices.map(({ code }) => code);

it('subscribes to all audio, and only to visible videos [LMED-03, LMED-13]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster', SPEAKING);
  const expert = await world.inside('expert', SPEAKING);
  const guest = await world.inside('audience');
  const videos = (): number[] =>
    [...guest.state().remote].filter(([, { video }]) => video).map(([uid]) => uid);
  expect(videos()).toEqual([]);
  guest.session.actions.showTiles([host.uid, expert.uid, 999]);
  await world.rest();
  expect(videos()).toEqual([host.uid, expert.uid]);
  guest.session.actions.showTiles([expert.uid]);
  await world.rest();
  expect(videos()).toEqual([expert.uid]);
  const tiles = guest.session.stageTiles(guest.state());
  expect(tiles.map(({ uid, hasVideo, video }) => [uid, hasVideo, video !== null])).toEqual([
    [host.uid, true, false],
    [expert.uid, true, true],
  ]);
  expect(guest.session.stageTiles(guest.state())).toBe(tiles);
  await world.done(expert.session.actions.setCamera(false));
  await world.rest();
  expect(videos()).toEqual([]);
  expect(host.state().own.video).toMatchObject({ preset: VIDEO_PRESETS.camera });
});

it('lets audience pause and resume, and resumes when they may speak [LMED-23]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster', SPEAKING);
  const guest = await world.inside('audience');
  const { actions } = guest.session;
  actions.showTiles([host.uid]);
  await world.rest();
  const video = () => guest.state().remote.get(host.uid)?.video;
  const heard = () => guest.session.state.get().isPaused;
  expect(video()).toBeTruthy();
  actions.setPaused(true);
  await world.rest();
  expect([heard(), video()]).toEqual([true, null]);
  // Media that starts meanwhile is not received either.
  const expert = await world.inside('expert', SPEAKING);
  actions.showTiles([host.uid, expert.uid]);
  await world.rest();
  expect(guest.state().remote.get(expert.uid)?.video).toBeNull();
  actions.setPaused(false);
  await world.rest();
  expect(heard()).toBe(false);
  expect(guest.state().remote.get(expert.uid)?.video).toBeTruthy();
  actions.setPaused(true);
  await world.done(host.session.actions.unmute(guest.id));
  await world.rest();
  expect(heard()).toBe(false);
  actions.setPaused(true);
  host.session.actions.setPaused(true);
  expect([heard(), host.state().isPaused]).toEqual([false, false]);
});

it('refuses the thirteenth camera and shows twelve tiles [LMED-05, LMED-06, ERR-35]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster', QUIET);
  const experts: Guest[] = [];
  for (let at = 0; at < 12; at += 1) experts.push(await world.inside('expert', SPEAKING));
  await world.rest();
  expect(await world.codeOf(host.session.actions.setCamera(true))).toBe('more-video');
  const tiles = host.session.stageTiles(host.state());
  expect(tiles).toHaveLength(12);
  expect(tiles.map(({ uid }) => uid)).toEqual(experts.map(({ uid }) => uid));
  await world.done((experts[0] as Guest).session.actions.setCamera(false));
  await world.rest();
  await world.done(host.session.actions.setCamera(true));
  await world.rest();
  expect(host.state().own.camera.isOn).toBe(true);
});

it('lets a thirteenth member with a camera join with audio, and explains why it is off [LMED-05, LMED-06]', async () => {
  const world = makeRoomWorld();
  const first = await world.inside('broadcaster', SPEAKING);
  for (let at = 0; at < 11; at += 1) await world.inside('expert', SPEAKING);
  const isIn = { phase: 'inside', own: { microphone: { isOn: true }, camera: { isOn: false } } };
  const late = await world.inside('expert', SPEAKING);
  expect(late.state()).toMatchObject(isIn);
  expect(codes(late)).toContain('more-video');
  // The camera opened by the device check is closed too.
  const tried = world.guest(world.room.add('audience', 'tried'));
  world.room.live.member(tried.id).role = 'expert';
  world.room.live.member(tried.id).mute = false;
  await world.done(tried.session.actions.open());
  await world.done(tried.session.actions.setMicrophone(true));
  await world.done(tried.session.actions.setCamera(true));
  expect(tried.state().own.camera.isOn).toBe(true);
  await world.done(tried.session.actions.enter(SPEAKING));
  await world.rest();
  expect(tried.state()).toMatchObject(isIn);
  expect(codes(tried)).toContain('more-video');
  expect(first.state().remote.get(tried.uid)).toMatchObject({ hasAudio: true, hasVideo: false });
});

it('turns the camera off, with a notice, when its slot was taken during a cut [LMED-06, LCON-29]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster', SPEAKING);
  world.room.hub.media.notify(host.uid, 'crowdedOut', undefined);
  await world.rest();
  expect(codes(host)).toEqual(['more-video']);
  expect(host.state().own).toMatchObject({
    microphone: { isOn: true },
    camera: { isOn: false, error: 'more-video' },
    video: null,
  });
  await world.done(host.session.actions.setCamera(true));
  await world.rest();
  expect(host.state().own.camera.isOn).toBe(true);
});

it('refuses one of two concurrent requests for the last slot, and allows it later [LMED-06]', async () => {
  const world = makeRoomWorld();
  const others = [await world.inside('broadcaster', SPEAKING)];
  for (let at = 0; at < 10; at += 1) others.push(await world.inside('expert', SPEAKING));
  const one = await world.inside('expert');
  const other = await world.inside('expert');
  const ends = await Promise.all(
    [one, other].map(({ session }) => world.codeOf(session.actions.setCamera(true))),
  );
  expect(ends).toEqual([undefined, 'more-video']);
  await world.rest();
  expect(other.state().own.camera).toMatchObject({ isOn: false, isOpening: false });
  expect(codes(other)).not.toContain('more-video');
  await world.done((others[1] as Guest).session.actions.setCamera(false));
  await world.rest();
  await world.done(other.session.actions.setCamera(true));
  await world.rest();
  expect(other.state().own.camera).toMatchObject({ isOn: true, error: null });
});

it('uses a selected device and keeps it beyond the page [LMED-08, LMED-09, LMED-10]', async () => {
  const world = makeRoomWorld();
  const devices = memoryDevices();
  const id = world.room.add('broadcaster', 'Host');
  const host = world.guest(id, { devices });
  host.rtc.devices.plug({ kind: 'microphone', id: 'microphone-2', label: 'Headset' });
  await world.done(host.session.actions.open());
  await world.done(host.session.actions.setMicrophone(true));
  await world.done(host.session.actions.chooseDevice('microphone', 'microphone-2'));
  await world.done(host.session.actions.chooseDevice('camera', 'camera-1'));
  await world.rest(20);
  expect(host.state().own.chosen).toEqual({ microphone: 'microphone-2', camera: 'camera-1' });
  expect(host.state().own.devices.microphone.map(({ label }) => label)).toEqual([
    'Microphone 1',
    'Headset',
  ]);
  await world.done(host.session.dispose());
  expect(devices.read()).toEqual({ chosen: { microphone: 'microphone-2', camera: 'camera-1' } });
  const reloaded = world.guest(id, { devices });
  await world.done(reloaded.session.actions.open());
  await world.rest(20);
  expect(reloaded.state().own.chosen.microphone).toBe('microphone-2');
});

it('plays the room on the selected speaker, keeps it and restores it when it returns [LMED-10, LMED-24]', async () => {
  const world = makeRoomWorld();
  const devices = memoryDevices();
  const id = world.room.add('broadcaster', 'Host');
  const host = world.guest(id, { devices });
  const headset = { kind: 'speaker', id: 'speaker-2', label: 'Headset' } as const;
  host.rtc.devices.plug(headset);
  await world.done(host.session.actions.open());
  await world.rest(20);
  expect(host.state().own).toMatchObject({ canChooseSpeaker: true, chosen: {} });
  expect(host.rtc.speaker).toBe('');
  await world.done(host.session.actions.chooseDevice('speaker', 'speaker-2'));
  expect(host.rtc.speaker).toBe('speaker-2');
  host.rtc.devices.unplug('speaker-2');
  await world.rest();
  expect(host.rtc.speaker).toBe('');
  host.rtc.devices.plug(headset);
  await world.rest();
  expect(host.rtc.speaker).toBe('speaker-2');
  await world.done(host.session.dispose());
  const reloaded = world.guest(id, { devices });
  reloaded.rtc.devices.plug(headset);
  await world.done(reloaded.session.actions.open());
  await world.rest(20);
  expect(reloaded.rtc.speaker).toBe('speaker-2');
});

it('refuses a missing speaker; some browsers offer no choice [LMED-10]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const choose = (): Promise<void> => host.session.actions.chooseDevice('speaker', 'speaker-9');
  expect(await world.codeOf(choose())).toBe('device-not-found');
  await world.rest();
  expect(host.state().own.chosen.speaker).toBeUndefined();
  const id = world.room.add('expert', 'Expert');
  const expert = world.guest(id, { devices: memoryDevices({ speaker: 'speaker-1' }) });
  expert.rtc.devices.canChooseSpeaker = false;
  await world.done(expert.session.actions.open());
  await world.rest(20);
  expect(expert.state().own.canChooseSpeaker).toBe(false);
  expect(expert.rtc.speaker).toBe('');
});

it.each(['audio', 'video'] as const)(
  'names the medium of a denied permission: %s [LMED-11, ERR-39]',
  async (kind) => {
    const world = makeRoomWorld();
    const host = await world.inside('broadcaster');
    host.rtc.devices.deny(kind);
    const { actions } = host.session;
    const act = kind === 'audio' ? actions.setMicrophone(true) : actions.setCamera(true);
    await expect(world.done(act)).rejects.toMatchObject({ code: 'permission-denied', kind });
    await world.rest();
    expect(host.state().notices).toMatchObject([{ code: 'permission-denied', kind }]);
    expect(host.state().own[kind === 'audio' ? 'microphone' : 'camera']).toEqual({
      isOn: false,
      isOpening: false,
      error: 'permission-denied',
    });
    host.rtc.devices.allow(kind);
    await world.done(kind === 'audio' ? actions.setMicrophone(true) : actions.setCamera(true));
    await world.rest();
    expect(host.state().own[kind === 'audio' ? 'microphone' : 'camera'].isOn).toBe(true);
  },
);

it('turns the own microphone off and on without opening it again [LMED-19]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster', SPEAKING);
  const guest = await world.inside('audience');
  await world.done(host.session.actions.setMicrophone(false));
  await world.rest();
  expect(guest.state().remote.get(host.uid)).toMatchObject({ hasAudio: false, hasVideo: true });
  await world.done(host.session.actions.setMicrophone(true));
  await world.rest();
  expect(guest.state().remote.get(host.uid)).toMatchObject({ hasAudio: true });
});

it('ends consecutive clicks in the state of the last one [LMED-19]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  const { actions } = host.session;
  const presses = [true, false, true, false].map((isOn) => actions.setCamera(isOn));
  await world.done(Promise.allSettled(presses));
  await world.rest();
  expect(host.state().own.camera.isOn).toBe(false);
  expect(guest.state().remote.get(host.uid)).toBeUndefined();
});

it('notifies of a poor connection after two reports above 4, and clears it [LMED-21, ERR-36]', async () => {
  const world = makeRoomWorld();
  const guest = await world.inside('audience');
  const report = async (up: 1 | 4 | 5): Promise<void> => {
    world.room.hub.media.notify(guest.uid, 'quality', { up, down: 1 });
    await world.rest(100);
  };
  await report(5);
  await report(1);
  await report(5);
  expect(guest.state().isNetworkPoor).toBe(false);
  await report(4);
  await report(4);
  expect(guest.state().isNetworkPoor).toBe(false);
  await report(5);
  await report(5);
  expect(guest.state().isNetworkPoor).toBe(true);
  expect(codes(guest)).toEqual(['poor-network']);
  await report(1);
  expect(guest.state().isNetworkPoor).toBe(true);
  await report(1);
  expect(guest.state()).toMatchObject({ isNetworkPoor: false, notices: [] });
});

it('switches to the default when a microphone is unplugged, sends it and notifies [LMED-24]', async () => {
  const world = makeRoomWorld();
  const id = world.room.add('broadcaster', 'Host');
  const host = world.guest(id, { devices: memoryDevices({ microphone: 'microphone-2' }) });
  host.rtc.devices.plug({ kind: 'microphone', id: 'microphone-2', label: 'Headset' });
  await world.done(host.session.actions.open());
  await world.done(host.session.actions.enter(SPEAKING));
  const guest = await world.inside('audience');
  host.rtc.devices.unplug('microphone-2');
  await world.rest();
  expect(host.state().notices).toMatchObject([
    { code: 'microphone-switched', label: 'Microphone 1' },
  ]);
  expect(host.state().own.microphone.isOn).toBe(true);
  expect(guest.state().remote.get(host.uid)?.hasAudio).toBe(true);
  host.rtc.devices.plug({ kind: 'microphone', id: 'microphone-2', label: 'Headset' });
  await world.rest();
  expect(host.state().notices).toMatchObject([{ code: 'microphone-switched', label: 'Headset' }]);
});

it('turns an unplugged camera or only microphone off, and notifies [LMED-24]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster', SPEAKING);
  host.rtc.devices.unplug('microphone-1');
  host.rtc.devices.unplug('camera-1');
  await world.rest();
  expect(host.state().own).toMatchObject({
    microphone: { isOn: false, error: 'device-not-found' },
    camera: { isOn: false },
    video: null,
  });
  expect(new Set(codes(host))).toEqual(new Set(['microphone-lost', 'camera-lost']));
});

it('shows blocked audio as a notice with an action [LHST-22]', async () => {
  const world = makeRoomWorld();
  const guest = await world.inside('audience');
  guest.rtc.devices.emit('autoplayBlocked', undefined);
  await world.rest();
  expect(codes(guest)).toEqual(['autoplay-blocked']);
  await world.done(guest.session.actions.resumePlayback());
  await world.rest();
  expect(guest.state().notices).toEqual([]);
});

it('plays a member at their set volume, one hundred by default [LMEM-06]', async () => {
  const heard = vi.spyOn(FakeRemoteMedia.prototype, 'setVolume');
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster', SPEAKING);
  const guest = await world.inside('audience');
  expect(heard).toHaveBeenLastCalledWith(100);
  world.room.live.member(host.id).volume = 40;
  world.room.hub.messages.describe('live-7', host.uid, { volume: '40' });
  await world.rest();
  expect(guest.state().members.get(host.uid)?.volume).toBe(40);
  expect(heard).toHaveBeenLastCalledWith(40);
  const late = await world.inside('audience');
  expect(late.state().members.get(host.uid)?.volume).toBe(40);
  expect(heard).toHaveBeenLastCalledWith(40);
  heard.mockRestore();
});

it('dismisses a notice by its number', async () => {
  const world = makeRoomWorld();
  const guest = await world.inside('audience');
  guest.rtc.devices.emit('autoplayBlocked', undefined);
  await world.rest();
  guest.session.actions.dismissNotice(guest.state().notices[0]?.id ?? 0);
  await world.rest();
  expect(guest.state().notices).toEqual([]);
});

it('shows quality in each direction, and returns statistics on request [LMED-21]', async () => {
  const world = makeRoomWorld();
  const expert = await world.inside('expert', SPEAKING);
  expect(expert.state().network).toEqual({ up: 0, down: 0 });
  world.room.hub.media.notify(expert.uid, 'quality', { up: 5, down: 2 });
  await world.rest();
  expect(expert.state().network).toEqual({ up: 5, down: 2 });
  expect(await world.done(expert.session.statistics())).toMatchObject({
    roundTripMs: expect.any(Number) as number,
  });
});
