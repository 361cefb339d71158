import { describe, expect, it } from 'vitest';
import { CALL_STATES, CALL_TRANSITIONS } from './phone.ts';
import type { CallEvent, CallState } from './phone.ts';

describe('the state of a call', () => {
  it('lets a call be answered, end and be placed again [LDIA-34, LDIA-36, LDIA-37]', () => {
    const after = (from: CallState, event: CallEvent) => CALL_TRANSITIONS[from][event];
    expect(after('notcall', 'dial')).toBe('calling');
    expect(after('calling', 'ring')).toBe('ringing');
    expect(after('ringing', 'answer')).toBe('connected');
    expect(after('connected', 'hang_up')).toBe('hanged_up');
    for (const ended of ['hanged_up', 'busy', 'no_answer', 'failed'] as const)
      expect(after(ended, 'dial')).toBe('calling');
    // A late answer does not reconnect a caller after they gave up.
    expect(after('no_answer', 'answer')).toBeUndefined();
    expect(after('connected', 'dial')).toBeUndefined();
  });

  it.each<[CallEvent, Partial<Record<CallState, CallState>>]>([
    [
      'dial',
      {
        notcall: 'calling',
        busy: 'calling',
        no_answer: 'calling',
        hanged_up: 'calling',
        failed: 'calling',
      },
    ],
    ['ring', { calling: 'ringing' }],
    [
      'answer',
      {
        notcall: 'connected',
        calling: 'connected',
        ringing: 'connected',
        hanged_up: 'connected',
      },
    ],
    ['busy', { calling: 'busy', ringing: 'busy' }],
    ['no_answer', { calling: 'no_answer', ringing: 'no_answer' }],
    ['hang_up', { calling: 'hanged_up', ringing: 'hanged_up', connected: 'hanged_up' }],
    ['fail', { calling: 'failed', ringing: 'failed', connected: 'failed' }],
  ])('applies %s only as %j [LDIA-34, LDIA-36, LDIA-37]', (event, steps) => {
    for (const state of CALL_STATES)
      expect(CALL_TRANSITIONS[state][event], state).toBe(steps[state]);
  });

  it('reaches every state [LDIA-34]', () => {
    const reached = new Set(CALL_STATES.flatMap((from) => Object.values(CALL_TRANSITIONS[from])));
    expect([...reached, 'notcall'].toSorted()).toEqual([...CALL_STATES].toSorted());
  });
});
