import { expect, it } from 'vitest';
import { MessageNumbers } from './MessageNumbers.ts';

const taken = (numbers: MessageNumbers, ...seqs: number[]) => seqs.map((seq) => numbers.take(seq));

it('accepts numbers in order and refuses repeated ones', () => {
  const numbers = new MessageNumbers();
  expect(taken(numbers, 7, 8, 8, 7, 9).map(({ isNew }) => isNew)).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
});

it('names the numbers of a gap and accepts them late, once', () => {
  const numbers = new MessageNumbers();
  const [, { missing } = { missing: [] }] = taken(numbers, 1, 4);
  expect(missing).toEqual([2, 3]);
  expect(numbers.take(3)).toEqual({ isNew: true, missing: [] });
  expect(numbers.lacks(missing)).toBe(true);
  expect(numbers.take(2).isNew).toBe(true);
  expect(numbers.lacks(missing)).toBe(false);
  expect(numbers.take(2).isNew).toBe(false);
});

it('accepts a number below the first one, whose transaction was slower', () => {
  const numbers = new MessageNumbers();
  expect(taken(numbers, 20, 19, 19, 21)).toEqual([
    { isNew: true, missing: [] },
    { isNew: true, missing: [] },
    { isNew: false, missing: [] },
    { isNew: true, missing: [] },
  ]);
});

it('remembers a bounded number of missing ones, and none after a reset', () => {
  const numbers = new MessageNumbers();
  const [, { missing } = { missing: [] }] = taken(numbers, 1, 1e15);
  expect(missing).toHaveLength(10_000);
  expect(missing.at(-1)).toBe(1e15 - 1);
  numbers.reset();
  expect(numbers.lacks(missing)).toBe(false);
  expect(numbers.take(5)).toEqual({ isNew: true, missing: [] });
});
