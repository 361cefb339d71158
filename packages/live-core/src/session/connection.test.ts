import { expect, it } from 'vitest';
import { makeRoomWorld, QUIET, SPEAKING } from '../../test/roomWorld.ts';

it('LCON-29 a cut of five seconds: reconnecting, then everything is as before', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster', SPEAKING);
  const guest = await world.inside('audience');
  await world.done(guest.session.actions.raiseHand());
  world.room.cut(guest.id);
  await world.rest(3000);
  expect(guest.state().connection).toBe('reconnecting');
  await world.done(host.session.actions.sendMessage('meanwhile'));
  await world.rest(2000);
  world.room.heal(guest.id);
  await world.rest(1500);
  expect(guest.state()).toMatchObject({ connection: 'connected', phase: 'inside' });
  expect(guest.state().chat.entries.map(({ msg }) => msg)).toEqual(['meanwhile']);
  expect(guest.state().me?.hands_up).not.toBeNull();
  expect(guest.state().remote.get(host.uid)).toMatchObject({ hasAudio: true });
});

it('LCON-29 after half a minute what was missed is read again', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  const other = await world.inside('audience');
  world.room.cut(guest.id);
  await world.rest(5000);
  await world.done(host.session.actions.start());
  await world.done(host.session.actions.sendMessage('missed'));
  await world.done(host.session.actions.toExpert(other.id));
  await world.rest(30_000);
  world.room.heal(guest.id);
  await world.rest(5000);
  expect(guest.state()).toMatchObject({
    connection: 'connected',
    live: { state: 'streaming' },
    stage: [host.uid, other.uid],
    unread: { public_chat: 1 },
  });
  expect(guest.state().chat.entries.map(({ msg }) => msg)).toEqual(['missed']);
});

it('ends the older of two tabs, which is told and sends no more [LCON-30, LCON-31, LCON-58, ERR-45]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster', SPEAKING);
  const second = world.guest(host.id);
  await world.done(second.session.actions.open());
  await world.done(second.session.actions.enter(SPEAKING));
  await world.rest();
  expect(host.state()).toMatchObject({
    connection: 'aborted',
    phase: 'left',
    own: { microphone: { isOn: false }, camera: { isOn: false } },
  });
  expect(second.state()).toMatchObject({ connection: 'connected', phase: 'inside' });
  const guest = await world.inside('audience');
  expect(guest.state().remote.get(host.uid)).toMatchObject({ hasAudio: true, hasVideo: true });
  await world.done(host.session.actions.retry());
  await world.rest();
  expect(host.state()).toMatchObject({ connection: 'connected', phase: 'inside' });
  expect(second.state().connection).toBe('aborted');
});

it('times out without an answer, and can be tried again [LCON-33, ERR-44]', async () => {
  const world = makeRoomWorld();
  const guest = world.guest(world.room.add('audience', 'Guest'));
  await world.done(guest.session.actions.open());
  world.room.cut(guest.id);
  expect(await world.codeOf(guest.session.actions.enter(QUIET))).toBe('login-timeout');
  await world.rest(20);
  expect(guest.state()).toMatchObject({
    connection: 'login_timeout',
    refusal: { code: 'login-timeout' },
  });
  world.room.heal(guest.id);
  await world.rest();
  await world.done(guest.session.actions.retry());
  await world.rest(20);
  expect(guest.state()).toMatchObject({ connection: 'connected', phase: 'inside', refusal: null });
});

it('tells a refused login from one without an answer [LCON-32, ERR-43]', async () => {
  const world = makeRoomWorld();
  const id = world.room.add('audience', 'Guest');
  const guest = world.guest(id);
  await world.done(guest.session.actions.open());
  world.room.hub.messages.login = () => {
    throw Object.assign(new Error('refused'), { code: 'auth' });
  };
  expect(await world.codeOf(guest.session.actions.enter(QUIET))).toBe('login-failed');
  await world.rest(20);
  expect(guest.state().connection).toBe('login_failed');
});

it('LCON-34 a channel that cannot be joined: join failure, and nothing stays half open', async () => {
  const world = makeRoomWorld();
  const guest = world.guest(world.room.add('audience', 'Guest'));
  await world.done(guest.session.actions.open());
  const { media } = world.room.hub;
  const join = media.join.bind(media);
  media.join = () => {
    throw new Error('no media');
  };
  expect(await world.codeOf(guest.session.actions.enter(QUIET))).toBe('join-failed');
  await world.rest(20);
  expect(guest.state().connection).toBe('join_failed');
  expect(guest.rtm.state).toBe('closed');
  media.join = join;
  await world.done(guest.session.actions.retry());
  await world.rest(20);
  expect(guest.state().connection).toBe('connected');
});

it('LCON-52 tokens are exchanged at the warning and the meeting goes on', async () => {
  const world = makeRoomWorld({ tokenMs: 120_000 });
  const guest = await world.inside('audience');
  const states: string[] = [];
  guest.session.state.subscribe(() => states.push(guest.state().connection));
  await world.rest(10 * 60_000);
  expect(guest.api.calls.filter((name) => name === 'postRefreshToken').length).toBeGreaterThan(4);
  expect(new Set(states)).not.toContain('reconnecting');
  expect(guest.state().connection).toBe('connected');
});

it('LCON-52 tokens that ran out all the same: both channels are joined again with what was on', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster', SPEAKING);
  const guest = await world.inside('audience');
  world.room.expireToken(host.id);
  await world.rest(40);
  expect(host.state().connection).toBe('reconnecting');
  await world.rest(2000);
  expect(host.state()).toMatchObject({ connection: 'connected', phase: 'inside' });
  expect(guest.state().remote.get(host.uid)).toMatchObject({ hasAudio: true, hasVideo: true });
});

it('LCON-52 before a try to come back the tokens are exchanged', async () => {
  const world = makeRoomWorld();
  const guest = await world.inside('audience');
  world.room.cut(guest.id);
  await world.rest(4000);
  world.room.heal(guest.id);
  await world.rest(10_000);
  expect(guest.api.calls).toContain('postRefreshToken');
  expect(guest.state().connection).toBe('connected');
});

it('LCON-55 a room to try out is over when its ticket ends and none is given in its place', async () => {
  const world = makeRoomWorld({ tokenMs: 120_000, isDemo: true });
  const host = await world.inside('broadcaster', SPEAKING);
  await world.done(host.session.actions.start());
  await world.rest(150_000);
  expect(host.api.calls).toContain('postRefreshToken');
  expect(host.state()).toMatchObject({ phase: 'inside', live: { state: 'streaming' } });
  world.room.refuseTokens(host.id);
  await world.rest(120_000);
  expect(host.state()).toMatchObject({
    phase: 'ended',
    mustReload: false,
    live: { state: 'stopped' },
    own: { microphone: { isOn: false } },
  });
  expect(host.rtm.state).toBe('closed');
});

it('LCON-53 code 10010: the page is to reload', async () => {
  const world = makeRoomWorld({ tokenMs: 120_000 });
  const guest = await world.inside('audience');
  world.room.refuseTokens(guest.id);
  await world.rest(120_000);
  expect(guest.state()).toMatchObject({
    connection: 'token_refused',
    mustReload: true,
    phase: 'left',
  });
  expect(guest.rtm.state).toBe('closed');
});

it('LCON-54 a removed member reloads once, then stands before the removed screen', async () => {
  const world = makeRoomWorld();
  const guest = await world.inside('audience');
  world.room.ban(guest.id);
  await world.rest();
  expect(guest.state()).toMatchObject({ connection: 'removed', mustReload: true, phase: 'left' });
  const reloaded = world.guest(guest.id, { cache: guest.cache });
  expect(await world.codeOf(reloaded.session.actions.open())).toBe('removed');
  await world.rest(20);
  expect(reloaded.state()).toMatchObject({ connection: 'removed', mustReload: false });
});

it('LCON-54 where the server has not yet heard of it, the page does not reload for ever', async () => {
  const world = makeRoomWorld();
  const guest = await world.inside('audience');
  world.room.hub.ban(guest.uid);
  await world.rest();
  const reloaded = world.guest(guest.id, { cache: guest.cache });
  await world.done(reloaded.session.actions.open());
  expect(await world.codeOf(reloaded.session.actions.enter(QUIET))).toBe('removed');
  await world.rest(20);
  expect(reloaded.state()).toMatchObject({ connection: 'removed', mustReload: false });
});

it('killed media are back without anyone having done anything', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster', SPEAKING);
  const guest = await world.inside('audience');
  guest.session.actions.showTiles([host.uid]);
  await world.rest();
  expect(guest.state().remote.get(host.uid)?.picture).not.toBeNull();
  world.room.killMedia();
  await world.rest(100);
  expect(guest.state().remote.get(host.uid)).toBeUndefined();
  await world.rest(1000);
  expect(guest.state().remote.get(host.uid)?.picture).not.toBeNull();
});

it('who leaves while he is being joined is out, and nothing stays open', async () => {
  const world = makeRoomWorld();
  const guest = world.guest(world.room.add('audience', 'Guest'));
  await world.done(guest.session.actions.open());
  const entering = world.codeOf(guest.session.actions.enter(QUIET));
  await world.rest(30);
  await world.done(guest.session.actions.leave());
  expect(await entering).not.toBeUndefined();
  await world.rest(60_000);
  expect(guest.state()).toMatchObject({ phase: 'left', connection: 'left' });
  expect(guest.rtm.state).not.toBe('connected');
  expect(world.clock.waiting).toBe(0);
});

it('a refused log-in is told at once, not after the media have timed out', async () => {
  const world = makeRoomWorld();
  const guest = world.guest(world.room.add('audience', 'Guest'));
  await world.done(guest.session.actions.open());
  world.room.hub.messages.login = () => {
    throw Object.assign(new Error('refused'), { code: 'auth' });
  };
  world.room.hub.media.join = () => undefined;
  const before = world.clock.now();
  expect(await world.codeOf(guest.session.actions.enter(QUIET))).toBe('login-failed');
  expect(world.clock.now() - before).toBeLessThan(1000);
});

it('who leaves while his line is away asks for no more tokens', async () => {
  const world = makeRoomWorld();
  const guest = await world.inside('audience');
  world.room.cut(guest.id);
  await world.rest(4000);
  await world.done(guest.session.actions.leave());
  await world.rest(20_000);
  const asked = guest.api.calls.length;
  await world.rest(60_000);
  expect(guest.api.calls.length).toBe(asked);
  expect(world.clock.waiting).toBe(0);
});

it('a poor line is no longer called poor after both channels were joined anew', async () => {
  const world = makeRoomWorld();
  const guest = await world.inside('audience');
  for (let report = 0; report < 2; report += 1) {
    world.room.hub.media.tell(guest.uid, 'quality', { up: 5, down: 5 });
    await world.rest(100);
  }
  expect(guest.state().isNetworkPoor).toBe(true);
  world.room.expireToken(guest.id);
  await world.rest(2000);
  expect(guest.state()).toMatchObject({ connection: 'connected', isNetworkPoor: false });
});

it.each([
  ['auth', 'login_failed'],
  ['timeout', 'login_timeout'],
] as const)(
  'LCON-32 LCON-33 messages that fail with %s: %s, until a retry',
  async (code, state) => {
    const world = makeRoomWorld();
    const guest = world.guest(world.room.add('audience', 'Guest'));
    world.room.failLogin(code);
    await world.done(guest.session.actions.open());
    await world.codeOf(guest.session.actions.enter(QUIET));
    await world.rest();
    expect(guest.state()).toMatchObject({ phase: 'checking', connection: state });
    world.room.failLogin(undefined);
    await world.done(guest.session.actions.retry());
    await world.rest();
    expect(guest.state()).toMatchObject({ phase: 'inside', connection: 'connected' });
  },
);

it('LCON-34 media that cannot be joined, until a retry', async () => {
  const world = makeRoomWorld();
  const guest = world.guest(world.room.add('audience', 'Guest'));
  world.room.failMedia(true);
  await world.done(guest.session.actions.open());
  expect(await world.codeOf(guest.session.actions.enter(QUIET))).toBe('join-failed');
  await world.rest();
  expect(guest.state().connection).toBe('join_failed');
  world.room.failMedia(false);
  await world.done(guest.session.actions.retry());
  await world.rest();
  expect(guest.state().connection).toBe('connected');
});
