import { expect, it } from 'vitest';
import { makeRoomWorld } from '../../../../test/roomWorld.ts';
import { FakeRecordings } from '../../../adapters/fake/index.ts';
import { RecordingController } from './RecordingController.ts';

async function makeRecording() {
  const world = makeRoomWorld();
  const recordings = new FakeRecordings(world.room.live);
  const enter = async (role: 'broadcaster' | 'staff' | 'audience') => {
    const of = await world.inside(role);
    const controller = new RecordingController(of.session.port, recordings.apiOf(of.id));
    controller.start();
    await world.rest();
    return { of, controller };
  };
  const host = await enter('broadcaster');
  const parts = () => host.controller.state.get().parts?.map(({ part, state }) => [part, state]);
  return { world, recordings, host, enter, parts };
}

it('runs a part, ends it and makes it playable, followed by a second one [LHST-24, LHST-25]', async () => {
  const { world, recordings, host, parts } = await makeRecording();
  expect(parts()).toEqual([]);
  await world.done(host.controller.record());
  await world.rest();
  expect(parts()).toEqual([[1, 'running']]);
  expect(host.of.state().recordingStatus.isRecording).toBe(true);
  await world.done(host.controller.end());
  recordings.finish();
  await world.done(host.controller.record());
  await world.rest();
  expect(parts()).toEqual([
    [1, 'finished'],
    [2, 'running'],
  ]);
});

it('shows the warning of the running part until it has ended [LHST-25]', async () => {
  const { world, recordings, host } = await makeRecording();
  const warned = () =>
    host.controller.state.get().parts?.find(({ ends_soon }) => ends_soon)?.part ?? null;
  await world.done(host.controller.record());
  await world.rest();
  expect(warned()).toBeNull();
  recordings.warn();
  await world.rest();
  expect(warned()).toBe(1);
  recordings.stop();
  await world.rest();
  expect(warned()).toBeNull();
  await world.done(host.controller.record());
  await world.rest();
  expect(warned()).toBeNull();
});

it('lets staff follow the recording, but neither start nor end a part [LHST-24]', async () => {
  const { world, recordings, host, enter } = await makeRecording();
  const staff = await enter('staff');
  expect(staff.controller.state.get().parts).toEqual([]);
  await world.done(host.controller.record());
  await world.rest();
  expect(staff.controller.state.get().parts).toMatchObject([{ part: 1, state: 'running' }]);
  expect(await world.codeOf(staff.controller.end())).toBe('refused');
  recordings.stop();
  recordings.finish('no_media');
  await world.rest();
  expect(staff.controller.state.get().parts).toMatchObject([
    { state: 'failed', failure: 'no_media' },
  ]);
  expect(await world.codeOf(staff.controller.record())).toBe('refused');
});

it('throws server refusals, and keeps the parts', async () => {
  const { world, host, enter, parts } = await makeRecording();
  expect(await world.codeOf(host.controller.end())).toBe('refused');
  await world.done(host.controller.record());
  expect(await world.codeOf(host.controller.record())).toBe('refused');
  const guest = await enter('audience');
  expect(guest.controller.state.get().parts).toBeNull();
  expect(await world.codeOf(guest.controller.record())).toBe('refused');
  expect(parts()).toEqual([[1, 'running']]);
});

it('ignores events after it has stopped', async () => {
  const { world, recordings, host, parts } = await makeRecording();
  await world.done(host.controller.record());
  host.controller.stop();
  recordings.stop();
  await world.rest();
  expect(parts()).toEqual([[1, 'running']]);
});
