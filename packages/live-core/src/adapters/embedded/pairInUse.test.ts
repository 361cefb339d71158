import { expect, it } from 'vitest';
import { pairInUse } from './pairInUse.ts';

const first = { id: 'first', type: 'candidate-pair', nominated: true };
const second = { id: 'second', type: 'candidate-pair', nominated: true };
const transport = { id: 'transport', type: 'transport', selectedCandidatePairId: 'second' };

it('LMED-21 the pair that the transport names counts, whatever was nominated before it', () => {
  expect(pairInUse([first, second, transport])).toBe(second);
});

it('LMED-21 where the browser names none, the nominated pair counts', () => {
  const tried = { id: 'tried', type: 'candidate-pair', nominated: false };
  expect(pairInUse([tried, first, { id: 'transport', type: 'transport' }])).toBe(first);
});

it('LMED-21 no pair is in use before there is a line', () => {
  expect(pairInUse([{ id: 'transport', type: 'transport' }])).toBeUndefined();
});
