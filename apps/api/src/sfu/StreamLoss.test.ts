import { expect, it } from 'vitest';
import { StreamLoss } from './StreamLoss.ts';

it('reports no loss for a stream without gaps, even across the wrap of numbers', () => {
  const loss = new StreamLoss();
  for (const [at, sequence] of [65_534, 65_535, 0, 1, 1].entries()) {
    expect(loss.note(sequence, at)).toBe(false);
  }
});

it('reports no loss for a packet that arrives within a tenth of a second', () => {
  const loss = new StreamLoss();
  loss.note(10, 0);
  expect(loss.note(12, 10)).toBe(false);
  expect(loss.note(11, 60)).toBe(false);
  expect(loss.note(13, 500)).toBe(false);
});

it('reports a loss once for a packet missing for a tenth of a second', () => {
  const loss = new StreamLoss();
  loss.note(10, 0);
  expect(loss.note(12, 10)).toBe(false);
  expect(loss.note(13, 110)).toBe(true);
  expect(loss.note(14, 120)).toBe(false);
});

it('reports a cut line at the first packet after it', () => {
  const loss = new StreamLoss();
  loss.note(65_500, 0);
  expect(loss.note(464, 5000)).toBe(true);
  expect(loss.note(465, 5001)).toBe(false);
});

it('reports no loss for an intended pause', () => {
  const loss = new StreamLoss();
  loss.note(10, 0);
  loss.begin();
  expect(loss.note(900, 5000)).toBe(false);
});
