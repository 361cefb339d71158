import { LIVE_TILES_MAX, screenUidOf } from '@rostra/contract/live';
import { describe, expect, it } from 'vitest';
import { makeRoomWorld } from '../../../test/roomWorld.ts';
import type { Guest } from '../../../test/roomWorld.ts';
import { FakeRefusal } from '../../adapters/fake/live/refuse.ts';

const codesOf = ({ state }: Guest) => state().notices.map(({ code }) => code);
/** The screen shares a member sees on the stage. */
const screensSeenBy = ({ session, state }: Guest) =>
  session.stageTiles(state()).filter(({ kind }) => kind === 'screen');

/** Joins a host, an expert and an audience member; the expert shares their screen. */
async function shared() {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const expert = await world.inside('expert');
  const member = await world.inside('audience');
  const look = (guest: Guest) =>
    guest.session.actions.showTiles(guest.session.stageTiles(guest.state()).map(({ uid }) => uid));
  await world.done(expert.session.actions.shareScreen());
  await world.rest();
  for (const guest of [host, expert, member]) look(guest);
  await world.rest();
  return { world, host, expert, member };
}

it('shows a shared screen as its own tile, and its owner their own source [LMED-15, LMED-07]', async () => {
  const { host, expert, member } = await shared();
  const uid = screenUidOf(expert.uid);
  for (const guest of [host, member]) {
    const [tile] = screensSeenBy(guest);
    expect(tile).toMatchObject({ uid, isMe: false, hasVideo: true });
    expect(tile?.member.uid).toBe(expert.uid);
    expect(tile?.video).not.toBeNull();
    expect(guest.session.stageTiles(guest.state())).toHaveLength(3);
  }
  expect(expert.state().screen).toMatchObject({ canShare: true, isOn: true });
  expect(screensSeenBy(expert)).toMatchObject([
    { uid, isMe: true, video: expert.state().screen.video },
  ]);
  // The own screen is not subscribed to.
  expect(expert.state().remote.get(uid)?.video).toBeNull();
});

it('shows a share to a late joiner until its owner ends it [LMED-15]', async () => {
  const { world, expert } = await shared();
  const late = await world.inside('audience');
  expect(screensSeenBy(late)).toHaveLength(1);
  await world.done(expert.session.actions.stopScreen());
  await world.rest();
  expect(screensSeenBy(late)).toEqual([]);
  expect(expert.state().screen).toMatchObject({ isOn: false, video: null });
  expect(late.state().channel.shareScreenId).toBeUndefined();
  expect(codesOf(expert)).toEqual([]);
});

it("ends the share when the browser's own bar stops it [LMED-15]", async () => {
  const { world, expert, member } = await shared();
  const track = expert.rtc.screens.at(-1);
  track?.end('user-stopped');
  await world.rest();
  expect(screensSeenBy(member)).toEqual([]);
  expect(expert.state().screen.isOn).toBe(false);
  expect(member.state().channel.shareScreenId).toBeUndefined();
  await world.done(expert.session.actions.shareScreen());
  await world.rest();
  expect(screensSeenBy(member)).toHaveLength(1);
});

it('reports a denied screen capture as a denied screen [LMED-11]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  host.rtc.devices.deny('screen');
  expect(await world.codeOf(host.session.actions.shareScreen())).toBe('permission-denied');
  await world.rest();
  expect(host.state().notices).toMatchObject([{ code: 'permission-denied', kind: 'screen' }]);
  expect(host.state().screen).toMatchObject({ isOn: false, isOpening: false });
  expect(host.api.calls).not.toContain('postScreenToken');
});

describe('one screen at a time [LMED-17]', () => {
  it('refuses a second share before any choice, notifies its stopper, and signals a free screen', async () => {
    const { world, host, expert } = await shared();
    const other = await world.inside('expert');
    const heard: unknown[] = [];
    host.session.port.serverEvents.on('event', (event) => heard.push(event));
    // This error would come first if the screen were chosen first.
    other.rtc.devices.deny('screen');
    const refused = await world.done(
      other.session.actions.shareScreen().catch((error: unknown) => error),
    );
    expect(refused).toMatchObject({ code: 'refused', cause: { reason: 'liveScreenTaken' } });
    expect((refused as { cause: unknown }).cause).toBeInstanceOf(FakeRefusal);
    await world.rest();
    expect(heard).toEqual([{ type: 'screen_request', user_id: other.id, name: 'expert 4' }]);
    await world.done(host.session.actions.stopMedia(expert.id, 'screen'));
    await world.rest();
    expect(codesOf(other)).toEqual(['screen-free']);
    other.rtc.devices.allow('screen');
    await world.done(other.session.actions.shareScreen());
    await world.rest();
    expect(screensSeenBy(host)).toMatchObject([{ uid: screenUidOf(other.uid) }]);
  });
});

it('ends the share when the host stops it, and notifies its owner [LHST-11, LMED-18]', async () => {
  const { world, host, expert, member } = await shared();
  expect(await world.codeOf(member.session.actions.stopMedia(expert.id, 'screen'))).toBe('refused');
  await world.done(host.session.actions.stopMedia(expert.id, 'screen'));
  await world.rest();
  expect(codesOf(expert)).toEqual(['screen-stopped']);
  expect(expert.state().screen.isOn).toBe(false);
  expect(expert.rtc.screens.at(-1)?.isOver).toBe(true);
  expect(screensSeenBy(member)).toEqual([]);
});

it('lets the host stop a camera, whose owner is notified and may turn it on again [LHST-11, LMED-18]', async () => {
  const { world, host, expert } = await shared();
  await world.done(expert.session.actions.setCamera(true));
  await world.done(host.session.actions.stopMedia(expert.id, 'video'));
  await world.rest();
  expect(codesOf(expert)).toEqual(['video-stopped']);
  expect(expert.state().own.camera.isOn).toBe(false);
  expect(host.state().remote.get(expert.uid)?.hasVideo ?? false).toBe(false);
  await world.done(expert.session.actions.setCamera(true));
  await world.rest();
  expect(host.state().remote.get(expert.uid)?.hasVideo).toBe(true);
});

it('ends the share when its owner leaves the stage or the room [LROL-47]', async () => {
  const { world, host, expert, member } = await shared();
  await world.done(host.session.actions.toAudience(expert.id));
  await world.rest();
  expect(expert.state().screen.isOn).toBe(false);
  expect(screensSeenBy(member)).toEqual([]);
  expect(await world.codeOf(expert.session.actions.shareScreen())).toBe('not-allowed');
  await world.done(host.session.actions.shareScreen());
  await world.rest();
  await world.done(host.session.actions.leave());
  await world.rest();
  expect(host.state().screen.isOn).toBe(false);
  expect(host.rtc.screens.at(-1)?.isOver).toBe(true);
});

it('counts a screen among the twelve videos, like the cameras of host and experts [LMED-05, LMED-06, LMED-25]', async () => {
  const { world, host } = await shared();
  const senders = [host];
  for (let at = 2; at < LIVE_TILES_MAX; at += 1) senders.push(await world.inside('expert'));
  // Eleven cameras next to the screen.
  for (const { session } of senders) await world.done(session.actions.setCamera(true));
  await world.rest();
  const last = await world.inside('expert');
  expect(await world.codeOf(last.session.actions.setCamera(true))).toBe('more-video');
  expect(last.state().own.camera.isOn).toBe(false);
});

it('refuses a screen as the thirteenth video too [LMED-06]', async () => {
  const world = makeRoomWorld();
  const experts: Guest[] = [];
  for (let at = 0; at < LIVE_TILES_MAX; at += 1) {
    const expert = await world.inside('expert');
    await world.done(expert.session.actions.setCamera(true));
    experts.push(expert);
  }
  await world.rest();
  // Their own camera counts too.
  const [first] = experts;
  expect(await world.codeOf(first?.session.actions.shareScreen() ?? Promise.resolve())).toBe(
    'more-video',
  );
  await world.done(first?.session.actions.setCamera(false) ?? Promise.resolve());
  await world.rest();
  await world.done(first?.session.actions.shareScreen() ?? Promise.resolve());
  await world.rest();
  expect(first?.state().screen.isOn).toBe(true);
});

it('shows the screen again after a reconnect [LMED-15]', async () => {
  const { world, expert, member } = await shared();
  world.room.cut(expert.id);
  await world.rest(5000);
  world.room.heal(expert.id);
  await world.rest(5000);
  expect(expert.state().screen.isOn).toBe(true);
  expect(screensSeenBy(member)).toHaveLength(1);
});

it('reports a screen as lost when its connection ends', async () => {
  const { world, expert, member } = await shared();
  world.room.hub.media.end(screenUidOf(expert.uid), 'token-expired');
  await world.rest();
  expect(codesOf(expert)).toEqual(['screen-lost']);
  expect(expert.state().screen.isOn).toBe(false);
  expect(member.state().channel.shareScreenId).toBeUndefined();
});

it('hides the screen of a hidden member [LMED-15]', async () => {
  const { world, host, expert, member } = await shared();
  await world.done(host.session.actions.setMember(expert.id, 'hide_attendee'));
  await world.rest();
  expect(screensSeenBy(member)).toEqual([]);
  expect(screensSeenBy(host)).toHaveLength(1);
});
