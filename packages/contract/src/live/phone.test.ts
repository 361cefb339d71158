import { describe, expect, it } from 'vitest';
import { CALL_STATES, CALL_TRANSITIONS, countsAsConnected } from './phone.ts';
import type { CallEvent, CallState } from './phone.ts';

describe('the state of a call', () => {
  it.each([
    [null, false],
    ['notcall', false],
    ['hanged_up', false],
    ['calling', true],
    ['ringing', true],
    ['connected', true],
    ['busy', true],
    ['no_answer', true],
    ['failed', true],
  ] as const)('LDIA-35 %s counts as connected: %s', (state, isConnected) => {
    expect(countsAsConnected(state)).toBe(isConnected);
  });

  it('LDIA-34, LDIA-36, LDIA-37 is answered, ends, and can be called again', () => {
    const after = (from: CallState, event: CallEvent) => CALL_TRANSITIONS[from][event];
    expect(after('notcall', 'dial')).toBe('calling');
    expect(after('calling', 'ring')).toBe('ringing');
    expect(after('ringing', 'answer')).toBe('connected');
    expect(after('connected', 'hang_up')).toBe('hanged_up');
    for (const ended of ['hanged_up', 'busy', 'no_answer', 'failed'] as const)
      expect(after(ended, 'dial')).toBe('calling');
    // A late answer brings nobody back who has given up.
    expect(after('no_answer', 'answer')).toBeUndefined();
    expect(after('connected', 'dial')).toBeUndefined();
  });

  it('LDIA-34 every state is reached', () => {
    const reached = new Set(CALL_STATES.flatMap((from) => Object.values(CALL_TRANSITIONS[from])));
    expect([...reached, 'notcall'].toSorted()).toEqual([...CALL_STATES].toSorted());
  });
});
