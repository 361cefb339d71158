import { afterEach, expect, it } from 'vitest';
import type { LiveSession, RoomState } from '../src/index.ts';
import { EmbeddedRoom } from '../test/EmbeddedRoom.ts';

const SENDING = { microphone: true, camera: true };
const QUIET = { microphone: false, camera: false };

const rooms: EmbeddedRoom[] = [];
afterEach(async () => {
  await Promise.all(rooms.splice(0).map((room) => room.close()));
  document.body.replaceChildren();
});

function newRoom(): EmbeddedRoom {
  const room = new EmbeddedRoom();
  rooms.push(room);
  return room;
}

async function enter(session: LiveSession, request: typeof QUIET): Promise<void> {
  await session.actions.open();
  await session.actions.enter(request);
}

const until = (
  room: EmbeddedRoom,
  session: LiveSession,
  holds: (state: RoomState) => boolean,
): Promise<void> => room.world.until(() => holds(session.state.get()));

/** Shows another member's video once it arrives. @returns a counter of the frames shown */
async function show(room: EmbeddedRoom, session: LiveSession, uid: number): Promise<() => number> {
  session.actions.showTiles([uid]);
  await until(room, session, ({ remote }) => (remote.get(uid)?.video ?? null) !== null);
  const video = document.createElement('video');
  video.muted = true;
  document.body.append(video);
  session.state.get().remote.get(uid)?.video?.attach(video);
  return () => video.getVideoPlaybackQuality().totalVideoFrames;
}

it('runs a whole live session: start, audience member on stage, seen and sent back [LCON-57, LROL-24, LROL-27]', async () => {
  const room = newRoom();
  const host = room.guest('broadcaster');
  const guest = room.guest('audience');
  await enter(host.session, SENDING);
  await host.session.actions.start();
  await enter(guest.session, QUIET);
  await until(room, guest.session, ({ live }) => live.state === 'streaming');
  const ofHost = await show(room, guest.session, host.uid);
  await room.world.until(() => ofHost() > 5);

  await guest.session.actions.raiseHand();
  await until(room, host.session, ({ hands }) => hands.includes(guest.uid));
  await host.session.actions.toExpert(guest.id);
  await until(room, guest.session, ({ me }) => me?.role === 'expert');
  await guest.session.actions.setCamera(true);
  const ofGuest = await show(room, host.session, guest.uid);
  await room.world.until(() => ofGuest() > 5);

  await host.session.actions.toAudience(guest.id);
  await until(room, guest.session, ({ me, own }) => me?.role === 'audience' && !own.camera.isOn);
  await until(room, host.session, ({ remote }) => remote.get(guest.uid)?.hasVideo !== true);
  expect(host.session.state.get().stage).toEqual([host.uid]);
});

it('restores role, chat and video after a cut connection', async () => {
  const room = newRoom();
  const host = room.guest('broadcaster');
  const guest = room.guest('audience');
  await enter(host.session, SENDING);
  await host.session.actions.start();
  await host.session.actions.setPublicChannel(true);
  await enter(guest.session, QUIET);
  const frames = await show(room, guest.session, host.uid);
  await room.world.until(() => frames() > 5);

  await room.world.cut(guest.uid);
  await until(room, guest.session, ({ connection }) => connection === 'reconnecting');
  await host.session.actions.sendMessage('Said while one was away');
  await room.world.heal(guest.uid);
  await until(room, guest.session, ({ connection }) => connection === 'connected');
  await until(room, guest.session, ({ chat }) =>
    chat.entries.some(({ msg }) => msg === 'Said while one was away'),
  );
  const before = frames();
  await room.world.until(() => frames() > before + 10);
  expect(guest.session.state.get()).toMatchObject({ phase: 'inside', me: { role: 'audience' } });
});
