import { expect, it } from 'vitest';
import { EventLog } from './EventLog.ts';

it('wakes each of two that wait at once', async () => {
  const log = new EventLog();
  const woken: string[] = [];
  const waits = ['ringing', 'ended'].map((what) => log.until(what).then(() => woken.push(what)));
  log.add('ringing');
  await waits[0];
  log.add('ended');
  await Promise.all(waits);
  expect(woken).toEqual(['ringing', 'ended']);
});

it('waits for an event to be added as often as asked', async () => {
  const log = new EventLog();
  const twice = log.until('key', 2).then(() => log.all.length);
  for (const what of ['key', 'voice', 'key']) log.add(what);
  expect(await twice).toBe(3);
});
