import { expect, it } from 'vitest';
import { identityStateOf } from './identityState.ts';

const DISMISSED_AT = '2026-09-01T02:00:00.000Z';

it('returns none before the first application [CERT-05]', () => {
  expect(identityStateOf(null)).toBe('none');
});

it.each(['pending', 'passed', 'rejected'] as const)('keeps the state %s [CERT-36]', (state) => {
  expect(identityStateOf({ state, dismissed_at: null })).toBe(state);
});

it.each(['pending', 'passed', 'rejected'] as const)(
  'returns dismissed for a dismissed member, regardless of an earlier decision (%s) [CERT-07]',
  (state) => {
    expect(identityStateOf({ state, dismissed_at: DISMISSED_AT })).toBe('dismissed');
  },
);
