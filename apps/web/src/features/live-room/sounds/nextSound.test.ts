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

it('plays music to the waiting audience until the start, not to members behind the stage [LHST-21]', () => {
  expect(isWaitingRoom(facts('unprepare'))).toBe(true);
  expect(isWaitingRoom(facts('preparing'))).toBe(true);
  expect(isWaitingRoom(facts('streaming'))).toBe(false);
  expect(isWaitingRoom(facts('preparing', { phase: 'checking' }))).toBe(false);
  for (const role of ['expert', 'broadcaster'] as const) {
    expect(isWaitingRoom(facts('preparing', { role }))).toBe(false);
  }
});

it('plays the announcement at the start to everyone present, in every role [LHST-19]', () => {
  for (const role of ['audience', 'expert', 'broadcaster'] as const) {
    const before = facts('preparing', { role });
    expect(isAnnounced(before, facts('streaming', { role, ...played }))).toBe(true);
    expect(isAnnounced(before, facts('streaming', { role }))).toBe(false);
  }
});

it('plays the announcement if its order arrives after the start [LHST-19]', () => {
  const started = facts('streaming', { role: 'broadcaster' });
  expect(isAnnounced(facts('preparing', { role: 'broadcaster' }), started)).toBe(false);
  expect(isAnnounced(started, facts('streaming', { role: 'broadcaster', ...played }))).toBe(true);
});

it('does not repeat the announcement for late or returning members [LHST-20]', () => {
  expect(isAnnounced(facts('streaming', { phase: 'entering' }), facts('streaming', played))).toBe(
    false,
  );
  expect(isAnnounced(facts('streaming', played), facts('streaming', played))).toBe(false);
  expect(isAnnounced(facts('preparing', { phase: 'checking' }), facts('streaming', played))).toBe(
    false,
  );
});
