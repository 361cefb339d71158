import { expect, it } from 'vitest';
import { REACTION_TICK_MS, REACTIONS_MAX, REACTIONS_WINDOW_MS } from '@rostra/contract/live';
import { makeRoomWorld } from '../../../../test/roomWorld.ts';
import { FakeReactions } from '../../../adapters/fake/index.ts';
import { BURST_STAYS_MS, ReactionsController } from './ReactionsController.ts';

async function makeReaders() {
  const world = makeRoomWorld();
  const reactions = new FakeReactions(world.room.live, world.clock);
  const come = async (role: 'broadcaster' | 'audience') => {
    const of = await world.inside(role);
    const controller = new ReactionsController(of.session.port, reactions.apiOf(of.id));
    controller.start();
    return {
      of,
      controller,
      counts: () => controller.state.get().bursts.map(({ counts }) => counts),
    };
  };
  return { world, host: await come('broadcaster'), guest: await come('audience') };
}

it('shows all reactions of a tick as one burst, which disappears by itself', async () => {
  const { world, host, guest } = await makeReaders();
  await world.done(Promise.all([guest.controller.show('clap'), host.controller.show('clap')]));
  await world.done(guest.controller.show('wow'));
  expect(host.counts()).toEqual([]);
  await world.rest(REACTION_TICK_MS + 100);
  for (const reader of [host, guest]) expect(reader.counts()).toEqual([{ clap: 2, wow: 1 }]);
  await world.done(guest.controller.show('heart'));
  await world.rest(REACTION_TICK_MS + 100);
  expect(host.counts()).toEqual([{ clap: 2, wow: 1 }, { heart: 1 }]);
  await world.rest(BURST_STAYS_MS);
  expect(host.counts()).toEqual([]);
});

it('pauses a user at the limit until their first reaction is old enough', async () => {
  const { world, host, guest } = await makeReaders();
  const isResting = () => guest.controller.state.get().isResting;
  for (let index = 0; index < REACTIONS_MAX + 5; index += 1)
    await world.done(guest.controller.show('laugh'));
  await world.rest(REACTION_TICK_MS + 100);
  const sum = host.counts().reduce((all, one) => all + (one.laugh ?? 0), 0);
  expect(sum).toBe(REACTIONS_MAX);
  expect(isResting()).toBe(true);
  await world.rest(REACTIONS_WINDOW_MS);
  expect(isResting()).toBe(false);
  await world.done(guest.controller.show('like'));
  await world.rest(REACTION_TICK_MS + 100);
  expect(host.counts()).toEqual([{ like: 1 }]);
});

it('throws server refusals, and shows nothing after it has stopped', async () => {
  const { world, host, guest } = await makeReaders();
  await world.done(guest.controller.show('clap'));
  host.controller.stop();
  await world.rest(REACTION_TICK_MS + 100);
  expect(host.counts()).toEqual([]);
  expect(guest.counts()).toHaveLength(1);
  guest.controller.stop();
  await world.rest();
  expect(guest.counts()).toEqual([]);
  world.room.live.remove(guest.of.id);
  expect(await world.codeOf(guest.controller.show('clap'))).toBe('refused');
});
