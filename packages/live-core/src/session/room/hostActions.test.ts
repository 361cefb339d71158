import { expect, it } from 'vitest';
import { canActOn, canClaimHost } from '../../index.ts';
import { makeRoomWorld } from '../../../test/roomWorld.ts';

it("sets a member's volume for everyone [LHST-03, LMED-20]", async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert');
  const guest = await world.inside('audience');
  await world.done(host.session.actions.setVolume(expert.id, 40));
  await world.rest();
  expect(guest.state().members.get(expert.uid)?.volume).toBe(40);
  expect(expert.state().me?.volume).toBe(40);
  expect(await world.codeOf(guest.session.actions.setVolume(expert.id, 10))).toBe('refused');
  expect(guest.state().members.get(expert.uid)?.volume).toBe(40);
});

it('ends the session of a removed member, and hides them from everyone [LHST-12, LCON-54]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert');
  const guest = await world.inside('audience');
  await world.done(host.session.actions.removeMember(expert.id, 'Advertising'));
  await world.rest();
  expect(expert.state().connection).toBe('removed');
  expect(host.session.stageTiles(host.state()).map(({ uid }) => uid)).toEqual([host.uid]);
  expect(guest.session.stageTiles(guest.state()).map(({ uid }) => uid)).toEqual([host.uid]);
  expect(await world.codeOf(guest.session.actions.removeMember(host.id))).toBe('refused');
});

it('refuses actions on oneself and on the host [LHST-12]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const staff = await world.inside('staff');
  const guest = await world.inside('audience');
  const all = [host, staff, guest].map(({ uid, state }) => ({ uid, role: state().me?.role }));
  const actedOn = (by: typeof host) =>
    all.map(({ uid, role }) => canActOn(by.state(), { uid, role: role ?? 'audience' }));
  expect(actedOn(host)).toEqual([false, true, true]);
  expect(actedOn(staff)).toEqual([false, false, true]);
  expect(actedOn(guest)).toEqual([false, false, false]);
});

it('sets and clears background and layout for everyone [LHST-16, LCON-47, LHST-17]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  await world.done(host.session.actions.setBackground('/api/v1/files/hall.img'));
  await world.done(host.session.actions.setLayout('speaker'));
  await world.rest();
  expect(guest.state().channel).toMatchObject({
    backgroundUrl: '/api/v1/files/hall.img',
    layout: 'speaker',
  });
  await world.done(host.session.actions.setBackground(null));
  await world.done(host.session.actions.setLayout('grid'));
  await world.rest();
  expect(guest.state().channel.backgroundUrl).toBeUndefined();
  expect(guest.state().channel.layout).toBeUndefined();
});

it('refuses a claim of the host role without permission, and sends no request [LROL-53]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert');
  expect([host, expert].map(({ state }) => canClaimHost(state()))).toEqual([false, false]);
  expect(await world.codeOf(expert.session.actions.claimHost())).toBe('not-allowed');
});

it('lets staff claim the host role, with or without full controls [LROL-53]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const staff = await world.inside('staff');
  expect(canClaimHost(staff.state())).toBe(true);
  await world.done(staff.session.actions.claimHost());
  await world.rest();
  expect([host, staff].map(({ state }) => state().me?.role)).toEqual(['expert', 'broadcaster']);
});
