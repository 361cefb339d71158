import { FakeRoom, VirtualClock } from '@rostra/live-core/fake';
import { expect, it } from 'vitest';
import { fullNameOf } from './fullNameOf.ts';

const FRAME_MS = 16;
const STEP_MS = 10;
const LONG_MS = 5000;
const QUIET = { microphone: false, camera: false };

it('shows full names on stage and of raised hands to host and staff only [LMEM-64, LMEM-65]', async () => {
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
  const enter = async (role: 'broadcaster' | 'expert' | 'staff' | 'audience', name: string) => {
    const { session } = room.browser(room.add(role, name));
    await done(session.actions.open());
    await done(session.actions.enter(QUIET));
    return session;
  };
  const host = await enter('broadcaster', 'Wu Kaiyuan');
  const staff = await enter('staff', 'Wu Ming');
  const expert = await enter('expert', 'Ilse Hartmann');
  const listener = await enter('audience', 'Wu Xia');
  await done(listener.actions.raiseHand());
  await clock.advance(LONG_MS);
  const of = (reader: typeof host, { state }: typeof host) => {
    const member = reader.state.get().members.get(state.get().me?.uid ?? 0);
    return member && fullNameOf(member);
  };
  for (const reader of [host, staff]) {
    expect(of(reader, expert)).toMatch(/^Ilse Hartmann \(/);
    expect(of(reader, listener)).toMatch(/^Wu Xia \(/);
  }
  for (const reader of [expert, listener]) expect(of(reader, expert)).toBeUndefined();
  const known = host.state.get().members.get(expert.state.get().me?.uid ?? 0);
  const full = known?.attendee?.full_name ?? '';
  expect(known && fullNameOf({ ...known, name: full })).toBeUndefined();
});
