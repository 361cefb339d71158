import { expect, it } from 'vitest';
import { levelOf } from './agoraLevel.ts';

it.each([
  { what: 'nothing', messages: 0, level: 0 },
  { what: 'a silent room', messages: 0.4, level: 0.004 },
  { what: 'somebody far away', messages: 0.6, level: 0.04 },
  { what: 'a voice', messages: 0.75, level: 0.225 },
  { what: 'a voice too loud for the device', messages: 0.95, level: 1 },
])('converts $what, $said in the SDK, to $level [LMED-12]', ({ messages, level }) => {
  expect(levelOf(messages)).toBeCloseTo(level, 3);
});
