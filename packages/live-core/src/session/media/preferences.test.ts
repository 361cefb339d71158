import { VIDEO_PRESETS } from '@rostra/contract/live';
import { expect, it } from 'vitest';
import { makeRoomWorld, SPEAKING } from '../../../test/roomWorld.ts';
import { memoryDevices } from '../../adapters/fake/live/FakeRoom.ts';
import { Preferences } from './Preferences.ts';

it("combines own and total volume with the host's volume, for the user alone [LMED-20]", async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster', SPEAKING);
  const expert = await world.inside('expert', SPEAKING);
  await world.done(host.session.actions.setVolume(expert.id, 50));
  await world.rest();
  const heard = () => host.rtc.heard(expert.uid)?.volume;
  expect(heard()).toBe(50);
  host.session.actions.setRoomVolume(50);
  expect(heard()).toBe(25);
  host.session.actions.setVolumeForMe(expert.id, 20);
  expect(heard()).toBe(5);
  host.session.actions.setVolumeForMe(expert.id, 100);
  host.session.actions.setRoomVolume(100);
  expect(heard()).toBe(50);
  await world.rest();
  expect(host.state().preferences).toMatchObject({ volume: 100, volumes: {} });
});

it('restores the last choices next to the devices [LMED-10]', async () => {
  const devices = memoryDevices({ camera: 'camera-1' });
  const first = new Preferences(devices, () => undefined);
  expect(first.state).toEqual({ isMirrored: true, sharpness: 'camera', volume: 100, volumes: {} });
  first.set({ isMirrored: false, sharpness: 'sharp' });
  first.setVolume(140.4);
  first.setVolume(30.4);
  first.setVolumeOf(7, 60);
  const again = new Preferences(devices, () => undefined).state;
  expect(again).toEqual({ isMirrored: false, sharpness: 'sharp', volume: 30, volumes: { 7: 60 } });
  expect(devices.read().chosen).toEqual({ camera: 'camera-1' });
  const world = makeRoomWorld();
  const reader = world.guest(world.room.add('expert', 'Lin'), { devices });
  await world.done(reader.session.actions.open());
  await world.done(reader.session.actions.setCamera(true));
  expect(reader.rtc.openCamera?.preset).toEqual(VIDEO_PRESETS.sharp);
});

it('keeps at most a hundred volumes', () => {
  const kept = new Preferences(memoryDevices(), () => undefined);
  for (let id = 1; id <= 101; id += 1) kept.setVolumeOf(id, 10);
  expect(Object.keys(kept.state.volumes)).toHaveLength(100);
});

it('sends another sharpness at once [LMED-13, LMED-14]', async () => {
  const world = makeRoomWorld();
  const expert = await world.inside('expert', SPEAKING);
  await world.done(expert.session.actions.setSharpness('sharp'));
  await world.rest();
  expect(expert.rtc.openCamera?.preset).toEqual(VIDEO_PRESETS.sharp);
  expect(expert.state().preferences.sharpness).toBe('sharp');
});
