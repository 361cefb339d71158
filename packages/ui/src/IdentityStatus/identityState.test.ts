import { expect, it } from 'vitest';
import { identityStateOf } from './identityState.ts';

const DISMISSED_AT = '2026-09-01T02:00:00.000Z';

it('CERT-05 nobody is certified before the first application', () => {
  expect(identityStateOf(null)).toBe('none');
});

it.each(['pending', 'passed', 'rejected'] as const)('CERT-36 %s stays as it is', (state) => {
  expect(identityStateOf({ state, dismissed_at: null })).toBe(state);
});

it.each(['pending', 'passed', 'rejected'] as const)(
  'CERT-07 who is dismissed is no longer certified, whatever was decided before (%s)',
  (state) => {
    expect(identityStateOf({ state, dismissed_at: DISMISSED_AT })).toBe('dismissed');
  },
);
