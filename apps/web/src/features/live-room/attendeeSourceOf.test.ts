import type { LiveRole } from '@rostra/contract/live';
import type { LiveSession } from '@rostra/live-core';
import { FakeRoom, VirtualClock } from '@rostra/live-core/fake';
import { expect, it } from 'vitest';
import { attendeeSourceOf } from './attendeeSourceOf.ts';
import { rowActionsOf } from './rowActionsOf.ts';

const FRAME_MS = 16;
const STEP_MS = 10;
const LONG_MS = 5000;
const QUIET = { microphone: false, camera: false };
const PEOPLE: readonly (readonly [LiveRole, string])[] = [
  ['expert', 'Ilse Hartmann'],
  ['staff', 'Wu Ming'],
  ['audience', 'Wu Xia'],
  ['audience', 'Zhao Lin'],
];

/** The host's room with people in it. */
async function hostsRoom() {
  const clock = new VirtualClock(Date.UTC(2026, 10, 22, 8));
  const room = new FakeRoom({
    clock,
    requestFrame: (act: () => void) => clock.schedule(FRAME_MS, act),
  });
  const done = async (act: Promise<unknown>): Promise<void> => {
    const ends = { isOver: false };
    void act.finally(() => (ends.isOver = true));
    while (!ends.isOver) await clock.advance(STEP_MS);
    await act;
  };
  const enter = async (role: LiveRole, name: string) => {
    const { session } = room.browser(room.add(role, name));
    await done(session.actions.open());
    await done(session.actions.enter(QUIET));
    return session;
  };
  const session = await enter('broadcaster', 'Wu Kaiyuan');
  const others = [];
  for (const [role, name] of PEOPLE) others.push(await enter(role, name));
  await done(session.actions.showAudienceRows(0, 0));
  await clock.advance(LONG_MS);
  return { session, others, done, rest: () => clock.advance(LONG_MS) };
}

const sourceOf = (session: LiveSession) =>
  attendeeSourceOf(session, (_state, { uid, name, attendee, role }) => ({
    id: uid,
    name: name ?? attendee?.name ?? '',
    role,
    hasHandUp: false,
    isHidden: false,
    isSelf: false,
  }));

/** What the list shows: each heading with the names below it. */
function sectionsOf(session: LiveSession) {
  const source = sourceOf(session);
  return () =>
    source.sections().map(({ id, count }) => {
      const uids = Array.from({ length: count }, (_, at) => source.idAt(id, at) ?? 0);
      return [id, ...uids.map((uid) => source.rowOf(uid)?.name)];
    });
}

it('LMEM-04 the microphone of a row is what is heard, as on the tile, not what one may', async () => {
  const { session, others, done, rest } = await hostsRoom();
  const [expert] = others;
  if (!expert) throw new Error('No expert in the room');
  const uid = expert.state.get().me?.uid ?? 0;
  const source = sourceOf(session);
  const seen: (boolean | undefined)[] = [];
  const look = (): void => void seen.push(source.rowOf(uid)?.isMuted);
  look();
  const off = source.subscribeRow(uid, look);
  await done(expert.actions.setMicrophone(true));
  await rest();
  await done(expert.actions.setMicrophone(false));
  await rest();
  off();
  expect(seen.filter((one, at) => one !== seen[at - 1])).toEqual([true, false, true]);
});

it('LMEM-69 a word is looked for in every section that is shown', async () => {
  const { session, done, rest } = await hostsRoom();
  const shown = sectionsOf(session);
  expect(shown()).toEqual([
    ['host', 'Wu Kaiyuan'],
    ['experts', 'Ilse Hartmann'],
    ['audience', 'Wu Xia', 'Zhao Lin'],
    ['staff', 'Wu Ming'],
  ]);
  await done(session.actions.searchAudience('wu '));
  await rest();
  expect(shown()).toEqual([
    ['host', 'Wu Kaiyuan'],
    ['audience', 'Wu Xia'],
    ['staff', 'Wu Ming'],
  ]);
  await done(session.actions.searchAudience('HARTMANN'));
  await rest();
  expect(shown()).toEqual([['experts', 'Ilse Hartmann']]);
  await done(session.actions.searchAudience('nobody at all'));
  await rest();
  expect(shown()).toEqual([]);
});

it('LMEM-29 a listener who may speak stands under that heading alone, and goes back to the audience', async () => {
  const { session, others, done, rest } = await hostsRoom();
  const shown = sectionsOf(session);
  const id = others[2]?.state.get().me?.id ?? 0;
  await done(session.actions.setMember(id, 'unmute'));
  await rest();
  expect(shown().slice(2)).toEqual([
    ['speaking', 'Wu Xia'],
    ['audience', 'Zhao Lin'],
    ['staff', 'Wu Ming'],
  ]);
  await done(session.actions.setMember(id, 'mute'));
  await rest();
  expect(shown().slice(2)).toEqual([
    ['audience', 'Wu Xia', 'Zhao Lin'],
    ['staff', 'Wu Ming'],
  ]);
});

it('LMEM-68 who has left is not offered to be brought on stage', async () => {
  const { session, others, done, rest } = await hostsRoom();
  const uid = others[2]?.state.get().me?.uid ?? 0;
  const actions = () => {
    const state = session.state.get();
    const member = state.members.get(uid);
    return member ? rowActionsOf((key) => key, state, member).map(({ action }) => action) : [];
  };
  expect(actions()).toContain('to_expert');
  await done(others[2]?.actions.leave() ?? Promise.resolve());
  await rest();
  expect(actions()).toContain('rename');
  expect(actions()).not.toContain('to_expert');
});

it('LMEM-54 the public chat is given to one only while it is not open to all', async () => {
  const { session, others, done, rest } = await hostsRoom();
  const uid = others[2]?.state.get().me?.uid ?? 0;
  const actions = () => {
    const state = session.state.get();
    const member = state.members.get(uid);
    return member ? rowActionsOf((key) => key, state, member).map(({ action }) => action) : [];
  };
  expect(actions()).toContain('view_attendee');
  expect(actions()).not.toContain('view_message');
  await done(session.actions.setPublicChannel(false));
  await rest();
  expect(actions()).toContain('view_message');
});

it('LMED-19 LMEM-59 a listener is let speak; the mute of who is on stage is only taken back', async () => {
  const { session, others, done, rest } = await hostsRoom();
  const labelOf = (at: number): string | undefined => {
    const state = session.state.get();
    const member = state.members.get(others[at]?.state.get().me?.uid ?? 0);
    const actions = member ? rowActionsOf((key) => key, state, member) : [];
    return actions.find(({ action }) => action === 'unmute')?.label;
  };
  expect([labelOf(0), labelOf(2)]).toEqual([undefined, 'liveEntry.people.unmute']);
  await done(session.actions.mute(others[0]?.state.get().me?.id ?? 0));
  await rest();
  expect(labelOf(0)).toBe('live.controls.unmute');
});

it('LHST-03, LHST-05 who is let speak is turned down and hidden as experts are, a silent listener is not', async () => {
  const { session, others, done, rest } = await hostsRoom();
  const me = others[2]?.state.get().me;
  const acts = (): string[] => {
    const state = session.state.get();
    const member = state.members.get(me?.uid ?? 0);
    const found = member ? rowActionsOf((key) => key, state, member) : [];
    return found
      .map(({ action }) => action)
      .filter((action) => ['set_volume', 'hide_attendee', 'display_attendee'].includes(action));
  };
  expect(acts()).toEqual([]);
  await done(session.actions.unmute(me?.id ?? 0));
  await rest();
  expect(acts()).toEqual(['set_volume', 'hide_attendee']);
  await done(session.actions.setMember(me?.id ?? 0, 'hide_attendee'));
  await rest();
  expect(acts()).toEqual(['set_volume', 'display_attendee']);
});
