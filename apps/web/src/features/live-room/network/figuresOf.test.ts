import { expect, it } from 'vitest';
import { figuresOf } from './figuresOf.ts';

it('LMED-21 the panel shows what flows each way, and leaves out what was not measured', () => {
  const picture = { width: 640, height: 360, framesPerSecond: 15 };
  const sent = { kbps: 812, lost: 0.01, picture };
  const received = { kbps: 40, lost: 0 };
  const line = { roundTripMs: 31, upKbps: 2500, downKbps: 0 };
  expect(figuresOf({ ...line, sent, received })).toEqual({
    roundTripMs: 31,
    upKbps: 812,
    up: sent,
    downKbps: 40,
    down: received,
  });
  expect(figuresOf({ ...line, roundTripMs: 0 })).toEqual({});
});
