import { describe, expect, it } from 'vitest';
import { connectionTransitions } from './connection.ts';
import type { ConnectionEvent, ConnectionState } from './connection.ts';
import { IllegalTransitionError } from './IllegalTransitionError.ts';
import { nextState } from './nextState.ts';

const FAILED = ['aborted', 'login_failed', 'login_timeout', 'join_failed'] as const;
const OPEN = ['connecting', 'connected', 'reconnecting'] as const;

/** For each event: the states in which it can happen, and the state that follows. */
const STEPS: readonly [ConnectionEvent, readonly ConnectionState[], ConnectionState, string][] = [
  ['connect', ['idle', ...FAILED, 'left'], 'connecting', '[LCON-27, LCON-31 to LCON-34]'],
  ['connected', ['connecting', 'reconnecting'], 'connected', '[LCON-28]'],
  ['lost', ['connected', 'reconnecting'], 'reconnecting', '[LCON-29]'],
  ['kickedOff', OPEN, 'aborted', '[LCON-30]'],
  ['loginFailed', ['connecting', 'reconnecting'], 'login_failed', '[LCON-32]'],
  ['loginTimedOut', ['connecting'], 'login_timeout', '[LCON-33]'],
  ['joinFailed', ['connecting'], 'join_failed', '[LCON-34]'],
  ['removed', ['idle', ...OPEN, ...FAILED, 'left'], 'removed', '[LCON-54]'],
  ['tokenRefused', OPEN, 'token_refused', '[LCON-53]'],
  ['leave', ['idle', ...OPEN, ...FAILED, 'removed', 'token_refused'], 'left', ''],
];
const STATES: readonly ConnectionState[] = [
  'idle',
  ...OPEN,
  ...FAILED,
  'removed',
  'token_refused',
  'left',
];

describe('the connection', () => {
  it.each(STEPS)('%s leads from %j to %s alone %s', (event, from, to) => {
    for (const state of STATES) {
      const step = () => nextState('connection', connectionTransitions, state, event);
      if (from.includes(state)) expect(step(), state).toBe(to);
      else expect(step, state).toThrow(IllegalTransitionError);
    }
  });

  it('includes machine, state and action of a refused step', () => {
    expect(() => nextState('connection', connectionTransitions, 'left', 'lost')).toThrow(
      expect.objectContaining({
        name: 'IllegalTransitionError',
        message: 'connection: "lost" is not possible in "left"',
        machine: 'connection',
        state: 'left',
        action: 'lost',
      }),
    );
  });
});
