import { describe, expect, it } from 'vitest';
import type { LiveState } from '@rostra/contract/live';
import { roomOf, room, sessionOf } from '../../../test/selectorRoom.ts';
import { nextSteps, startNeedsConfirmation } from './progress.ts';
import type { LiveStep } from './progress.ts';

const HOST = { role: 'broadcaster' } as const;
const CO_HOST = { role: 'expert', co_host: true } as const;
const at = (me: Parameters<typeof roomOf>[0], state: LiveState, isFree: boolean) =>
  roomOf(me, {
    session: sessionOf({ isFree }),
    live: { state, startTime: null, endTime: null },
  });

describe('steps of a live session', () => {
  it.each<[LiveState, boolean, readonly LiveStep[], readonly LiveStep[]]>([
    ['unprepare', false, ['prepare'], ['prepare']],
    ['unprepare', true, ['prepare', 'start'], ['prepare', 'start']],
    ['preparing', false, ['start', 'stop'], ['start']],
    ['preparing', true, ['start', 'stop'], ['start']],
    ['streaming', false, ['audienceStop', 'stop'], []],
    ['streaming', true, ['audienceStop', 'stop'], []],
    ['pre_stopped', false, ['stop'], []],
    ['stopped', false, [], []],
  ])(
    'offers in %s, free %s: host %j, co-host %j [LROL-16, LROL-17, LROL-24, LROL-40]',
    (state, isFree, ofHost, ofCoHost) => {
      expect(nextSteps(at(HOST, state, isFree))).toEqual(ofHost);
      expect(nextSteps(at(CO_HOST, state, isFree))).toEqual(ofCoHost);
      expect(nextSteps(at({ role: 'expert' }, state, isFree))).toEqual([]);
    },
  );

  it('offers none before the session is loaded', () => {
    expect(nextSteps(roomOf(HOST, { session: null }))).toEqual([]);
  });

  it('returns the same array for the same state', () => {
    const steps = nextSteps(at(HOST, 'streaming', false));
    expect(nextSteps(at(HOST, 'streaming', false))).toBe(steps);
  });

  it('asks before a paid meeting starts, not before a free one [LROL-17, LROL-18]', () => {
    expect(startNeedsConfirmation(room({ session: sessionOf({ isFree: false }) }))).toBe(true);
    expect(startNeedsConfirmation(room({ session: sessionOf({ isFree: true }) }))).toBe(false);
    expect(startNeedsConfirmation(room({ session: null }))).toBe(false);
  });
});
