import { expect, it } from 'vitest';
import { isAnnounced, isWaitingRoom } from './nextSound.ts';

type Facts = Parameters<typeof isWaitingRoom>[0];

const facts = (
  state: Facts['live']['state'],
  {
    role = 'audience',
    phase = 'inside',
    channel = {},
  }: Partial<Facts> & { role?: 'audience' | 'expert' | 'broadcaster' } = {},
): Facts => ({ phase, live: { state }, me: { role }, channel });
const played = { channel: { isPlayComplience: '1' } };

it('LHST-21 the audience waits with music, until the start; those behind the stage hear each other', () => {
  expect(isWaitingRoom(facts('unprepare'))).toBe(true);
  expect(isWaitingRoom(facts('preparing'))).toBe(true);
  expect(isWaitingRoom(facts('streaming'))).toBe(false);
  expect(isWaitingRoom(facts('preparing', { phase: 'checking' }))).toBe(false);
  for (const role of ['expert', 'broadcaster'] as const) {
    expect(isWaitingRoom(facts('preparing', { role }))).toBe(false);
  }
});

it('LHST-19 with the start it is heard by all who are there, of every role', () => {
  for (const role of ['audience', 'expert', 'broadcaster'] as const) {
    const before = facts('preparing', { role });
    expect(isAnnounced(before, facts('streaming', { role, ...played }))).toBe(true);
    expect(isAnnounced(before, facts('streaming', { role }))).toBe(false);
  }
});

it('LHST-19 that it is to be played may be told after the start', () => {
  const started = facts('streaming', { role: 'broadcaster' });
  expect(isAnnounced(facts('preparing', { role: 'broadcaster' }), started)).toBe(false);
  expect(isAnnounced(started, facts('streaming', { role: 'broadcaster', ...played }))).toBe(true);
});

it('LHST-20 who comes later, or comes back, does not hear it again', () => {
  expect(isAnnounced(facts('streaming', { phase: 'entering' }), facts('streaming', played))).toBe(
    false,
  );
  expect(isAnnounced(facts('streaming', played), facts('streaming', played))).toBe(false);
  expect(isAnnounced(facts('preparing', { phase: 'checking' }), facts('streaming', played))).toBe(
    false,
  );
});
