import { expect, it } from 'vitest';
import { makeRoomWorld, SPEAKING } from '../../../test/roomWorld.ts';
import type { Guest, RoomWorld } from '../../../test/roomWorld.ts';
import type { FakeAudio } from '../../adapters/fake/FakeTrack.ts';
import { VoiceTool } from './VoiceTool.ts';

interface Disguise {
  readonly world: RoomWorld;
  readonly host: Guest;
  readonly expert: Guest;
  readonly voice: VoiceTool;
  /** The microphone that is open now. */
  readonly microphone: () => FakeAudio | undefined;
  /** What the host is told of the expert's voice. */
  readonly disclosed: () => boolean | undefined;
}

async function makeDisguise(): Promise<Disguise> {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert', SPEAKING);
  const { port, actions } = expert.session;
  const voice = new VoiceTool({ port, actions });
  voice.start();
  return {
    world,
    host,
    expert,
    voice,
    microphone: () => expert.rtc.openMicrophone,
    disclosed: () => host.state().members.get(expert.uid)?.attendee?.voice_changed,
  };
}

it('LPIT-01, LPIT-02, LPIT-12 on and off; host and staff are told first and last', async () => {
  const { world, expert, voice, microphone, disclosed } = await makeDisguise();
  expect(voice.state.get()).toMatchObject({ isOn: false, hasFailed: false });
  await world.done(voice.setOn(true));
  await world.rest();
  expect([voice.state.get().isOn, disclosed()]).toEqual([true, true]);
  expect(microphone()?.processor).not.toBeNull();
  await world.done(voice.setOn(false));
  await world.rest();
  expect([voice.state.get().isOn, disclosed()]).toEqual([false, false]);
  expect(microphone()?.processor).toBeNull();
  expect(expert.api.calls.filter((call) => call === 'putVoiceChange')).toHaveLength(2);
});

it('LPIT-12 where it cannot be disclosed the voice is not changed', async () => {
  const { world, expert, voice, microphone } = await makeDisguise();
  await world.done(expert.session.actions.setMicrophone(true));
  world.room.live.member(expert.id).role = 'staff';
  expect(await world.codeOf(voice.setOn(true))).toBe('refused');
  await world.rest();
  expect(voice.state.get()).toMatchObject({ isOn: false, isPending: false });
  expect(microphone()?.processor ?? null).toBeNull();
});

it('LPIT-11 where the nodes do not run it says so, and takes the disclosure back', async () => {
  const { world, expert, voice, disclosed } = await makeDisguise();
  expert.rtc.devices.canOpenContext = false;
  await world.done(voice.setOn(true));
  await world.rest();
  expect(voice.state.get()).toMatchObject({ isOn: false, hasFailed: true });
  expect(disclosed()).toBe(false);
  expert.rtc.devices.canOpenContext = true;
  await world.done(voice.setOn(true));
  await world.rest();
  expect(voice.state.get()).toMatchObject({ isOn: true, hasFailed: false });
});

it('LPIT-08 to LPIT-10 another pitch is heard at once, and without it the next time', async () => {
  const { world, voice, microphone } = await makeDisguise();
  await world.done(voice.setPitch(0.5));
  expect(microphone()?.processor).toBeNull();
  await world.done(voice.setOn(true));
  const female = microphone()?.processor;
  await world.done(voice.setPitch(-0.6));
  await world.rest();
  expect(microphone()?.processor).not.toBe(female);
  expect(voice.state.get()).toMatchObject({ isOn: true, pitch: -0.6 });
});

it('a microphone that is opened later is changed before it is sent; one that cannot be is not sent', async () => {
  const { world, expert, voice, microphone } = await makeDisguise();
  await world.done(voice.setOn(true));
  const { devices } = expert.rtc;
  devices.plug({ kind: 'microphone', id: 'microphone-2', label: 'Microphone 2' });
  devices.unplug('microphone-1');
  await world.rest();
  expect(microphone()).toMatchObject({ deviceId: 'microphone-2', isMuted: false });
  expect(microphone()?.processor).not.toBeNull();
  devices.canOpenContext = false;
  devices.plug({ kind: 'microphone', id: 'microphone-3', label: 'Microphone 3' });
  devices.unplug('microphone-2');
  await world.rest();
  expect(microphone()).toBeUndefined();
  expect(expert.state().notices.map(({ code }) => code)).toContain('microphone-lost');
});

it('LPIT-12 after an entry that the server takes for a new one it is told again', async () => {
  const { world, expert, voice, disclosed } = await makeDisguise();
  await world.done(voice.setOn(true));
  world.room.live.member(expert.id).voice_changed = false;
  world.room.cut(expert.id);
  await world.rest(35_000);
  world.room.heal(expert.id);
  await world.rest(5000);
  expect([voice.state.get().isOn, disclosed()]).toEqual([true, true]);
  voice.stop();
});
