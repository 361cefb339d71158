import { expect, it } from 'vitest';
import { VirtualClock } from '../../time/VirtualClock.ts';
import { RefreshScheduler } from './RefreshScheduler.ts';

it.each([
  ['who knows how many there are counts 3 ms for each', 1000, 5000, 3000],
  ['who does not waits as long as the server says', null, 5000, 5000],
  ['who was told nothing yet waits up to three seconds', null, undefined, 3000],
])('%s [LCON-36]', async (_title, online, received, atMostMs) => {
  const clock = new VirtualClock();
  let looks = 0;
  const look = async (): Promise<void> => {
    looks += 1;
    await Promise.resolve();
  };
  const refresh = new RefreshScheduler({ clock, random: () => 1, look, online: () => online });
  refresh.handleRefresh(false, received);
  await clock.advance(atMostMs - 1);
  expect(looks).toBe(0);
  await clock.advance(1);
  expect(looks).toBe(1);
});
