import { expect, it } from 'vitest';
import { makeRoomWorld, QUIET, SPEAKING } from '../../../test/roomWorld.ts';

it('reconnects after a cut of five seconds with everything as before [LCON-29]', async () => {
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

it('reads missed messages after half a minute without a connection [LCON-29]', async () => {
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

it('ends the older of two tabs, with a notice, and it sends no more [LCON-30, LCON-31, LCON-58, ERR-45]', async () => {
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

it('ends without an answer as a timeout, and lets the user try again [LCON-33, ERR-44]', async () => {
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

it('distinguishes a refused login from one without an answer [LCON-32, ERR-43]', async () => {
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

it('reports a join failure of one channel, and leaves nothing half open [LCON-34]', async () => {
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

it('exchanges tokens at the warning and continues the meeting [LCON-52]', async () => {
  const world = makeRoomWorld({ tokenMs: 120_000 });
  const guest = await world.inside('audience');
  const states: string[] = [];
  guest.session.state.subscribe(() => states.push(guest.state().connection));
  await world.rest(10 * 60_000);
  expect(guest.api.calls.filter((name) => name === 'postRefreshToken').length).toBeGreaterThan(4);
  expect(new Set(states)).not.toContain('reconnecting');
  expect(guest.state().connection).toBe('connected');
});

it('rejoins both channels with the same devices after the tokens expired [LCON-52]', async () => {
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

it('exchanges the tokens before trying to reconnect [LCON-52]', async () => {
  const world = makeRoomWorld();
  const guest = await world.inside('audience');
  world.room.cut(guest.id);
  await world.rest(4000);
  world.room.heal(guest.id);
  await world.rest(10_000);
  expect(guest.api.calls).toContain('postRefreshToken');
  expect(guest.state().connection).toBe('connected');
});

it('ends a demo room whose ticket expires without a new one [LCON-55]', async () => {
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

it('reloads the page on code 10010 [LCON-53]', async () => {
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

it('reloads once for a removed member, then shows the removed screen [LCON-54]', async () => {
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

it('stops reloading where the server has not yet processed the removal [LCON-54]', async () => {
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

it('restores lost media without any action', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster', SPEAKING);
  const guest = await world.inside('audience');
  guest.session.actions.showTiles([host.uid]);
  await world.rest();
  expect(guest.state().remote.get(host.uid)?.video).not.toBeNull();
  world.room.killMedia();
  await world.rest(100);
  expect(guest.state().remote.get(host.uid)).toBeUndefined();
  await world.rest(1000);
  expect(guest.state().remote.get(host.uid)?.video).not.toBeNull();
});

it('lets a member leave while joining, and leaves nothing open', async () => {
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

it('reports a refused login at once, before the media time out', async () => {
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

it('requests no more tokens after a member leaves while disconnected', async () => {
  const world = makeRoomWorld();
  const guest = await world.inside('audience');
  world.room.cut(guest.id);
  await world.rest(4000);
  await world.done(guest.session.actions.leave());
  await world.rest(20_000);
  const requested = guest.api.calls.length;
  await world.rest(60_000);
  expect(guest.api.calls.length).toBe(requested);
  expect(world.clock.waiting).toBe(0);
});

it('clears the notice of a poor connection after both channels are rejoined', async () => {
  const world = makeRoomWorld();
  const guest = await world.inside('audience');
  for (let report = 0; report < 2; report += 1) {
    world.room.hub.media.notify(guest.uid, 'quality', { up: 5, down: 5 });
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
  'fails with %s when messaging fails: %s, until a retry [LCON-32, LCON-33]',
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

it('fails when media cannot be joined, until a retry [LCON-34]', async () => {
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
