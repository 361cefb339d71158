import { expect, it } from 'vitest';
import { pairInUse } from './pairInUse.ts';

const first = { id: 'first', type: 'candidate-pair', nominated: true };
const second = { id: 'second', type: 'candidate-pair', nominated: true };
const transport = { id: 'transport', type: 'transport', selectedCandidatePairId: 'second' };

it('uses the pair named by the transport, regardless of earlier nominations [LMED-21]', () => {
  expect(pairInUse([first, second, transport])).toBe(second);
});

it('uses the nominated pair where the browser names none [LMED-21]', () => {
  const tried = { id: 'tried', type: 'candidate-pair', nominated: false };
  expect(pairInUse([tried, first, { id: 'transport', type: 'transport' }])).toBe(first);
});

it('returns no pair before a connection is in use [LMED-21]', () => {
  expect(pairInUse([{ id: 'transport', type: 'transport' }])).toBeUndefined();
});
