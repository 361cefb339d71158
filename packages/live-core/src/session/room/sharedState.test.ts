import { expect, it } from 'vitest';
import { recordingAwaitingConsent, canSpotlight, spotlightUid } from '../../index.ts';
import { makeRoomWorld, QUIET, SPEAKING } from '../../../test/roomWorld.ts';

it('shows an announcement at once, also to late joiners, and clears it [LHST-15, LMEM-34, LCON-57]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  await world.done(host.session.actions.setAnnouncement('Questions at the end'));
  // Less than the pause before audience members reload the lists.
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

it('keeps the announcement when older lists arrive [LHST-15]', async () => {
  const world = makeRoomWorld();
  await world.inside('broadcaster');
  const guest = await world.inside('audience');
  const { api } = guest;
  const old = await world.done(api.refreshAttendees());
  api.refreshAttendees = async () => {
    await Promise.resolve();
    return old;
  };
  const send = (announcement: string, revision: number): void =>
    world.room.live.announce({ type: 'announcement', revision, announcement });
  send('Newer', old.revision + 2);
  await world.rest();
  send('Older', old.revision + 1);
  world.room.live.announce({
    type: 'refresh',
    revision: old.revision,
    affect_users: [guest.id],
    spread_ms: 200,
  });
  await world.rest();
  expect(guest.state().announcement).toBe('Newer');
});

it("spotlights a member for everyone at the host's choice, until they leave the stage [LHST-13, LCON-48, LCON-57]", async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert', SPEAKING);
  const guest = await world.inside('audience');
  const member = guest.state().members.get(expert.uid);
  if (!member) throw new Error('The expert is not there');
  expect(canSpotlight(host.state(), member)).toBe(true);
  expect(canSpotlight(guest.state(), member)).toBe(false);
  await world.done(host.session.actions.setSpotlight(expert.id));
  await world.rest();
  for (const each of [host, expert, guest]) expect(spotlightUid(each.state())).toBe(expert.uid);
  const late = await world.inside('audience');
  expect(spotlightUid(late.state())).toBe(expert.uid);
  await world.done(host.session.actions.toAudience(expert.id));
  await world.rest();
  expect(spotlightUid(late.state())).toBeNull();
  expect(await world.codeOf(host.session.actions.setSpotlight(expert.id))).toBe('refused');
  expect(await world.codeOf(guest.session.actions.setSpotlight(host.id))).toBe('refused');
});

it('includes the spotlight among the twelve tiles in any case [LMED-05, LHST-13]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const experts = [];
  for (let count = 0; count < 12; count += 1) experts.push(await world.inside('expert'));
  const last = experts.at(-1);
  if (!last) throw new Error('Nobody is there');
  const tiles = () => host.session.stageTiles(host.state()).map(({ uid }) => uid);
  expect(tiles()).not.toContain(last.uid);
  await world.done(host.session.actions.setSpotlight(last.id));
  await world.rest();
  expect(tiles()).toHaveLength(12);
  expect(tiles()).toContain(last.uid);
});

it('takes consent at the door, asks again for later recordings, and notifies of their end [LHST-27]', async () => {
  const world = makeRoomWorld({ isRecording: true });
  await world.inside('broadcaster');
  const id = world.room.add('audience', 'Guest');
  const guest = world.guest(id);
  await world.done(guest.session.actions.open());
  await world.rest(20);
  expect(guest.state().recordingStatus).toEqual({ isRecording: true, isTranscribing: false });
  await world.done(guest.session.actions.enter(QUIET));
  await world.rest();
  expect(recordingAwaitingConsent(guest.state())).toBeNull();

  world.room.live.setRecordingStatus({ isTranscribing: true });
  await world.rest();
  expect(recordingAwaitingConsent(guest.state())).toBe('transcription');
  guest.session.actions.agree();
  await world.rest(20);
  expect(recordingAwaitingConsent(guest.state())).toBeNull();

  const noticeCodes = () => guest.state().notices.map(({ code }) => code);
  world.room.live.setRecordingStatus({ isRecording: false });
  await world.rest();
  expect(guest.state().recordingStatus).toEqual({ isRecording: false, isTranscribing: true });
  expect(noticeCodes()).toEqual(['recording-ended']);
  // In the second part consent is already given, so they are only notified.
  world.room.live.setRecordingStatus({ isRecording: true });
  await world.rest();
  expect(recordingAwaitingConsent(guest.state())).toBeNull();
  expect(noticeCodes()).toEqual(['recording-begun']);
});

it('asks nothing of the member who starts a recording [LHST-27]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  host.session.actions.agree({ isRecording: true, isTranscribing: false });
  world.room.live.setRecordingStatus({ isRecording: true });
  await world.rest();
  expect(recordingAwaitingConsent(host.state())).toBeNull();
  world.room.live.setRecordingStatus({ isTranscribing: true });
  await world.rest();
  expect(recordingAwaitingConsent(host.state())).toBe('transcription');
});

it('asks about recordings started between door and room, and about two at once [LHST-27]', async () => {
  const world = makeRoomWorld();
  await world.inside('broadcaster');
  const guest = world.guest(world.room.add('audience', 'Guest'));
  await world.done(guest.session.actions.open());
  world.room.live.setRecordingStatus({ isRecording: true, isTranscribing: true });
  await world.done(guest.session.actions.enter(QUIET));
  await world.rest();
  expect(recordingAwaitingConsent(guest.state())).toBe('both');
});
