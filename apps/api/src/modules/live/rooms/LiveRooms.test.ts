import { expect, it, vi } from 'vitest';
import { SettableClock } from '#platform/clock/SettableClock.ts';
import { SOLE_LEASE } from '#platform/lease/Lease.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { LivePresence } from '#providers/live/LiveProvider.ts';
import { LiveRooms } from './LiveRooms.ts';
import type { LiveRow } from '../tables.ts';
import { LIVE_TOKEN_MS } from '../entry/tokenLife.ts';

const BEAT_MS = 15_000;

/** Creates rooms whose database gives the test's answer. */
function makeRooms(answer: () => Promise<readonly { id: number }[]>) {
  const clock = new SettableClock('2026-11-25T00:00:00Z');
  const forget = vi.fn<(channel: string, uids: readonly number[]) => void>();
  const error = vi.fn<(facts: object, text: string) => void>();
  let received: LivePresence | undefined;
  const query = { from: () => query, innerJoin: () => query, where: () => answer() };
  const live = {
    follow: (presence: LivePresence) => (received = presence),
    online: () => [],
    setChannel: () => undefined,
    forget,
  };
  const write = { set: () => write, where: () => Promise.resolve() };
  const db = { select: () => query, update: () => write };
  const rooms = new LiveRooms({
    clock,
    db,
    live,
    log: { error },
    roomLease: SOLE_LEASE,
  } as unknown as Deps);
  const beat = async (): Promise<void> => {
    clock.advance(BEAT_MS);
    received?.swept();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { rooms, clock, forget, error, beat };
}

it('keeps an ended session until the next beat while the database does not answer', async () => {
  let isAway = true;
  const { rooms, clock, forget, error, beat } = makeRooms(() =>
    isAway ? Promise.reject(new Error('The line to the database broke')) : Promise.resolve([]),
  );
  const at = clock.now();
  const over = {
    channel: 'live-1',
    state: 'stopped',
    spotlightUid: null,
    startedAt: at,
    endedAt: at,
  };
  rooms.publishChannel(over as LiveRow, undefined);
  clock.advance(LIVE_TOKEN_MS);
  await beat();
  expect(forget).not.toHaveBeenCalled();
  expect(error).toHaveBeenCalledWith(expect.anything(), 'a live that is over was not forgotten');
  isAway = false;
  await beat();
  await beat();
  expect(forget).toHaveBeenCalledTimes(1);
});
