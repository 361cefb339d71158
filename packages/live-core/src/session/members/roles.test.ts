import { expect, it } from 'vitest';
import {
  canControl,
  canGiveBack,
  canModerate,
  canMute,
  canMuteMember,
  canRaiseHand,
  canSeeList,
  canReclaimHost,
  isSuper,
  mediaRights,
} from '../../index.ts';
import type { NoticeCode } from '../../index.ts';
import { makeRoomWorld, QUIET, SPEAKING } from '../../../test/roomWorld.ts';
import type { Guest } from '../../../test/roomWorld.ts';

const codes = (guest: Guest): NoticeCode[] => guest.state().notices.map(({ code }) => code);

it('gives each role its rights [LROL-19, LROL-30, LROL-32, LROL-34]', async () => {
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

it('raises hands in order and lowers them [LROL-33, LMEM-60, LMEM-61, LMEM-67, LMEM-68]', async () => {
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

it('drops the hand of a departed member from the queue, and restores its place on return [LMEM-68]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const first = await world.inside('audience');
  const second = await world.inside('audience');
  await world.done(first.session.actions.raiseHand());
  await world.rest();
  await world.done(second.session.actions.raiseHand());
  await world.rest();
  await world.done(first.session.actions.leave());
  await world.rest(5000);
  expect(host.state().hands).toEqual([second.uid]);
  const again = world.guest(first.id);
  await world.done(again.session.actions.open());
  await world.done(again.session.actions.enter(QUIET));
  await world.rest(5000);
  expect(host.state().hands).toEqual([first.uid, second.uid]);
});

it('lowers two hundred hands with one call [LMEM-68]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  await world.done(guest.session.actions.raiseHand());
  for (let at = 0; at < 200; at += 1) {
    const { uid } = world.room.live.member(world.room.add('audience', `listener ${at}`));
    world.room.live.member(uid - guest.uid + guest.id).hands_up = '2026-11-22T08:00:00.000Z';
  }
  const before = host.api.calls.length;
  await world.done(host.session.actions.lowerAllHands());
  await world.rest(5000);
  expect(host.api.calls.slice(before).filter((name) => name === 'setMemberInfo')).toHaveLength(1);
  expect(host.state().hands).toEqual([]);
  expect(guest.state().me?.hands_up).toBeNull();
  expect(await world.codeOf(guest.session.actions.lowerAllHands())).toBe('refused');
});

it('lets a new expert send, and shows them to everyone on stage [LROL-27, LROL-41, LMED-03]', async () => {
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

it('mutes a member made audience, ends grants and media, and releases devices [LROL-42, LROL-45, LROL-46, LROL-47]', async () => {
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
    video: null,
  });
  expect(codes(expert)).toEqual(['made-audience']);
  expect(host.state().remote.get(expert.uid)).toBeUndefined();
  expect(host.state().stage).toEqual([host.uid]);
  expect(await world.codeOf(expert.session.actions.setCamera(true))).toBe('not-allowed');
});

it('refuses the thirteenth expert [LROL-31]', async () => {
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

it('refuses to bring a departed member on stage [LMEM-48]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  await world.done(guest.session.actions.leave());
  await world.rest();
  await expect(world.done(host.session.actions.toExpert(guest.id))).rejects.toMatchObject({
    code: 'refused',
    cause: { reason: 'liveMemberOffline' },
  });
  expect(host.state().stage).toEqual([host.uid]);
});

it('keeps the host role when it is given to a departed member [LROL-49, ERR-46]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert');
  await world.done(expert.session.actions.leave());
  await world.rest();
  const given = host.session.actions.setMember(expert.id, 'transfer_broadcaster');
  await expect(world.done(given)).rejects.toMatchObject({
    code: 'refused',
    cause: { reason: 'liveMemberOffline' },
  });
  expect(host.state().me?.role).toBe('broadcaster');
});

it('leaves staff out of the count [LROL-36]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  await world.inside('staff');
  await world.inside('audience');
  await world.rest();
  expect(host.state().online).toBe(2);
  expect(host.state().staff).toHaveLength(1);
});

it('silences a member muted by the host, with a notice, until they unmute by a click [LHST-01, LMEM-58, LMED-19]', async () => {
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

it('lets unmuted audience speak, not send video, and only by their own click [LHST-02, LMEM-29, LMEM-59]', async () => {
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

it('shows a new name to everyone [LMEM-43, LMEM-36, LMEM-37, LMEM-44, LHST-04]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert');
  const guest = await world.inside('audience');
  await world.done(host.session.actions.rename(expert.id, 'Dr. Chen'));
  await world.rest();
  expect(guest.state().members.get(expert.uid)?.name).toBe('Dr. Chen');
  expect(expert.state().me?.name).toBe('Dr. Chen');
});

it('ignores privileged messages from anyone but the server [LCON-36, LCON-41, LCON-42]', async () => {
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

it('reloads at once for concerned members, soon for others, and never twice at a time [LCON-36]', async () => {
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

it('shows hidden members to host, staff and themselves [LCON-43]', async () => {
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
  expect(tiles(expert)).toEqual([host.uid, expert.uid]);
});

it('notifies the members who give, receive and lose the host role [LROL-26, LROL-44, LHST-18, LROL-52, ERR-41]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert');
  await world.done(host.session.actions.setMember(expert.id, 'transfer_broadcaster'));
  await world.rest();
  expect([host.state().me?.role, expert.state().me?.role]).toEqual(['expert', 'broadcaster']);
  expect([codes(host), codes(expert)]).toEqual([['host-given'], ['made-host']]);
  expect([host, expert].map(({ state }) => canReclaimHost(state()))).toEqual([true, false]);
  expect(await world.codeOf(expert.session.actions.reclaimHost())).toBe('not-allowed');
  await world.done(host.session.actions.reclaimHost());
  await world.rest();
  expect(host.state().me).toMatchObject({ role: 'broadcaster', mute: false });
  expect([codes(host), codes(expert)]).toEqual([['made-host'], ['host-withdrawn']]);
  expect(canReclaimHost(host.state())).toBe(false);
});

it('lets a host reclaim the role after their replacement made them audience [LROL-44, LROL-51]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert');
  await world.done(host.session.actions.setMember(expert.id, 'transfer_broadcaster'));
  await world.rest();
  await world.done(expert.session.actions.setMember(host.id, 'to_audience'));
  await world.rest();
  expect([host.state().me?.role, canReclaimHost(host.state())]).toEqual(['audience', true]);
  await world.done(host.session.actions.reclaimHost());
  await world.rest();
  expect(host.state().me).toMatchObject({ role: 'broadcaster', mute: false });
});

it("lets only staff and the acting host return the role to the event's host [LROL-51]", async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert');
  const staff = await world.inside('staff');
  const other = await world.inside('expert');
  const whoCan = (): boolean[] =>
    [host, expert, staff, other].map(({ state }) => {
      const member = state().members.get(host.uid);
      return member !== undefined && canGiveBack(state(), member);
    });
  expect(whoCan()).toEqual([false, false, false, false]);
  for (const giver of [staff, expert]) {
    await world.done(host.session.actions.setMember(expert.id, 'transfer_broadcaster'));
    await world.rest();
    expect(whoCan()).toEqual([false, true, true, false]);
    expect(
      await world.codeOf(other.session.actions.setMember(host.id, 'recycle_broadcaster')),
    ).toBe('refused');
    await world.done(giver.session.actions.setMember(host.id, 'recycle_broadcaster'));
    await world.rest();
    expect([host.state().me?.role, expert.state().me?.role]).toEqual(['broadcaster', 'expert']);
  }
});

it('stops requesting the audience list after the host role is given away or withdrawn [LROL-29]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert');
  const asks = ({ api }: Guest): number =>
    api.calls.filter((name) => name === 'getMemberList').length;
  await world.done(host.session.actions.showAudienceRows(0, 0));
  await world.done(host.session.actions.setMember(expert.id, 'view_attendee'));
  await world.rest();
  await world.done(expert.session.actions.showAudienceRows(0, 0));
  const before = asks(expert);
  await world.done(host.session.actions.toAudience(expert.id));
  await world.rest(5000);
  expect(asks(expert)).toBe(before);
  expect(expert.state().audience.total).toBeNull();
  await world.done(host.session.actions.toExpert(expert.id));
  await world.rest(5000);
  const requested = asks(host);
  await world.done(host.session.actions.setMember(expert.id, 'transfer_broadcaster'));
  await world.done(host.session.actions.refreshAudience());
  await world.rest(5000);
  expect(asks(host)).toBe(requested);
});

it("shows no notice for the user's own actions, even concurrent ones [LMED-19]", async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert', SPEAKING);
  const [own, other] = [
    host.session.actions.mute(host.id),
    host.session.actions.setMember(expert.id, 'hide_attendee'),
  ];
  await world.done(Promise.all([own, other]).then(() => undefined));
  await world.rest();
  expect(host.state().me?.mute).toBe(true);
  expect(codes(host)).toEqual([]);
});

it('notifies hidden and shown members, and members whose hand another lowers [LHST-18, LMEM-60]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert', QUIET);
  const guest = await world.inside('audience');
  await world.done(host.session.actions.setMember(expert.id, 'hide_attendee'));
  await world.rest();
  expect(codes(expert)).toEqual(['hidden']);
  await world.done(host.session.actions.setMember(expert.id, 'display_attendee'));
  await world.rest();
  expect(codes(expert)).toEqual(['displayed']);
  await world.done(guest.session.actions.raiseHand());
  await world.rest();
  await world.done(guest.session.actions.lowerHand());
  await world.rest();
  expect(codes(guest)).toEqual([]);
  await world.done(guest.session.actions.raiseHand());
  await world.rest();
  await world.done(host.session.actions.lowerHand(guest.id));
  await world.rest();
  expect(codes(guest)).toEqual(['hand-lowered']);
});

it('lets only staff with full controls mute the host [LHST-01, LMEM-58]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert');
  const staff = await world.inside('staff');
  const [hostSeen, expertSeen] = [{ role: 'broadcaster' }, { role: 'expert' }] as const;
  expect([host, expert, staff].map(({ state }) => canMuteMember(state(), expertSeen))).toEqual([
    true,
    false,
    true,
  ]);
  expect(canMuteMember(staff.state(), hostSeen)).toBe(false);
  expect(canMuteMember(staff.state(), { role: 'staff' })).toBe(false);
});
