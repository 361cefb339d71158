import { expect, it } from 'vitest';
import { ActiveSpeaker } from './ActiveSpeaker.ts';

it('gives the floor to the voice that is loudest twice in a row, and keeps it in silence [LHST-17]', () => {
  const speaker = new ActiveSpeaker();
  const messageOf = (...levels: [number, number][]) => speaker.handle(new Map(levels));
  expect(messageOf()).toBeNull();
  expect(messageOf([1, 40])).toBeNull();
  expect(messageOf([1, 40], [2, 20])).toBe(1);
  // A cough.
  expect(messageOf([1, 10], [2, 60])).toBe(1);
  expect(messageOf([1, 40])).toBe(1);
  expect(messageOf()).toBe(1);
  // Background noise is no voice.
  expect(messageOf([2, 4])).toBe(1);
  expect(messageOf([2, 4])).toBe(1);
  expect(messageOf([2, 30])).toBe(1);
  expect(messageOf([2, 30])).toBe(2);
});
