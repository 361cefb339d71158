import { expect, it, vi } from 'vitest';
import { audienceUidAt, isHostAway, onlineCount } from '../../index.ts';
import { makeRoomWorld, QUIET } from '../../../test/roomWorld.ts';

/** Brings a host, an expert and an audience member into a room. */
async function threeInside() {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert');
  return { host, expert, guest: await world.inside('audience') };
}

it('merges lists and presence into members [LMEM-02, LMEM-03, LMEM-04, LMEM-05, LMEM-06, LMEM-15]', async () => {
  const { host, expert } = await threeInside();
  expect(host.state().members.get(expert.uid)).toMatchObject({
    uid: expert.uid,
    id: expert.id,
    role: 'expert',
    mute: false,
    hide: false,
    volume: 100,
    hands_up: null,
    name: 'expert 2',
  });
});

it('shows the permissions of members [LMEM-07, LMEM-08, LMEM-09, LMEM-10, LMEM-12, LMEM-13]', async () => {
  const { host, expert } = await threeInside();
  expect(host.state().members.get(expert.uid)?.attendee).toMatchObject({
    allow_view_list: false,
    allow_view_message: false,
    allow_view_count: false,
    allow_manage_mute: false,
    super_moderator: false,
    co_host: false,
  });
});

it('shows full names and payment to super roles only [LMEM-11, LMEM-14, LMEM-16, LMEM-17, LMEM-18]', async () => {
  const { host, expert, guest } = await threeInside();
  expect(host.state().members.get(expert.uid)).toMatchObject({
    name: 'expert 2',
    attendee: {
      share_screen_id: null,
      has_paid: true,
      full_name: 'expert 2 (2)',
      nick_name: 'expert 2',
    },
  });
  const attendee = guest.state().members.get(expert.uid)?.attendee;
  expect(attendee?.full_name).toBeUndefined();
  expect(attendee?.has_paid).toBeUndefined();
});

it("turns the server's lists into stage, hands and staff [LMEM-27, LMEM-28, LMEM-29, LMEM-30, LMEM-31, LMEM-33]", async () => {
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
});

it('returns the people on stage with a role [LMEM-42]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert');
  const late = await world.inside('audience');
  await expect(world.done(late.api.getPrimaryAttendees())).resolves.toMatchObject({
    experts: [{ uid: host.uid }, { uid: expert.uid }],
  });
});

it('ignores lists requested before a change and received after it [LMEM-27]', async () => {
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

it('keeps a new role from presence when lists requested before it arrive [LROL-16, LMED-03]', async () => {
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

it('loads the audience by pages of 25, by window and by keyword [LMEM-38, LMEM-39, LMEM-69]', async () => {
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

it('asks the provider for the online count from 501 members on, where it is permitted [LMEM-40]', async () => {
  const world = makeRoomWorld();
  // They are online before the host joins.
  world.room.addCrowd(499);
  const host = await world.inside('broadcaster');
  const requested = vi.spyOn(host.rtm, 'countMembers');
  await world.rest(11_000);
  expect(requested).not.toHaveBeenCalled();
  expect(onlineCount(host.state())).toBe(500);

  const guest = await world.inside('audience');
  await world.inside('staff');
  const asksToo = vi.spyOn(guest.rtm, 'countMembers');
  // Presence misses some members in a crowd; the provider's count also includes staff.
  requested.mockResolvedValue(708);
  await world.rest(11_000);
  expect(requested).toHaveBeenCalledWith(world.room.live.channel);
  expect(onlineCount(host.state())).toBe(707);
  requested.mockRejectedValue(new Error('Too many questions'));
  await world.rest(6000);
  expect(onlineCount(host.state())).toBe(501);
  expect(asksToo).not.toHaveBeenCalled();

  await world.done(guest.session.actions.leave());
  await world.rest(6000);
  const before = requested.mock.calls.length;
  await world.rest(11_000);
  expect(requested).toHaveBeenCalledTimes(before);
  expect(onlineCount(host.state())).toBe(500);
});

it('drops an answer to an older search [LMEM-38]', async () => {
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

it('reloads the visible rows when the lists change [LMEM-01]', async () => {
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

it('lists a member once after they were unmuted or made expert, for any viewer [LMEM-01, LMEM-29]', async () => {
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
    // A page requested before the host's action arrives late.
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

it('refuses the list without the permission, and does not request it [LROL-29]', async () => {
  const world = makeRoomWorld();
  await world.inside('broadcaster');
  const guest = await world.inside('audience');
  expect(await world.codeOf(guest.api.getMemberList({ page: 1 }))).toBe('refused');
  const requested = guest.api.calls.length;
  await world.done(guest.session.actions.requestAudiencePage(1));
  await world.rest(20);
  expect(guest.api.calls.length).toBe(requested);
  expect(guest.state().audience).toMatchObject({ total: null, error: null });
});

it('marks a host who reloads the page as away until they are back [LCON-43]', async () => {
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

it('shows the count only to members with the permission [LMEM-32]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  expect(onlineCount(host.state())).toBe(2);
  expect(onlineCount(guest.state())).toBeNull();
  await world.done(host.session.actions.setMember(guest.id, 'view_member_count'));
  await world.rest();
  expect(onlineCount(guest.state())).toBe(2);
});

it('shows ten thousand members with a hundred changes a second once per frame, row by row', async () => {
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

it('counts raised hands for the host while they are on the chat tab', async () => {
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
