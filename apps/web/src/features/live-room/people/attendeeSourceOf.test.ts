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

/** Makes the host's room with members in it. */
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

/** Returns the list's headings, each with the names below it. */
function sectionsOf(session: LiveSession) {
  const source = sourceOf(session);
  return () =>
    source.sections().map(({ id, count }) => {
      const uids = Array.from({ length: count }, (_, at) => source.idAt(id, at) ?? 0);
      return [id, ...uids.map((uid) => source.rowOf(uid)?.name)];
    });
}

it('shows in a row the microphone that is heard, as on the tile, not the right to speak [LMEM-04]', async () => {
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

it('searches every visible section for a word [LMEM-69]', async () => {
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
  await done(session.actions.searchAudience('\u202AＨart\u200Bmann\u202C'));
  await rest();
  expect(shown()).toEqual([['experts', 'Ilse Hartmann']]);
  await done(session.actions.searchAudience('nobody at all'));
  await rest();
  expect(shown()).toEqual([]);
});

it('lists an audience member with the right to speak under that heading only [LMEM-29]', async () => {
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

it('does not offer to bring a departed member on stage [LMEM-68]', async () => {
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

it('offers the right to the public chat only while it is not open to all [LMEM-54]', async () => {
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

it('lets an audience member speak, and only unmutes a member on stage [LMED-19, LMEM-59]', async () => {
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

it('offers volume and hiding only for an audience member with the right to speak [LHST-03, LHST-05]', async () => {
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
