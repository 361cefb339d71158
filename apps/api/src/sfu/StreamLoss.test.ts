import { expect, it } from 'vitest';
import { StreamLoss } from './StreamLoss.ts';

it('a stream without a gap has lost nothing, over the wrap of its numbers too', () => {
  const loss = new StreamLoss();
  for (const [at, sequence] of [65_534, 65_535, 0, 1, 1].entries()) {
    expect(loss.note(sequence, at)).toBe(false);
  }
});

it('what comes late within a tenth of a second is not lost', () => {
  const loss = new StreamLoss();
  loss.note(10, 0);
  expect(loss.note(12, 10)).toBe(false);
  expect(loss.note(11, 60)).toBe(false);
  expect(loss.note(13, 500)).toBe(false);
});

it('what does not come within a tenth of a second is lost, once', () => {
  const loss = new StreamLoss();
  loss.note(10, 0);
  expect(loss.note(12, 10)).toBe(false);
  expect(loss.note(13, 110)).toBe(true);
  expect(loss.note(14, 120)).toBe(false);
});

it('a line that was cut is seen with the first packet after it', () => {
  const loss = new StreamLoss();
  loss.note(65_500, 0);
  expect(loss.note(464, 5000)).toBe(true);
  expect(loss.note(465, 5001)).toBe(false);
});

it('a pause that was meant is none', () => {
  const loss = new StreamLoss();
  loss.note(10, 0);
  loss.begin();
  expect(loss.note(900, 5000)).toBe(false);
});
