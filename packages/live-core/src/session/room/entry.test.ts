import { expect, it } from 'vitest';
import { mediaRights } from '../../index.ts';
import { makeRoomWorld, QUIET, SPEAKING } from '../../../test/roomWorld.ts';

/** Opens the room of a paid meeting as an audience member beside the host. */
async function openRoom() {
  const world = makeRoomWorld({ aheadMs: 90_000, isFree: false });
  const host = await world.inside('broadcaster');
  const guest = world.guest(world.room.add('audience', 'Guest'));
  const before = guest.state().phase;
  await world.done(guest.session.actions.open());
  await world.rest(20);
  return { world, host, guest, before };
}

it('opens with the channel, number and token of the session [LCON-04, LCON-05, LCON-06, LCON-07, LCON-08, LCON-09]', async () => {
  const { guest } = await openRoom();
  expect(guest.state().session).toMatchObject({
    id: 7,
    channel: 'live-7',
    uid: guest.uid,
    token: expect.any(String),
    app_id: 'fake',
    vendor: 'embedded',
  });
});

it('opens with state, role and flags of the session [LCON-10, LCON-11, LCON-12, LCON-19, LCON-20, LCON-21]', async () => {
  const { guest } = await openRoom();
  expect(guest.state().session).toMatchObject({
    state: 'unprepare',
    role: 'audience',
    user_type: 'audience',
    super_moderator: false,
    co_host: false,
    remindered_at: null,
  });
});

it('opens with the meeting and its payment [LCON-14, LCON-15, LCON-16, LCON-17, LCON-18]', async () => {
  const { guest } = await openRoom();
  expect(guest.state().session?.meeting).toMatchObject({
    free: false,
    has_paid: true,
    paid_info: { card_type: null, actual_paid: 20 },
    event_type_id: 1,
  });
});

it('opens with what runs in the room, and its speakers [LCON-23, LCON-24, LCON-25, LCON-26, LCON-57]', async () => {
  const { guest, host } = await openRoom();
  expect(guest.state().session).toMatchObject({
    demo: false,
    is_transcribe: false,
    share_screen_id: null,
    primary_users: [{ uid: host.uid }],
  });
});

it('lets a member open, check devices and join [LCON-01, LCON-02, LCON-03, LCON-27, LCON-28]', async () => {
  const { world, host, guest, before } = await openRoom();
  expect(before).toBe('idle');
  expect(guest.state()).toMatchObject({ phase: 'checking', connection: 'idle' });
  const entering = guest.session.actions.enter(QUIET);
  await world.rest(17);
  expect(guest.state().connection).toBe('connecting');
  await world.done(entering);
  await world.rest();
  expect(guest.state()).toMatchObject({ phase: 'inside', connection: 'connected' });
  expect(guest.state().stage).toEqual([host.uid]);
  expect(guest.state().members.get(host.uid)).toMatchObject({
    role: 'broadcaster',
    isOnline: true,
    name: 'broadcaster 1',
  });
  expect(host.state().members.get(guest.uid)?.isOnline).toBe(true);
});

it('joins both channels, messaging and media [LCON-02, LCON-03, LCON-35]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster', SPEAKING);
  const guest = await world.inside('audience');
  expect(guest.rtm.state).toBe('connected');
  expect(guest.state().remote.get(host.uid)).toMatchObject({ hasAudio: true, hasVideo: true });
  await world.done(guest.session.actions.leave());
  await world.rest();
  expect(guest.rtm.state).toBe('closed');
  expect(guest.state()).toMatchObject({ phase: 'left', connection: 'left' });
  expect(host.state().members.get(guest.uid)).toBeUndefined();
});

it('joins only messaging for a stream without a real-time client [LCON-09]', async () => {
  const world = makeRoomWorld({ vendor: 'rtmp' });
  const guest = await world.inside('audience');
  expect(guest.state()).toMatchObject({
    phase: 'inside',
    session: { play_url: '/live.m3u8' },
  });
  expect(await world.codeOf(guest.session.actions.setMicrophone(true))).toBe('unsupported');
  // No action is offered that would fail.
  const host = await world.inside('broadcaster');
  expect(mediaRights(host.state())).toEqual({ audio: false, video: false });
});

it("follows the server's clock, corrected by half the round trip [LCON-22, LTIM-03]", async () => {
  const world = makeRoomWorld({ aheadMs: 90_000 });
  const host = await world.inside('broadcaster');
  await world.done(host.session.actions.start());
  await world.rest(10_000);
  const startTime = host.state().live.startTime ?? 0;
  const passed = Math.floor((world.clock.now() + 90_000) / 1000 - startTime);
  expect(Math.abs((host.state().elapsedSeconds ?? 0) - passed)).toBeLessThanOrEqual(1);
  expect(host.state().elapsedSeconds).toBeGreaterThanOrEqual(9);
});

it('refuses a wrong password and asks for it again [ERR-42]', async () => {
  const world = makeRoomWorld({ password: 'sesame' });
  const guest = world.guest(world.room.add('audience', 'Guest'));
  expect(await world.codeOf(guest.session.actions.open('wrong'))).toBe('refused');
  await world.rest(20);
  expect(guest.state()).toMatchObject({
    phase: 'refused',
    refusal: { code: 'refused', cause: { reason: 'livePasswordWrong' } },
  });
  await world.done(guest.session.actions.open('sesame'));
  await world.rest(20);
  expect(guest.state()).toMatchObject({ phase: 'checking', refusal: null });
});

it('shows the own camera and loudness before the room is joined [LMED-04]', async () => {
  const world = makeRoomWorld();
  const host = world.guest(world.room.add('broadcaster', 'Host'));
  await world.done(host.session.actions.open());
  await world.done(host.session.actions.setCamera(true));
  await world.done(host.session.actions.setMicrophone(true));
  await world.rest(400);
  expect(host.state().own).toMatchObject({
    microphone: { isOn: true },
    camera: { isOn: true },
    video: expect.anything(),
  });
  expect(host.session.levels.get().get(host.uid)).toBe(0);
  await world.done(host.session.actions.enter(SPEAKING));
  const guest = await world.inside('audience');
  expect(guest.state().remote.get(host.uid)).toMatchObject({ hasAudio: true, hasVideo: true });
});

it('keeps devices off that were turned off while joining, and after a retry [LMED-04, LCON-31]', async () => {
  const world = makeRoomWorld();
  const host = world.guest(world.room.add('broadcaster', 'Host'));
  const { actions } = host.session;
  await world.done(actions.open());
  await world.done(Promise.all([actions.setMicrophone(true), actions.setCamera(true)]));
  const entering = actions.enter(SPEAKING);
  const mute = actions.setMicrophone(false);
  await world.done(Promise.all([entering, mute]));
  await world.rest();
  const muted = { microphone: { isOn: false }, camera: { isOn: true } };
  expect(host.state()).toMatchObject({ phase: 'inside', own: muted });
  await world.done(actions.setCamera(false));
  const secondTab = world.guest(host.id);
  await world.done(secondTab.session.actions.open());
  await world.done(secondTab.session.actions.enter(QUIET));
  await world.rest();
  await world.done(actions.retry());
  await world.rest();
  const off = { microphone: { isOn: false }, camera: { isOn: false } };
  expect(host.state()).toMatchObject({ phase: 'inside', own: off });
});

it('lets a member in with a denied camera', async () => {
  const world = makeRoomWorld();
  const host = world.guest(world.room.add('broadcaster', 'Host'));
  host.rtc.devices.deny('video');
  await world.done(host.session.actions.open());
  await world.done(host.session.actions.enter(SPEAKING));
  await world.rest();
  expect(host.state()).toMatchObject({
    phase: 'inside',
    own: { microphone: { isOn: true }, camera: { isOn: false, error: 'permission-denied' } },
  });
});

it('releases devices on leaving and leaves no timer behind', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster', SPEAKING);
  await world.done(host.session.actions.start());
  await world.rest();
  await world.done(host.session.actions.leave());
  await world.rest(10_000);
  expect(host.state().own).toMatchObject({ microphone: { isOn: false }, camera: { isOn: false } });
  expect(world.clock.waiting).toBe(0);
});

it("returns why the door is closed and when it opens, in the caller's language [LCON-59]", async () => {
  const world = makeRoomWorld();
  const guest = world.guest(world.room.add('audience', 'Guest'));
  const opensAt = '2026-11-22T09:00:00.000Z';
  world.room.live.shut('liveTooEarly', opensAt);
  guest.api.causeOf = ({ reason }) => `said ${reason}`;
  expect(await world.codeOf(guest.session.actions.open())).toBe('refused');
  await world.rest();
  expect(guest.state()).toMatchObject({
    phase: 'refused',
    refusal: { code: 'refused', cause: 'said liveTooEarly', opensAt },
  });
  world.room.live.shut(undefined);
  await world.done(guest.session.actions.open());
  await world.rest();
  expect(guest.state()).toMatchObject({ phase: 'checking', refusal: null });
});
