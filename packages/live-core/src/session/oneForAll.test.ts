import { expect, it } from 'vitest';
import { captureToAgree, canMakeHome, homeUid } from '../index.ts';
import { makeRoomWorld, QUIET, SPEAKING } from '../../test/roomWorld.ts';

it('LHST-15 LMEM-34 LCON-57 an announcement is there at once, for late comers too, and is cleared', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  await world.done(host.session.actions.setAnnouncement('Questions at the end'));
  // Less than the pause before listeners look at the lists again.
  await world.rest(100);
  expect(guest.state().announcement).toBe('Questions at the end');
  expect(host.state().announcement).toBe('Questions at the end');
  const late = await world.inside('audience');
  expect(late.state().announcement).toBe('Questions at the end');
  await world.done(host.session.actions.setAnnouncement(null));
  await world.rest();
  expect(late.state().announcement).toBeNull();
  expect(await world.codeOf(guest.session.actions.setAnnouncement('Mine'))).toBe('refused');
});

it('LHST-15 lists that were asked for before do not bring an old announcement back', async () => {
  const world = makeRoomWorld();
  await world.inside('broadcaster');
  const guest = await world.inside('audience');
  const { api } = guest;
  const old = await world.done(api.refreshAttendees());
  api.refreshAttendees = async () => {
    await Promise.resolve();
    return old;
  };
  const say = (announcement: string, revision: number): void =>
    world.room.live.announce({ type: 'announcement', revision, announcement });
  say('Newer', old.revision + 2);
  await world.rest();
  say('Older', old.revision + 1);
  world.room.live.announce({
    type: 'refresh',
    revision: old.revision,
    affect_users: [guest.id],
    spread_ms: 200,
  });
  await world.rest();
  expect(guest.state().announcement).toBe('Newer');
});

it('LHST-13 LCON-48 LCON-57 the host chooses whose picture stands large for everyone, and it ends with the stage', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert', SPEAKING);
  const guest = await world.inside('audience');
  const member = guest.state().members.get(expert.uid);
  if (!member) throw new Error('The expert is not there');
  expect(canMakeHome(host.state(), member)).toBe(true);
  expect(canMakeHome(guest.state(), member)).toBe(false);
  await world.done(host.session.actions.setHome(expert.id));
  await world.rest();
  for (const each of [host, expert, guest]) expect(homeUid(each.state())).toBe(expert.uid);
  const late = await world.inside('audience');
  expect(homeUid(late.state())).toBe(expert.uid);
  await world.done(host.session.actions.toAudience(expert.id));
  await world.rest();
  expect(homeUid(late.state())).toBeNull();
  expect(await world.codeOf(host.session.actions.setHome(expert.id))).toBe('refused');
  expect(await world.codeOf(guest.session.actions.setHome(host.id))).toBe('refused');
});

it('LMED-05 LHST-13 whose picture stands large is among the twelve in any case', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const experts = [];
  for (let count = 0; count < 12; count += 1) experts.push(await world.inside('expert'));
  const last = experts.at(-1);
  if (!last) throw new Error('Nobody is there');
  const tiles = () => host.session.stageTiles(host.state()).map(({ uid }) => uid);
  expect(tiles()).not.toContain(last.uid);
  await world.done(host.session.actions.setHome(last.id));
  await world.rest();
  expect(tiles()).toHaveLength(12);
  expect(tiles()).toContain(last.uid);
});

it('LHST-27 who goes in past the door has agreed; what begins later asks, and what ends is told', async () => {
  const world = makeRoomWorld({ isRecording: true });
  await world.inside('broadcaster');
  const id = world.room.add('audience', 'Guest');
  const guest = world.guest(id);
  await world.done(guest.session.actions.open());
  await world.rest(20);
  expect(guest.state().capture).toEqual({ isRecording: true, isTranscribing: false });
  await world.done(guest.session.actions.enter(QUIET));
  await world.rest();
  expect(captureToAgree(guest.state())).toBeNull();

  world.room.live.setCapture({ isTranscribing: true });
  await world.rest();
  expect(captureToAgree(guest.state())).toBe('transcription');
  guest.session.actions.agree();
  await world.rest(20);
  expect(captureToAgree(guest.state())).toBeNull();

  const told = () => guest.state().notices.map(({ code }) => code);
  world.room.live.setCapture({ isRecording: false });
  await world.rest();
  expect(guest.state().capture).toEqual({ isRecording: false, isTranscribing: true });
  expect(told()).toEqual(['recording-ended']);
  // A second part: he has agreed already, and is told.
  world.room.live.setCapture({ isRecording: true });
  await world.rest();
  expect(captureToAgree(guest.state())).toBeNull();
  expect(told()).toEqual(['recording-begun']);
});

it('LHST-27 who begins it himself is not asked', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  host.session.actions.agree({ isRecording: true, isTranscribing: false });
  world.room.live.setCapture({ isRecording: true });
  await world.rest();
  expect(captureToAgree(host.state())).toBeNull();
  world.room.live.setCapture({ isTranscribing: true });
  await world.rest();
  expect(captureToAgree(host.state())).toBe('transcription');
});

it('LHST-27 what began between the door and the room asks too, and on both at once', async () => {
  const world = makeRoomWorld();
  await world.inside('broadcaster');
  const guest = world.guest(world.room.add('audience', 'Guest'));
  await world.done(guest.session.actions.open());
  world.room.live.setCapture({ isRecording: true, isTranscribing: true });
  await world.done(guest.session.actions.enter(QUIET));
  await world.rest();
  expect(captureToAgree(guest.state())).toBe('both');
});
