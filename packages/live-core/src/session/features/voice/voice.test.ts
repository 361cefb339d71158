import { expect, it } from 'vitest';
import { makeRoomWorld, SPEAKING } from '../../../../test/roomWorld.ts';
import type { Guest, RoomWorld } from '../../../../test/roomWorld.ts';
import type { FakeAudio } from '../../../adapters/fake/FakeTrack.ts';
import { VoiceController } from './VoiceController.ts';

interface Disguise {
  readonly world: RoomWorld;
  readonly host: Guest;
  readonly expert: Guest;
  readonly voice: VoiceController;
  /** Returns the currently open microphone. */
  readonly microphone: () => FakeAudio | undefined;
  /** Returns whether the expert's voice was disclosed to the host as changed. */
  readonly disclosed: () => boolean | undefined;
}

async function makeDisguise(): Promise<Disguise> {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert', SPEAKING);
  const { port, actions } = expert.session;
  const voice = new VoiceController({ port, actions });
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

it('turns on and off, with host and staff notified first and last [LPIT-01, LPIT-02, LPIT-12]', async () => {
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

it('refuses to change the voice when it cannot be disclosed [LPIT-12]', async () => {
  const { world, expert, voice, microphone } = await makeDisguise();
  await world.done(expert.session.actions.setMicrophone(true));
  world.room.live.member(expert.id).role = 'staff';
  expect(await world.codeOf(voice.setOn(true))).toBe('refused');
  await world.rest();
  expect(voice.state.get()).toMatchObject({ isOn: false, isPending: false });
  expect(microphone()?.processor ?? null).toBeNull();
});

it('reports nodes that do not run, and withdraws the disclosure [LPIT-11]', async () => {
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

it('applies another pitch at once, and keeps it for the next time [LPIT-08, LPIT-09, LPIT-10]', async () => {
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

it('changes a microphone opened later before sending, or does not send it', async () => {
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

it('discloses again after an entry that the server treats as new [LPIT-12]', async () => {
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
