import { expect, it } from 'vitest';
import { makeRoomWorld, SPEAKING } from '../../../../test/roomWorld.ts';
import type { Guest, RoomWorld } from '../../../../test/roomWorld.ts';
import type { FakeVideo } from '../../../adapters/fake/FakeTrack.ts';
import { BackgroundController } from './BackgroundController.ts';

interface Stage {
  readonly world: RoomWorld;
  readonly expert: Guest;
  readonly controller: BackgroundController;
  readonly camera: () => FakeVideo | undefined;
  /** The backgrounds applied, in order. */
  readonly brought: string[];
  readonly faults: { cut: boolean };
}

const segmenter = { mask: () => Promise.reject(new Error('no')), close: () => Promise.resolve() };

async function makeStage(): Promise<Stage> {
  const world = makeRoomWorld();
  const expert = await world.inside('expert', SPEAKING);
  const brought: string[] = [];
  const faults = { cut: false };
  const { port, actions } = expert.session;
  const controller = new BackgroundController({
    port,
    actions,
    cut: async () => {
      await Promise.resolve();
      if (faults.cut) throw new Error('No model');
      brought.push('model');
      return segmenter;
    },
    loadImage: async (url) => {
      await Promise.resolve();
      brought.push(url);
      if (url.includes('broken')) throw new Error('No picture');
      return { src: url } as HTMLImageElement;
    },
  });
  controller.start();
  return { world, expert, controller, brought, faults, camera: () => expert.rtc.openCamera };
}

it('starts with none and loads nothing, then applies a blur of degree 2 and removes it [LBG-01, LBG-02, LBG-03, LBG-05]', async () => {
  const { world, controller, brought, camera } = await makeStage();
  expect([controller.state.get().value, brought]).toEqual(['nonuse', []]);
  await world.done(controller.choose('blurring'));
  await world.rest();
  expect(controller.state.get()).toMatchObject({ value: 'blurring', isPending: false });
  expect(camera()?.background?.look).toEqual({ kind: 'blur', degree: 2 });
  await world.done(controller.choose('nonuse'));
  expect(camera()?.background).toBeNull();
});

it('applies an own image at once, and no background after its removal [LBG-04, LBG-08]', async () => {
  const { world, controller, camera } = await makeStage();
  await world.done(controller.add('/files/hall.png'));
  await world.rest();
  expect(controller.state.get()).toMatchObject({
    value: '/files/hall.png',
    images: ['/files/hall.png'],
  });
  expect(camera()?.background?.look).toMatchObject({
    kind: 'image',
    image: { src: '/files/hall.png' },
  });
  await world.done(controller.remove('/files/hall.png'));
  await world.rest();
  expect(controller.state.get()).toMatchObject({ value: 'nonuse', images: [] });
  expect(camera()?.background).toBeNull();
});

it('leaves no background after a failure, and shows the failure until the next selection', async () => {
  const { world, controller, faults, camera } = await makeStage();
  await world.done(controller.add('/files/broken.png'));
  await world.rest();
  expect(controller.state.get()).toMatchObject({
    value: 'nonuse',
    hasFailed: true,
    isPending: false,
  });
  faults.cut = true;
  await world.done(controller.choose('blurring'));
  await world.rest();
  expect(controller.state.get()).toMatchObject({ value: 'nonuse', hasFailed: true });
  faults.cut = false;
  await world.done(controller.choose('blurring'));
  await world.rest();
  expect(controller.state.get()).toMatchObject({ value: 'blurring', hasFailed: false });
  expect(camera()?.background).not.toBeNull();
});

it('removes the background on a slow device, with a notice and its reason [LBG-02]', async () => {
  const { world, expert, controller, camera } = await makeStage();
  await world.done(controller.choose('blurring'));
  camera()?.endBackground('slow');
  await world.rest();
  expect(controller.state.get().value).toBe('nonuse');
  expect(expert.state().own.backgroundEnd).toBe('slow');
  expect(expert.state().notices.map(({ code }) => code)).toContain('background-ended');
  await world.done(controller.choose('blurring'));
  await world.rest();
  expect([controller.state.get().value, expert.state().own.backgroundEnd]).toEqual([
    'blurring',
    null,
  ]);
});

it('applies the background to a camera opened later before sending, and stores nothing [LBG-07]', async () => {
  const { world, expert, controller, camera } = await makeStage();
  await world.done(controller.choose('blurring'));
  await world.done(expert.session.actions.setCamera(false));
  expect(camera()).toBeUndefined();
  await world.done(expert.session.actions.setCamera(true));
  expect(camera()?.background?.look).toMatchObject({ kind: 'blur' });
  const { port, actions } = expert.session;
  const again = new BackgroundController({
    port,
    actions,
    cut: () => Promise.resolve(segmenter),
    loadImage: () => Promise.reject(new Error('no')),
  });
  expect(again.state.get()).toMatchObject({ value: 'nonuse', images: [] });
  controller.stop();
});
