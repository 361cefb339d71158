import { expect, it } from 'vitest';
import { ActiveSpeaker } from './ActiveSpeaker.ts';

it('gives the floor to the voice that is loudest twice in a row, and keeps it in silence [LHST-17]', () => {
  const speaker = new ActiveSpeaker();
  const said = (...levels: [number, number][]) => speaker.handle(new Map(levels));
  expect(said()).toBeNull();
  expect(said([1, 40])).toBeNull();
  expect(said([1, 40], [2, 20])).toBe(1);
  // A cough.
  expect(said([1, 10], [2, 60])).toBe(1);
  expect(said([1, 40])).toBe(1);
  expect(said()).toBe(1);
  // Background noise is no voice.
  expect(said([2, 4])).toBe(1);
  expect(said([2, 4])).toBe(1);
  expect(said([2, 30])).toBe(1);
  expect(said([2, 30])).toBe(2);
});
