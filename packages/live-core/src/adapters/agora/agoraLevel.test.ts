import { expect, it } from 'vitest';
import { levelOf } from './agoraLevel.ts';

it.each([
  { what: 'nothing', sdkValue: 0, level: 0 },
  { what: 'a silent room', sdkValue: 0.4, level: 0.004 },
  { what: 'somebody far away', sdkValue: 0.6, level: 0.04 },
  { what: 'a voice', sdkValue: 0.75, level: 0.225 },
  { what: 'a voice too loud for the device', sdkValue: 0.95, level: 1 },
])('converts $what, $sdkValue in the SDK, to $level [LMED-12]', ({ sdkValue, level }) => {
  expect(levelOf(sdkValue)).toBeCloseTo(level, 3);
});
