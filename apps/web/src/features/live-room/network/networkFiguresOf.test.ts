import { expect, it } from 'vitest';
import { figuresOf } from './networkFiguresOf.ts';

it('shows the measured traffic of each direction, and leaves out the rest [LMED-21]', () => {
  const video = { width: 640, height: 360, framesPerSecond: 15 };
  const sent = { kbps: 812, lost: 0.01, video };
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
