import {
  LIVE_ACTIONS,
  LIVE_STATES,
  LIVE_TRANSITIONS,
  ROLE_TRANSITIONS,
} from '@rostra/contract/live';
import { expect, it } from 'vitest';
import { connectionTransitions } from './connection.ts';
import { IllegalTransitionError } from './IllegalTransitionError.ts';
import { nextState } from './nextState.ts';

it("leads through the states by the channel's actions [LROL-06, LROL-07, LROL-08, LROL-09]", () => {
  let state = nextState('live', LIVE_TRANSITIONS, 'unprepare', 'prepare');
  expect(state).toBe('preparing');
  state = nextState('live', LIVE_TRANSITIONS, state, 'start');
  expect(state).toBe('streaming');
  state = nextState('live', LIVE_TRANSITIONS, state, 'preStop');
  expect(state).toBe('pre_stopped');
  state = nextState('live', LIVE_TRANSITIONS, state, 'unpublish');
  expect(state).toBe('stopped');
});

it('starts a free meeting without preparation [LROL-16]', () => {
  expect(nextState('live', LIVE_TRANSITIONS, 'unprepare', 'start')).toBe('streaming');
});

it('accepts no action on a stopped live session, and leads none back [LROL-10]', () => {
  for (const action of LIVE_ACTIONS) {
    expect(() => nextState('live', LIVE_TRANSITIONS, 'stopped', action)).toThrow(
      IllegalTransitionError,
    );
  }
  const order = (state: string): number => LIVE_STATES.indexOf(state as never);
  for (const state of LIVE_STATES) {
    for (const next of Object.values(LIVE_TRANSITIONS[state])) {
      expect(order(next)).toBeGreaterThan(order(state));
    }
  }
});

it('makes audience an expert and sends them back [LROL-41, LROL-42]', () => {
  expect(nextState('role', ROLE_TRANSITIONS, 'audience', 'toExpert')).toBe('expert');
  expect(nextState('role', ROLE_TRANSITIONS, 'expert', 'toAudience')).toBe('audience');
});

it('recalls the host from expert and from audience, and never from staff [LROL-44, LROL-51]', () => {
  for (const role of ['expert', 'audience'] as const) {
    expect(nextState('role', ROLE_TRANSITIONS, role, 'recallBroadcaster')).toBe('broadcaster');
  }
  for (const role of ['broadcaster', 'staff'] as const) {
    expect(() => nextState('role', ROLE_TRANSITIONS, role, 'recallBroadcaster')).toThrow(role);
  }
});

it('refuses to demote staff', () => {
  expect(() => nextState('role', ROLE_TRANSITIONS, 'staff', 'toAudience')).toThrow('staff');
  expect(() => nextState('role', ROLE_TRANSITIONS, 'staff', 'toExpert')).toThrow('staff');
});

it('keeps a kicked-off member out until they connect again [LCON-30]', () => {
  expect(nextState('connection', connectionTransitions, 'connected', 'kickedOff')).toBe('aborted');
  expect(() => nextState('connection', connectionTransitions, 'aborted', 'connected')).toThrow(
    IllegalTransitionError,
  );
  expect(nextState('connection', connectionTransitions, 'aborted', 'connect')).toBe('connecting');
});
