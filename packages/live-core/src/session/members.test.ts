import { expect, it, vi } from 'vitest';
import { audienceUidAt, isHostAway, onlineCount } from '../index.ts';
import { makeRoomWorld, QUIET } from '../../test/roomWorld.ts';

it('LMEM-02 to LMEM-18 a member is what lists and presence tell, and full names go to super roles only', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert');
  const guest = await world.inside('audience');
  const seen = host.state().members.get(expert.uid);
  expect(seen).toMatchObject({
    uid: expert.uid,
    id: expert.id,
    role: 'expert',
    mute: false,
    hide: false,
    volume: 100,
    hands_up: null,
    name: 'expert 2',
    attendee: {
      allow_view_list: false,
      allow_view_message: false,
      allow_view_count: false,
      allow_manage_mute: false,
      share_screen_id: null,
      super_moderator: false,
      co_host: false,
      has_paid: true,
      full_name: 'expert 2 (2)',
      nick_name: 'expert 2',
    },
  });
  const attendee = guest.state().members.get(expert.uid)?.attendee;
  expect(attendee?.full_name).toBeUndefined();
  expect(attendee?.has_paid).toBeUndefined();
});

it('LMEM-27 to LMEM-31 LMEM-33 LMEM-41 LMEM-42 the lists of the server become stage, hands and staff', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert');
  const speaker = await world.inside('audience');
  const hand = await world.inside('audience');
  const staff = await world.inside('staff');
  await world.done(host.session.actions.unmute(speaker.id));
  await world.done(hand.session.actions.raiseHand());
  const late = await world.inside('audience');
  expect(late.state()).toMatchObject({
    stage: [host.uid, expert.uid, speaker.uid],
    hands: [hand.uid],
    staff: [staff.uid],
    allowPublicChannel: true,
  });
  await expect(world.done(late.api.getPrimaryAttendees())).resolves.toMatchObject({
    experts: [{ uid: host.uid }, { uid: expert.uid }],
  });
});

it('LMEM-27 lists that were asked for before a change, and come after it, change nothing', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  const { api } = guest;
  const old = await world.done(api.refreshAttendees());
  await world.done(host.session.actions.toExpert(guest.id));
  await world.rest();
  expect(guest.state().me?.role).toBe('expert');
  api.refreshAttendees = () => Promise.resolve(old);
  const { revision } = old;
  world.room.live.announce({ type: 'refresh', revision, affect_users: [guest.id], spread_ms: 0 });
  await world.rest();
  expect(guest.state().me?.role).toBe('expert');
  expect(guest.state().stage).toEqual([host.uid, guest.uid]);
});

it('LROL-16 LMED-03 lists asked for before presence told of a new role do not take it back', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  const { api } = guest;
  const old = await world.done(api.refreshAttendees());
  let answer = (): void => undefined;
  api.refreshAttendees = () =>
    new Promise((resolve) => {
      answer = () => resolve(old);
    });
  const { revision } = old;
  world.room.live.announce({ type: 'refresh', revision, affect_users: [guest.id], spread_ms: 0 });
  await world.rest();
  await world.done(host.session.actions.toExpert(guest.id));
  await world.rest(100);
  expect(guest.state().me?.role).toBe('expert');
  await world.done(guest.session.actions.setMicrophone(true));
  answer();
  await world.rest(100);
  expect(guest.state()).toMatchObject({
    me: { role: 'expert' },
    own: { microphone: { isOn: true } },
  });
  expect(guest.state().stage).toEqual([host.uid, guest.uid]);
});

it('LMEM-38 LMEM-39 LMEM-69 the audience comes by pages of 25, by the window, and by a word', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  world.room.addCrowd(1000);
  await world.done(host.session.actions.showAudienceRows(0, 12));
  await world.rest(20);
  expect(host.state().audience).toMatchObject({ total: 1000, error: null });
  expect([...host.state().audience.pages.keys()]).toEqual([1]);
  const showing = host.session.actions.showAudienceRows(40, 60);
  await world.rest(20);
  expect([...host.state().audience.loading]).toEqual([2, 3]);
  await world.done(showing);
  await world.rest(20);
  expect([...host.state().audience.pages.keys()]).toEqual([1, 2, 3]);
  const uid = audienceUidAt(host.state(), 50) ?? 0;
  expect(host.state().members.get(uid)).toMatchObject({ name: 'Guest 10050' });
  expect(audienceUidAt(host.state(), 500)).toBeUndefined();
  await world.done(host.session.actions.searchAudience(' 10999 '));
  await world.rest(20);
  expect(host.state().audience).toMatchObject({ total: 1, keyword: '10999' });
  await world.done(host.session.actions.searchAudience(''));
  await world.rest(20);
  expect(host.state().audience.total).toBe(1000);
});

it('LMEM-40 501 members: the provider is asked how many are online; at 500, and for who may not know, it is not', async () => {
  const world = makeRoomWorld();
  // They are there before him.
  world.room.addCrowd(499);
  const host = await world.inside('broadcaster');
  const asked = vi.spyOn(host.rtm, 'countMembers');
  await world.rest(11_000);
  expect(asked).not.toHaveBeenCalled();
  expect(onlineCount(host.state())).toBe(500);

  const guest = await world.inside('audience');
  await world.inside('staff');
  const asksToo = vi.spyOn(guest.rtm, 'countMembers');
  // Presence has missed some of so many; staff are no members, and are counted with them.
  asked.mockResolvedValue(708);
  await world.rest(11_000);
  expect(asked).toHaveBeenCalledWith(world.room.live.channel);
  expect(onlineCount(host.state())).toBe(707);
  asked.mockRejectedValue(new Error('Too many questions'));
  await world.rest(6000);
  expect(onlineCount(host.state())).toBe(501);
  expect(asksToo).not.toHaveBeenCalled();

  await world.done(guest.session.actions.leave());
  await world.rest(6000);
  const before = asked.mock.calls.length;
  await world.rest(11_000);
  expect(asked).toHaveBeenCalledTimes(before);
  expect(onlineCount(host.state())).toBe(500);
});

it('LMEM-38 an answer to an older search is dropped', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  world.room.addCrowd(100);
  const older = host.session.actions.searchAudience('10001');
  const newer = host.session.actions.searchAudience('10002');
  await world.done(Promise.all([older, newer]));
  await world.rest(20);
  const uid = audienceUidAt(host.state(), 0) ?? 0;
  expect(host.state().members.get(uid)?.name).toBe('Guest 10002');
});

it('LMEM-01 what the window shows is asked for again when the lists are new', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  await world.done(host.session.actions.showAudienceRows(0, 10));
  await world.rest(20);
  expect(audienceUidAt(host.state(), 0)).toBe(guest.uid);
  await world.done(host.session.actions.toExpert(guest.id));
  await world.rest();
  expect(host.state().audience.total).toBe(0);
  expect(audienceUidAt(host.state(), 0)).toBeUndefined();
});

it('LMEM-01 LMEM-29 who is let speak or made expert stands once, for whoever looks on', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const onlooker = await world.inside('staff');
  const guest = await world.inside('audience');
  await world.done(onlooker.session.actions.showAudienceRows(0, 10));
  await world.rest(20);
  expect(audienceUidAt(onlooker.state(), 0)).toBe(guest.uid);
  const twice: unknown[] = [];
  const seen = new Set<string>();
  onlooker.session.state.subscribe(() => {
    const { stage, audience } = onlooker.state();
    const isSeated = audience.pages.get(1)?.includes(guest.uid) ?? false;
    const isOnStage = stage.includes(guest.uid);
    seen.add(`${isSeated ? 'sits' : ''}${isOnStage ? 'stands' : ''}`);
    if (isSeated && isOnStage) twice.push({ stage, pages: audience.pages });
    // A page that was on its way when the host acted comes late.
    void onlooker.session.actions.refreshAudience();
  });
  for (const act of ['toExpert', 'toAudience'] as const) {
    await world.done(host.session.actions[act](guest.id));
    await world.rest();
  }
  expect(twice).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(['stands', 'sits']));
  expect(onlooker.state().audience.total).toBe(1);
});

it('LROL-29 the list is refused to whom it is not granted, and not asked for either', async () => {
  const world = makeRoomWorld();
  await world.inside('broadcaster');
  const guest = await world.inside('audience');
  expect(await world.codeOf(guest.api.getMemberList({ page: 1 }))).toBe('refused');
  const asked = guest.api.calls.length;
  await world.done(guest.session.actions.requestAudiencePage(1));
  await world.rest(20);
  expect(guest.api.calls.length).toBe(asked);
  expect(guest.state().audience).toMatchObject({ total: null, error: null });
});

it('LCON-43 a host who loads his page anew is away until he is back', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  await world.done(host.session.actions.start());
  await world.rest();
  expect(isHostAway(guest.state())).toBe(false);
  await world.done(host.session.actions.leave());
  await world.rest(5000);
  expect(isHostAway(guest.state())).toBe(true);
  const again = world.guest(host.id);
  await world.done(again.session.actions.open());
  await world.done(again.session.actions.enter(QUIET));
  await world.rest(5000);
  expect(isHostAway(guest.state())).toBe(false);
});

it('LMEM-32 the count is for those who may see it', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  expect(onlineCount(host.state())).toBe(2);
  expect(onlineCount(guest.state())).toBeNull();
  await world.done(host.session.actions.setMember(guest.id, 'view_member_count'));
  await world.rest();
  expect(onlineCount(guest.state())).toBe(2);
});

it('a crowd of ten thousand with a hundred changes a second is shown a frame at a time, row by row', async () => {
  const world = makeRoomWorld();
  world.room.addCrowd(10_000);
  const host = await world.inside('broadcaster');
  expect(host.state().online).toBe(10_001);
  expect(host.state().members.count).toBe(10_001);
  await world.done(host.session.actions.showAudienceRows(0, 20));
  await world.rest(100);
  const uid = audienceUidAt(host.state(), 0) ?? 0;
  let rows = 0;
  let frames = 0;
  const offs = [
    host.session.member(uid).subscribe(() => (rows += 1)),
    host.session.state.subscribe(() => (frames += 1)),
  ];
  const stop = world.room.startChanges(100);
  await world.rest(2000);
  stop();
  for (const off of offs) off();
  expect(rows).toBe(1);
  expect(host.session.member(uid).get()?.hands_up).not.toBeNull();
  expect(frames).toBeLessThanOrEqual(25);
  expect(host.state().hands.length).toBeGreaterThan(190);
  expect(host.state().unread.attendees).toBe(0);
});

it('hands are counted for the host while he looks at the chat', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  host.session.actions.setTab('public_chat');
  await world.done(guest.session.actions.raiseHand());
  await world.rest();
  expect(host.state().unread.attendees).toBe(1);
  host.session.actions.setTab('attendees');
  await world.rest();
  expect(host.state().unread.attendees).toBe(0);
});
