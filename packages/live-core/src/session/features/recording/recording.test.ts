import { expect, it } from 'vitest';
import { makeRoomWorld } from '../../../../test/roomWorld.ts';
import { FakeRecordings } from '../../../adapters/fake/index.ts';
import { RecordingController } from './RecordingController.ts';

async function makeRecording() {
  const world = makeRoomWorld();
  const recordings = new FakeRecordings(world.room.live);
  const enter = async (role: 'broadcaster' | 'staff' | 'audience') => {
    const of = await world.inside(role);
    const tool = new RecordingController(of.session.port, recordings.apiOf(of.id));
    tool.start();
    await world.rest();
    return { of, tool };
  };
  const host = await enter('broadcaster');
  const parts = () => host.tool.state.get().parts?.map(({ part, state }) => [part, state]);
  return { world, recordings, host, enter, parts };
}

it('runs a part, ends it and makes it playable, followed by a second one [LHST-24, LHST-25]', async () => {
  const { world, recordings, host, parts } = await makeRecording();
  expect(parts()).toEqual([]);
  await world.done(host.tool.record());
  await world.rest();
  expect(parts()).toEqual([[1, 'running']]);
  expect(host.of.state().recordingStatus.isRecording).toBe(true);
  await world.done(host.tool.end());
  recordings.finish();
  await world.done(host.tool.record());
  await world.rest();
  expect(parts()).toEqual([
    [1, 'finished'],
    [2, 'running'],
  ]);
});

it('shows the warning of the running part until it has ended [LHST-25]', async () => {
  const { world, recordings, host } = await makeRecording();
  const warned = () =>
    host.tool.state.get().parts?.find(({ ends_soon }) => ends_soon)?.part ?? null;
  await world.done(host.tool.record());
  await world.rest();
  expect(warned()).toBeNull();
  recordings.warn();
  await world.rest();
  expect(warned()).toBe(1);
  recordings.stop();
  await world.rest();
  expect(warned()).toBeNull();
  await world.done(host.tool.record());
  await world.rest();
  expect(warned()).toBeNull();
});

it('lets staff follow the recording, but neither start nor end a part [LHST-24]', async () => {
  const { world, recordings, host, enter } = await makeRecording();
  const staff = await enter('staff');
  expect(staff.tool.state.get().parts).toEqual([]);
  await world.done(host.tool.record());
  await world.rest();
  expect(staff.tool.state.get().parts).toMatchObject([{ part: 1, state: 'running' }]);
  expect(await world.codeOf(staff.tool.end())).toBe('refused');
  recordings.stop();
  recordings.finish('no_media');
  await world.rest();
  expect(staff.tool.state.get().parts).toMatchObject([{ state: 'failed', failure: 'no_media' }]);
  expect(await world.codeOf(staff.tool.record())).toBe('refused');
});

it('throws server refusals, and keeps the parts', async () => {
  const { world, host, enter, parts } = await makeRecording();
  expect(await world.codeOf(host.tool.end())).toBe('refused');
  await world.done(host.tool.record());
  expect(await world.codeOf(host.tool.record())).toBe('refused');
  const guest = await enter('audience');
  expect(guest.tool.state.get().parts).toBeNull();
  expect(await world.codeOf(guest.tool.record())).toBe('refused');
  expect(parts()).toEqual([[1, 'running']]);
});

it('ignores events after it has stopped', async () => {
  const { world, recordings, host, parts } = await makeRecording();
  await world.done(host.tool.record());
  host.tool.stop();
  recordings.stop();
  await world.rest();
  expect(parts()).toEqual([[1, 'running']]);
});
