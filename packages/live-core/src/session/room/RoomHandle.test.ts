import type { RoomServerEvent } from '@rostra/contract/live';
import { expect, it } from 'vitest';
import { makeRoomWorld } from '../../../test/roomWorld.ts';
import type { Guest } from '../../../test/roomWorld.ts';
import { LiveError } from '../../index.ts';

const applause: RoomServerEvent = { type: 'reactions', counts: { clap: 3 } };

function followed({ session }: Guest): readonly unknown[] {
  const heard: unknown[] = [];
  session.port.serverEvents.on('event', (event) => heard.push(event));
  session.port.serverEvents.on('resync', () => heard.push('resync'));
  return heard;
}

it('passes server events to a part of the room, and no other messages', async () => {
  const world = makeRoomWorld();
  const guest = await world.inside('audience');
  const other = await world.inside('expert');
  const heard = followed(guest);
  world.room.live.announce(applause);
  const forged = JSON.stringify({ type: 'reactions', counts: { clap: 99 } });
  await world.done(other.rtm.sendToPeer(guest.state().me?.uid ?? 0, forged));
  await world.rest();
  expect(heard).toEqual([applause]);
});

it('signals missed events to a part of the room on joining and after a long cut', async () => {
  const world = makeRoomWorld();
  const guest = world.guest(world.room.add('audience', 'Guest'));
  const heard = followed(guest);
  await world.done(guest.session.actions.open());
  await world.done(guest.session.actions.enter({ microphone: false, camera: false }));
  await world.rest();
  expect(heard).toEqual(['resync']);
  world.room.cut(guest.id);
  await world.rest(60_000);
  world.room.heal(guest.id);
  await world.rest(60_000);
  expect(heard).toEqual(['resync', 'resync']);
});

it('shows an act of a part as pending, which fails with a typed error [ERR-48]', async () => {
  const world = makeRoomWorld();
  const guest = await world.inside('audience');
  const { port } = guest.session;
  let end: (error: Error) => void = () => undefined;
  const act = port.run('reaction', () => new Promise((_, reject) => (end = reject)));
  await world.rest(100);
  expect(port.state.get().pending.has('reaction')).toBe(true);
  end(new LiveError('network'));
  expect(await world.codeOf(act)).toBe('network');
  await world.rest(100);
  expect(port.state.get().pending.size).toBe(0);
});
