import { expect, it } from 'vitest';
import { VirtualClock } from '../../time/VirtualClock.ts';
import { RefreshScheduler } from './RefreshScheduler.ts';

it.each([
  ['waits 3 ms per known member', 1000, 5000, 3000],
  ['waits the server’s time if the count is unknown', null, 5000, 5000],
  ['waits up to three seconds without either', null, undefined, 3000],
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
