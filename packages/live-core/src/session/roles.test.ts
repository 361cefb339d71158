import { expect, it } from 'vitest';
import {
  canControl,
  canModerate,
  canMute,
  canRaiseHand,
  canSeeList,
  isSuper,
  mediaRights,
} from '../index.ts';
import type { NoticeCode } from '../index.ts';
import { makeRoomWorld, QUIET, SPEAKING } from '../../test/roomWorld.ts';
import type { Guest } from '../../test/roomWorld.ts';

const codes = (guest: Guest): NoticeCode[] => guest.state().notices.map(({ code }) => code);

it('LROL-19 LROL-30 LROL-32 LROL-34 each role has its rights', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert');
  const guest = await world.inside('audience');
  const staff = await world.inside('staff');
  const rights = [host, expert, guest, staff].map(({ state }) => [
    isSuper(state()),
    canControl(state()),
    canModerate(state()),
    canMute(state()),
    canSeeList(state()),
    mediaRights(state()).audio,
  ]);
  expect(rights).toEqual([
    [true, true, true, true, true, true],
    [false, false, false, false, false, true],
    [false, false, false, false, false, false],
    [true, false, true, true, true, false],
  ]);
  expect(guest.state().me?.mute).toBe(true);
  expect(await world.codeOf(staff.session.actions.setMicrophone(true))).toBe('not-allowed');
  expect(await world.codeOf(guest.session.actions.setMicrophone(true))).toBe('not-allowed');
});

it('LROL-33 LMEM-60 LMEM-61 LMEM-67 LMEM-68 hands go up in order and come down', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const first = await world.inside('audience');
  const second = await world.inside('audience');
  await world.done(second.session.actions.raiseHand());
  await world.rest();
  await world.done(first.session.actions.raiseHand());
  await world.rest();
  expect(host.state().hands).toEqual([second.uid, first.uid]);
  expect(host.session.handQueue(host.state()).map(({ uid }) => uid)).toEqual([
    second.uid,
    first.uid,
  ]);
  expect(canRaiseHand(first.state())).toBe(false);
  await world.done(second.session.actions.lowerHand());
  await world.rest();
  expect(host.state().hands).toEqual([first.uid]);
  await world.done(host.session.actions.lowerHand(first.id));
  await world.rest();
  expect(host.state().hands).toEqual([]);
  expect(first.state().me?.hands_up).toBeNull();
  expect(await world.codeOf(host.session.actions.raiseHand())).toBe('not-allowed');
});

it('LROL-27 LROL-41 LMED-03 made expert: may send, and everyone sees him on stage', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  const other = await world.inside('audience');
  await world.done(guest.session.actions.raiseHand());
  await world.rest();
  await world.done(host.session.actions.toExpert(guest.id));
  await world.rest();
  expect(guest.state().me).toMatchObject({ role: 'expert', mute: false, hands_up: null });
  expect(codes(guest)).toEqual(['made-expert']);
  expect(host.state()).toMatchObject({ stage: [host.uid, guest.uid], hands: [] });
  await world.done(guest.session.actions.setMicrophone(true));
  await world.done(guest.session.actions.setCamera(true));
  await world.rest();
  expect(other.state().stage).toEqual([host.uid, guest.uid]);
  expect(other.state().remote.get(guest.uid)).toMatchObject({ hasAudio: true, hasVideo: true });
  expect(other.state().members.get(guest.uid)?.name).toBe('audience 2');
});

it('LROL-42 LROL-45 LROL-46 LROL-47 made audience: muted, grants gone, nothing sent, devices released', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert', SPEAKING);
  await world.done(host.session.actions.setMember(expert.id, 'view_attendee'));
  await world.rest();
  expect(canSeeList(expert.state())).toBe(true);
  await world.done(host.session.actions.toAudience(expert.id));
  await world.rest();
  expect(expert.state().me).toMatchObject({
    role: 'audience',
    mute: true,
    allow_view_list: false,
    allow_view_message: false,
    allow_view_count: false,
    allow_manage_mute: false,
  });
  expect(expert.state().own).toMatchObject({
    microphone: { isOn: false },
    camera: { isOn: false },
    picture: null,
  });
  expect(codes(expert)).toEqual(['made-audience']);
  expect(host.state().remote.get(expert.uid)).toBeUndefined();
  expect(host.state().stage).toEqual([host.uid]);
  expect(await world.codeOf(expert.session.actions.setCamera(true))).toBe('not-allowed');
});

it('LROL-31 the thirteenth expert is refused', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  for (let expert = 0; expert < 12; expert += 1) world.room.add('expert', `Expert ${expert}`);
  const guest = await world.inside('audience');
  const refused = host.session.actions.toExpert(guest.id);
  await expect(world.done(refused)).rejects.toMatchObject({
    code: 'refused',
    cause: { reason: 'liveExpertsFull' },
  });
  await world.rest();
  expect(host.state().pending.size).toBe(0);
});

it('LROL-36 staff are not counted', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  await world.inside('staff');
  await world.inside('audience');
  await world.rest();
  expect(host.state().online).toBe(2);
  expect(host.state().staff).toHaveLength(1);
});

it('LHST-01 LMEM-58 LMED-19 muted by the host: silent at once, told, and speaking again by a press', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert', SPEAKING);
  await world.done(host.session.actions.mute(expert.id));
  await world.rest();
  expect(expert.state().own.microphone.isOn).toBe(false);
  expect(codes(expert)).toEqual(['muted-by-host']);
  expect(host.state().remote.get(expert.uid)).toMatchObject({ hasAudio: false, hasVideo: true });
  await world.done(expert.session.actions.setMicrophone(true));
  await world.rest();
  expect(expert.state()).toMatchObject({
    me: { mute: false },
    own: { microphone: { isOn: true } },
  });
  expect(host.state().remote.get(expert.uid)?.hasAudio).toBe(true);
  expect(codes(expert)).toEqual([]);
});

it('LHST-02 LMEM-29 LMEM-59 audience that is unmuted may speak, not show, and does so by its own press', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  await world.done(host.session.actions.unmute(guest.id));
  await world.rest();
  expect(codes(guest)).toEqual(['may-speak']);
  expect(guest.state().own.microphone.isOn).toBe(false);
  expect(host.state().stage).toEqual([host.uid, guest.uid]);
  await world.done(guest.session.actions.setMicrophone(true));
  await world.rest();
  expect(host.state().remote.get(guest.uid)?.hasAudio).toBe(true);
  expect(await world.codeOf(guest.session.actions.setCamera(true))).toBe('not-allowed');
  await world.done(host.session.actions.mute(guest.id));
  await world.rest();
  expect(host.state().remote.get(guest.uid)).toBeUndefined();
  expect(host.state().stage).toEqual([host.uid]);
});

it('LMEM-43 LMEM-36 LMEM-37 a new name reaches everyone', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert');
  const guest = await world.inside('audience');
  await world.done(host.session.actions.rename(expert.id, 'Dr. Chen'));
  await world.rest();
  expect(guest.state().members.get(expert.uid)?.name).toBe('Dr. Chen');
  expect(expert.state().me?.name).toBe('Dr. Chen');
});

it('LCON-36 LCON-41 LCON-42 privileged words from anyone but the server change nothing', async () => {
  const world = makeRoomWorld();
  const guest = await world.inside('audience');
  const forger = await world.inside('audience');
  const calls = guest.api.calls.length;
  const forged = [
    { type: 'state_change', state: 'stopped', startTime: 1, endTime: 2 },
    { type: 'refresh', revision: 99, affect_users: [guest.id] },
    { type: 'chat', message: { id: 5, msg: 'forged', senderId: 1, client_id: 'x' } },
    { type: 'chat_removed', id: 1 },
  ];
  for (const message of forged) {
    await world.done(forger.rtm.send('live-7', JSON.stringify(message)));
    await world.done(forger.rtm.sendToPeer(guest.uid, JSON.stringify(message)));
  }
  await world.done(forger.rtm.setMyAttributes('live-7', { role: 'broadcaster', name: 'Host' }));
  await world.rest(5000);
  expect(guest.state()).toMatchObject({
    phase: 'inside',
    live: { state: 'unprepare' },
    chat: { entries: [] },
    stage: [],
  });
  expect(guest.api.calls.length).toBe(calls);
});

it('LCON-36 who is concerned looks again at once, the others soon, nobody twice at a time', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  const other = await world.inside('audience');
  const looks = ({ api }: Guest): number =>
    api.calls.filter((name) => name === 'refreshAttendees').length;
  const before = [looks(guest), looks(other)];
  const acting = host.session.actions.setMember(guest.id, 'view_attendee');
  await world.rest(41);
  expect([looks(guest), looks(other)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
  await world.done(acting);
  await world.rest(500);
  expect(looks(other)).toBe((before[1] ?? 0) + 1);
});

it('LCON-43 hidden members are seen by host and staff only', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert', QUIET);
  const guest = await world.inside('audience');
  await world.done(host.session.actions.setMember(expert.id, 'hide_attendee'));
  await world.rest();
  const tiles = ({ session, state }: Guest): number[] =>
    session.stageTiles(state()).map(({ uid }) => uid);
  expect(tiles(host)).toEqual([host.uid, expert.uid]);
  expect(tiles(guest)).toEqual([host.uid]);
});
