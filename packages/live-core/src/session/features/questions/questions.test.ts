import { expect, it } from 'vitest';
import type { LiveRole } from '@rostra/contract/live';
import { makeRoomWorld } from '../../../../test/roomWorld.ts';
import { FakeQuestions } from '../../../adapters/fake/index.ts';
import { QuestionsController } from './QuestionsController.ts';

async function makeMembers() {
  const world = makeRoomWorld();
  const questions = new FakeQuestions(world.room.live);
  const come = async (role: LiveRole) => {
    const of = await world.inside(role);
    const controller = new QuestionsController(of.session.port, questions.apiOf(of.id));
    controller.start();
    await world.rest();
    return { of, controller, list: () => controller.state.get().list ?? [] };
  };
  const [host, guest, other] = [
    await come('broadcaster'),
    await come('audience'),
    await come('audience'),
  ];
  return { world, host, guest, other };
}

it("shows an anonymous question's author to themselves and the host, never to the audience", async () => {
  const { world, host, guest, other } = await makeMembers();
  await world.done(guest.controller.ask('Is it safe?', true));
  await world.rest();
  const name = guest.of.state().me?.name;
  expect(guest.list()).toMatchObject([{ text: 'Is it safe?', is_own: true, author: name }]);
  expect(host.list()).toMatchObject([{ author: name, is_own: false }]);
  expect(other.list()).toMatchObject([{ author: null, is_own: false }]);
  await world.done(host.controller.setState(1, 'live'));
  await world.rest();
  expect([guest, host, other].map(({ list }) => list()[0]?.state)).toEqual([
    'live',
    'live',
    'live',
  ]);
  // Each member keeps what they know.
  expect(guest.list()).toMatchObject([{ is_own: true, author: name }]);
  expect(other.list()).toMatchObject([{ author: null }]);
});

it("sorts by most votes, and keeps each user's own vote", async () => {
  const { world, host, guest, other } = await makeMembers();
  for (const text of ['one', 'two']) await world.done(guest.controller.ask(text, false));
  await world.done(other.controller.vote(2, true));
  await world.done(host.controller.vote(2, true));
  await world.rest();
  expect(guest.list().map(({ text, votes }) => [text, votes])).toEqual([
    ['two', 2],
    ['one', 0],
  ]);
  expect(other.list()[0]).toMatchObject({ has_voted: true, votes: 2 });
  await world.done(other.controller.vote(2, false));
  await world.rest();
  expect(other.list()[0]).toMatchObject({ has_voted: false, votes: 1 });
  expect(await world.codeOf(guest.controller.vote(2, true))).toBe('refused');
});

it('keeps a dismissed question for those who had it, restores it, and takes a written answer', async () => {
  const { world, host, guest } = await makeMembers();
  await world.done(guest.controller.ask('Rude?', false));
  await world.rest();
  await world.done(host.controller.setState(1, 'dismissed'));
  await world.rest();
  expect(guest.list()).toMatchObject([{ text: 'Rude?', state: 'dismissed' }]);
  await world.done(host.controller.setState(1, 'waiting'));
  await world.done(host.controller.answer(1, 'No.'));
  await world.rest();
  expect(guest.list()).toMatchObject([{ state: 'answered', answer: { text: 'No.' } }]);
  expect(await world.codeOf(guest.controller.answer(1, 'Yes.'))).toBe('refused');
});

it('loads the current questions after a reconnect', async () => {
  const { world, host, guest, other } = await makeMembers();
  world.room.cut(other.of.id);
  await world.rest(60_000);
  await world.done(guest.controller.ask('Missed?', false));
  await world.done(host.controller.setState(1, 'answered'));
  world.room.heal(other.of.id);
  await world.rest(60_000);
  expect(other.list()).toMatchObject([{ text: 'Missed?', state: 'answered' }]);
  other.controller.stop();
  await world.done(guest.controller.ask('Later?', false));
  await world.rest();
  expect(other.list()).toHaveLength(1);
});
