import { expect, it } from 'vitest';
import { mediaRights } from '../index.ts';
import { makeRoomWorld, QUIET, SPEAKING } from '../../test/roomWorld.ts';

it('LCON-01 to LCON-28 LCON-57 a member opens, tries his devices and is in the room with all of it', async () => {
  const world = makeRoomWorld({ aheadMs: 90_000, isFree: false });
  const host = await world.inside('broadcaster');
  const id = world.room.add('audience', 'Guest');
  const guest = world.guest(id);
  expect(guest.state().phase).toBe('idle');
  const opening = guest.session.actions.open();
  await world.done(opening);
  await world.rest(20);
  expect(guest.state()).toMatchObject({ phase: 'checking', connection: 'idle' });
  expect(guest.state().session).toMatchObject({
    id: 7,
    channel: 'live-7',
    uid: guest.uid,
    token: expect.any(String),
    app_id: 'fake',
    vendor: 'embedded',
    state: 'unprepare',
    role: 'audience',
    user_type: 'audience',
    meeting: { free: false, has_paid: true, paid_info: { actual_paid: 20 }, event_type_id: 1 },
    super_moderator: false,
    co_host: false,
    remindered_at: null,
    demo: false,
    is_transcribe: false,
    share_screen_id: null,
    primary_users: [{ uid: host.uid }],
  });
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

it('LCON-02 LCON-03 LCON-35 both channels are joined, messages and media', async () => {
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

it('LCON-09 a stream without a real-time client joins the messages only', async () => {
  const world = makeRoomWorld({ vendor: 'rtmp' });
  const guest = await world.inside('audience');
  expect(guest.state()).toMatchObject({
    phase: 'inside',
    session: { play_url: '/live.m3u8' },
  });
  expect(await world.codeOf(guest.session.actions.setMicrophone(true))).toBe('unsupported');
  // Nothing is offered that could only fail.
  const host = await world.inside('broadcaster');
  expect(mediaRights(host.state())).toEqual({ audio: false, video: false });
});

it('LCON-22 LTIM-03 the clock is that of the server, half of the way there and back taken off', async () => {
  const world = makeRoomWorld({ aheadMs: 90_000 });
  const host = await world.inside('broadcaster');
  await world.done(host.session.actions.start());
  await world.rest(10_000);
  const startTime = host.state().live.startTime ?? 0;
  const passed = Math.floor((world.clock.now() + 90_000) / 1000 - startTime);
  expect(Math.abs((host.state().elapsedSeconds ?? 0) - passed)).toBeLessThanOrEqual(1);
  expect(host.state().elapsedSeconds).toBeGreaterThanOrEqual(9);
});

it('ERR-42 a wrong password is refused and asked for again', async () => {
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

it('LMED-04 the own camera and loudness are there before the room is entered', async () => {
  const world = makeRoomWorld();
  const host = world.guest(world.room.add('broadcaster', 'Host'));
  await world.done(host.session.actions.open());
  await world.done(host.session.actions.setCamera(true));
  await world.done(host.session.actions.setMicrophone(true));
  await world.rest(400);
  expect(host.state().own).toMatchObject({
    microphone: { isOn: true },
    camera: { isOn: true },
    picture: expect.anything(),
  });
  expect(host.session.levels.get().get(host.uid)).toBe(0);
  await world.done(host.session.actions.enter(SPEAKING));
  const guest = await world.inside('audience');
  expect(guest.state().remote.get(host.uid)).toMatchObject({ hasAudio: true, hasVideo: true });
});

it('nobody is kept out by a camera that is denied', async () => {
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

it('leaving releases devices and leaves no timer behind', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster', SPEAKING);
  await world.done(host.session.actions.start());
  await world.rest();
  await world.done(host.session.actions.leave());
  await world.rest(10_000);
  expect(host.state().own).toMatchObject({ microphone: { isOn: false }, camera: { isOn: false } });
  expect(world.clock.waiting).toBe(0);
});

it('LCON-59 a shut door says why and from when on it is open, in the words of the caller', async () => {
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
