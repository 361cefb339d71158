import { expect, it } from 'vitest';
import { levelOf } from './agoraLevel.ts';

it.each([
  { what: 'nothing', said: 0, level: 0 },
  { what: 'a silent room', said: 0.4, level: 0.004 },
  { what: 'somebody far away', said: 0.6, level: 0.04 },
  { what: 'a voice', said: 0.75, level: 0.225 },
  { what: 'a voice too loud for the device', said: 0.95, level: 1 },
])('converts $what, $said in the SDK, to $level [LMED-12]', ({ said, level }) => {
  expect(levelOf(said)).toBeCloseTo(level, 3);
});
