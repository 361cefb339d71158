import { expect, it } from 'vitest';
import { makeRoomWorld } from '../../../../test/roomWorld.ts';
import { FakeCaptions } from '../../../adapters/fake/index.ts';
import { CaptionsController } from './CaptionsController.ts';

async function makeReaders() {
  const world = makeRoomWorld();
  const captions = new FakeCaptions(world.room.live);
  const come = async (role: 'broadcaster' | 'audience') => {
    const of = await world.inside(role);
    const controller = new CaptionsController(of.session.port, captions.apiOf(of.id));
    controller.start();
    await world.rest();
    const messageOf = () => controller.state.get().lines.map(({ text }) => text);
    return { of, controller, messages: messageOf, run: () => controller.state.get().run };
  };
  const host = await come('broadcaster');
  await world.done(host.of.session.actions.start({ isConfirmed: true }));
  return { world, captions, come, host, guest: await come('audience') };
}

it('shows captions to everyone as they come, and to late joiners [LHST-26]', async () => {
  const { world, captions, come, host, guest } = await makeReaders();
  expect(guest.controller.state.get()).toEqual({ run: null, isKnown: true, lines: [] });
  await world.done(host.controller.begin('en'));
  await world.rest();
  captions.send(host.of.id, 'good morning');
  captions.send(host.of.id, 'and welcome');
  await world.rest();
  for (const { messages: messageOf, run } of [host, guest]) {
    expect(messageOf()).toEqual(['good morning', 'and welcome']);
    expect(run()).toEqual({ language: 'en', status: 'ready' });
  }
  expect(guest.of.state().recordingStatus.isTranscribing).toBe(true);
  const late = await come('audience');
  expect(late.messages()).toEqual(['good morning', 'and welcome']);
  expect(late.run()?.language).toBe('en');
  await world.done(host.controller.begin('zh-CN'));
  await world.rest();
  expect(guest.run()?.language).toBe('zh-CN');
  await world.done(host.controller.end());
  await world.rest();
  expect(guest.run()).toBeNull();
  expect(guest.of.state().recordingStatus.isTranscribing).toBe(false);
});

it('notifies when speech is not understood, and when it is again', async () => {
  const { world, captions, host, guest } = await makeReaders();
  await world.done(host.controller.begin('en'));
  captions.turn('unavailable');
  await world.rest();
  expect(guest.run()?.status).toBe('unavailable');
  captions.turn('ready');
  await world.rest();
  expect(guest.run()?.status).toBe('ready');
});

it('keeps a change of the run that arrives before the answer of its start', async () => {
  const { world, captions, host } = await makeReaders();
  const api = captions.apiOf(host.of.id);
  let release = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const controller = new CaptionsController(host.of.session.port, {
    ...api,
    postCaptions: async (language) => {
      const run = await api.postCaptions(language);
      await slow;
      return run;
    },
  });
  controller.start();
  await world.rest();
  const begun = controller.begin('en');
  await world.rest();
  captions.turn('unavailable');
  await world.rest();
  release();
  await world.done(begun);
  await world.rest();
  expect(controller.state.get().run?.status).toBe('unavailable');
});

it('keeps the last fifty lines', async () => {
  const { world, captions, host, guest } = await makeReaders();
  await world.done(host.controller.begin('en'));
  for (let index = 1; index <= 60; index += 1) captions.send(host.of.id, `line ${index}`);
  await world.rest();
  expect(guest.messages()).toHaveLength(50);
  expect(guest.messages().at(0)).toBe('line 11');
});

it('throws server refusals, and follows nothing after it has stopped', async () => {
  const { world, captions, host, guest } = await makeReaders();
  expect(await world.codeOf(guest.controller.begin('en'))).toBe('refused');
  expect(await world.codeOf(host.controller.end())).toBe('refused');
  await world.done(host.controller.begin('en'));
  guest.controller.stop();
  captions.send(host.of.id, 'good morning');
  await world.rest();
  expect(guest.controller.state.get()).toEqual({ run: null, isKnown: false, lines: [] });
  expect(host.messages()).toEqual(['good morning']);
});
