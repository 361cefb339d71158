import type { RoomMessage } from '@rostra/contract/live';
import { REACTION_TICK_MS } from '@rostra/contract/live';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReactionTicks } from './ReactionTicks.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('publishes a thousand reactions of a tick once per channel, and keeps none', () => {
  const messages: [string, RoomMessage][] = [];
  const ticks = new ReactionTicks({
    send: (channel, message) => messages.push([channel, message]),
  });
  for (let index = 0; index < 1000; index += 1) ticks.note('live-1', index % 4 ? 'clap' : 'wow');
  ticks.note('live-2', 'heart');
  vi.advanceTimersByTime(REACTION_TICK_MS - 1);
  expect(messages).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(messages).toEqual([
    ['live-1', { type: 'reactions', counts: { clap: 750, wow: 250 } }],
    ['live-2', { type: 'reactions', counts: { heart: 1 } }],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(messages).toHaveLength(2);
  ticks.note('live-1', 'like');
  vi.advanceTimersByTime(REACTION_TICK_MS);
  expect(messages.at(-1)).toEqual(['live-1', { type: 'reactions', counts: { like: 1 } }]);
});
