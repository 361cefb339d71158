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

it('LROL-06 LROL-07 LROL-08 LROL-09 the actions of the channel lead through the states', () => {
  let state = nextState('live', LIVE_TRANSITIONS, 'unprepare', 'prepare');
  expect(state).toBe('preparing');
  state = nextState('live', LIVE_TRANSITIONS, state, 'start');
  expect(state).toBe('streaming');
  state = nextState('live', LIVE_TRANSITIONS, state, 'preStop');
  expect(state).toBe('pre_stopped');
  state = nextState('live', LIVE_TRANSITIONS, state, 'unpublish');
  expect(state).toBe('stopped');
});

it('LROL-16 a free meeting starts without having been prepared', () => {
  expect(nextState('live', LIVE_TRANSITIONS, 'unprepare', 'start')).toBe('streaming');
});

it('LROL-10 a stopped live takes no action, and none leads back', () => {
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

it('LROL-41 LROL-42 audience is made expert and sent back', () => {
  expect(nextState('role', ROLE_TRANSITIONS, 'audience', 'toExpert')).toBe('expert');
  expect(nextState('role', ROLE_TRANSITIONS, 'expert', 'toAudience')).toBe('audience');
});

it('LROL-44 LROL-51 the host is recalled as an expert and as audience, and staff never', () => {
  for (const role of ['expert', 'audience'] as const) {
    expect(nextState('role', ROLE_TRANSITIONS, role, 'recallBroadcaster')).toBe('broadcaster');
  }
  for (const role of ['broadcaster', 'staff'] as const) {
    expect(() => nextState('role', ROLE_TRANSITIONS, role, 'recallBroadcaster')).toThrow(role);
  }
});

it('staff are never demoted', () => {
  expect(() => nextState('role', ROLE_TRANSITIONS, 'staff', 'toAudience')).toThrow('staff');
  expect(() => nextState('role', ROLE_TRANSITIONS, 'staff', 'toExpert')).toThrow('staff');
});

it('LCON-30 who was kicked off does not come back by himself', () => {
  expect(nextState('connection', connectionTransitions, 'connected', 'kickedOff')).toBe('aborted');
  expect(() => nextState('connection', connectionTransitions, 'aborted', 'connected')).toThrow(
    IllegalTransitionError,
  );
  expect(nextState('connection', connectionTransitions, 'aborted', 'connect')).toBe('connecting');
});
