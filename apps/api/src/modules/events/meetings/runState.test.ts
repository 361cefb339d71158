import { describe, expect, it } from 'vitest';
import { runState } from './runState.ts';

const planned = {
  startsAt: new Date('2026-11-20T02:00:00Z'),
  endsAt: new Date('2026-11-20T03:00:00Z'),
  startedAt: null,
  endedAt: null,
  canceledAt: null,
};

describe('runState', () => {
  it.each([
    ['2026-11-20T01:59:59Z', 'planned'],
    ['2026-11-20T02:00:00Z', 'ongoing'],
    ['2026-11-20T02:59:59Z', 'ongoing'],
    ['2026-11-20T03:00:00Z', 'finished'],
  ])(
    'returns at %s the state %s, or canceled after a cancellation [EVT-24, EVT-25, EVT-26, EVT-27, EVT-34]',
    (at, state) => {
      expect(runState(planned, new Date(at))).toBe(state);
      expect(runState({ ...planned, canceledAt: planned.startsAt }, new Date(at))).toBe('canceled');
    },
  );

  it.each([
    ['2026-11-20T01:50:00Z', 'ongoing'],
    ['2026-11-20T03:30:00Z', 'ongoing'],
    ['2026-11-20T05:59:59Z', 'ongoing'],
    ['2026-11-20T06:00:00Z', 'finished'],
  ])('returns with a started live session at %s the state %s [EVT-28]', (at, state) => {
    const run = { ...planned, startedAt: new Date('2026-11-20T01:45:00Z') };
    expect(runState(run, new Date(at))).toBe(state);
  });

  it('returns finished after the live session was stopped [EVT-28]', () => {
    const run = {
      ...planned,
      startedAt: new Date('2026-11-20T02:00:00Z'),
      endedAt: new Date('2026-11-20T02:40:00Z'),
    };
    expect(runState(run, new Date('2026-11-20T02:41:00Z'))).toBe('finished');
  });
});
