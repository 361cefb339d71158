import type { ConverterState } from '@rostra/contract/live';
import { expect, it } from 'vitest';
import { nextSteps, startNeedsConfirmation } from '../../index.ts';
import { makeRoomWorld, SPEAKING } from '../../../test/roomWorld.ts';

it('prepares and starts for everyone [LROL-01, LROL-02, LROL-03, LROL-06, LROL-11, LCON-41]', async () => {
  const world = makeRoomWorld({ isFree: false });
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  expect(guest.state().live.state).toBe('unprepare');
  await world.done(host.session.actions.prepare());
  await world.rest();
  expect(guest.state()).toMatchObject({ live: { state: 'preparing' }, elapsedSeconds: null });
  await world.done(host.session.actions.start({ isConfirmed: true }));
  await world.rest();
  expect(guest.state().live.state).toBe('streaming');
});

it('reads start and host from the channel [LROL-07, LROL-12, LCON-44, LCON-46, LCON-50]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  await world.done(host.session.actions.start({ isConfirmed: true }));
  await world.rest();
  expect(guest.state()).toMatchObject({
    live: { state: 'streaming', startTime: expect.any(Number) },
    channel: { action: 'start', startTime: expect.any(String), uid: String(host.uid) },
  });
});

it('ends for the audience, then for everyone [LROL-04, LROL-05, LROL-08, LROL-09, LROL-13, LROL-14]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert');
  const guest = await world.inside('audience');
  await world.done(host.session.actions.start({ isConfirmed: true }));
  await world.done(host.session.actions.audienceStop());
  await world.rest();
  expect(guest.state()).toMatchObject({ phase: 'ended', live: { state: 'pre_stopped' } });
  expect(guest.rtm.state).toBe('closed');
  expect(expert.state()).toMatchObject({ phase: 'inside', live: { state: 'pre_stopped' } });
  await world.done(host.session.actions.stop());
  await world.rest();
  for (const member of [host, expert]) {
    expect(member.state()).toMatchObject({
      phase: 'ended',
      connection: 'left',
      live: { state: 'stopped', endTime: expect.any(Number) },
    });
    expect(member.rtm.state).toBe('closed');
  }
});

it('ends the session of a member sent to the audience after it was dismissed [LROL-08]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert');
  await world.done(host.session.actions.start({ isConfirmed: true }));
  await world.done(host.session.actions.audienceStop());
  await world.rest();
  expect(expert.state().phase).toBe('inside');
  await world.done(host.session.actions.setMember(expert.id, 'to_audience'));
  await world.rest();
  expect(expert.state()).toMatchObject({ phase: 'ended', connection: 'left' });
  expect(expert.rtm.state).toBe('closed');
  expect(host.state().phase).toBe('inside');
});

it("shows the restream's state to host and staff, and ignores a failure [LHST-24, LCON-40, LMEM-35, LROL-35]", async () => {
  const world = makeRoomWorld({ hasConverter: true });
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  expect(host.state().session?.has_converter).toBe(true);
  const publishState = async (state: ConverterState | null) => {
    world.room.live.setConverter(state);
    await world.rest();
    return [host.state().converter, guest.state().converter];
  };
  expect(await publishState('connecting')).toEqual(['connecting', null]);
  // A pending restream never ran.
  expect(await publishState('failed')).toEqual([null, null]);
  await publishState('connecting');
  expect(await publishState('running')).toEqual(['running', null]);
  expect(await publishState('failed')).toEqual(['running', null]);
  const staff = await world.inside('staff');
  expect(staff.state().converter).toBeNull();
  await publishState('running');
  expect(staff.state().converter).toBe('running');
  expect(await publishState(null)).toEqual([null, null]);
});

it("starts only the host's media when the live session starts [LROL-15]", async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster', SPEAKING);
  const expert = await world.inside('expert');
  const staff = await world.inside('staff');
  await world.done(host.session.actions.start());
  await world.rest();
  expect(expert.state().own.microphone.isOn).toBe(false);
  expect(staff.state().own.microphone.isOn).toBe(false);
  expect([...staff.state().remote.keys()]).toEqual([host.uid]);
});

it('starts a free meeting directly [LROL-16, LROL-18]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  expect(nextSteps(host.state())).toContain('start');
  expect(startNeedsConfirmation(host.state())).toBe(false);
  await world.done(host.session.actions.start());
  await world.rest();
  expect(host.state().live.state).toBe('streaming');
});

it('asks for confirmation before a paid meeting starts [LROL-17, LROL-18]', async () => {
  const world = makeRoomWorld({ isFree: false });
  const host = await world.inside('broadcaster');
  expect(nextSteps(host.state())).toEqual(['prepare']);
  await world.done(host.session.actions.prepare());
  await world.rest();
  expect(nextSteps(host.state())).toEqual(['start', 'stop']);
  expect(await world.codeOf(host.session.actions.start())).toBe('confirmation-needed');
  expect(host.api.calls).not.toContain('putStartLives');
  await world.done(host.session.actions.start({ isConfirmed: true }));
  await world.rest();
  expect(nextSteps(host.state())).toEqual(['audienceStop', 'stop']);
});

it('refuses members without the permission, and changes nothing [LROL-10, LROL-24]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  expect(nextSteps(guest.state())).toEqual([]);
  expect(await world.codeOf(guest.session.actions.start())).toBe('refused');
  expect(await world.codeOf(host.session.actions.audienceStop())).toBe('refused');
  await world.rest();
  expect(guest.state()).toMatchObject({ live: { state: 'unprepare' }, pending: new Set() });
});

it('stays in its state on an older channel message [LROL-10]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  await world.done(host.session.actions.start());
  world.room.live.announce({
    type: 'state_change',
    state: 'preparing',
    startTime: null,
    endTime: null,
  });
  await world.rest();
  expect(guest.state().live.state).toBe('streaming');
});

it('starts the timer with the live session and ticks once a second [LTIM-01, LTIM-02, LTIM-04]', async () => {
  const world = makeRoomWorld({ aheadMs: -7000 });
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  expect(guest.state().elapsedSeconds).toBeNull();
  await world.done(host.session.actions.start());
  await world.rest();
  const seen: (number | null)[] = [];
  guest.session.state.subscribe(() => seen.push(guest.state().elapsedSeconds));
  await world.rest(5000);
  expect(new Set(seen).size).toBe(5);
  const late = await world.inside('audience');
  expect(late.state().elapsedSeconds).toBe(guest.state().elapsedSeconds);
});

it("counts parts of the room by the server's clock, not by the local one [LDIA-28]", async () => {
  const world = makeRoomWorld({ aheadMs: -7000 });
  const { session } = await world.inside('broadcaster');
  expect(Math.abs(session.port.serverNow() - (session.port.clock.now() - 7000))).toBeLessThan(500);
});

it('stops the timer when the host ends the live session [LTIM-04]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  await world.done(host.session.actions.start());
  await world.rest(61_000);
  await world.done(host.session.actions.stop());
  await world.rest(30_000);
  expect(host.state().elapsedSeconds).toBeGreaterThanOrEqual(60);
  expect(host.state().elapsedSeconds).toBeLessThanOrEqual(62);
});

it('refuses entry to a live session that is over', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  await world.done(host.session.actions.start());
  await world.done(host.session.actions.stop());
  const late = world.guest(world.room.add('audience', 'Late'));
  await world.done(late.session.actions.open());
  await world.rest(20);
  expect(late.state()).toMatchObject({ phase: 'ended', live: { state: 'stopped' } });
});

it('offers what the transitions allow, and never the end to a co-host [LROL-24, LROL-40]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const helper = await world.inside('expert');
  world.room.live.member(helper.id).co_host = true;
  await world.done(host.session.actions.rename(helper.id, 'Helper'));
  await world.rest();
  const offered = (): unknown => [nextSteps(host.state()), nextSteps(helper.state())];
  expect(offered()).toEqual([
    ['prepare', 'start'],
    ['prepare', 'start'],
  ]);
  await world.done(host.session.actions.prepare());
  await world.rest();
  expect(offered()).toEqual([['start', 'stop'], ['start']]);
  expect(nextSteps(host.state())).toBe(nextSteps({ ...host.state() }));
  await world.done(host.session.actions.start());
  await world.rest();
  expect(offered()).toEqual([['audienceStop', 'stop'], []]);
  await world.done(host.session.actions.audienceStop());
  await world.rest();
  expect(offered()).toEqual([['stop'], []]);
});

it('lets the host end a meeting in preparation before it starts [LROL-24]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  await world.done(host.session.actions.prepare());
  await world.done(host.session.actions.stop());
  await world.rest();
  expect(host.state()).toMatchObject({ phase: 'ended', live: { state: 'stopped' } });
});
