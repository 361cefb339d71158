import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MediaSource } from '../MediaSource.ts';
import type { FromSfu } from '../protocol.ts';
import { PhoneRoom } from './PhoneRoom.ts';
import { PhoneTrack } from './PhoneTrack.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A room whose decoder fails to open so many times. */
function roomOf(failures: number) {
  const messages: FromSfu[] = [];
  let tries = 0;
  const room = new PhoneRoom(
    { address: '127.0.0.1', ports: { from: 24_101, to: 24_102 } },
    (message) => void (message.type === 'problem' && messages.push(message)),
    async () => {
      tries += 1;
      if (tries <= failures) throw new Error('No memory');
      return { decodeFrame: () => ({ channelData: [] }), free: () => undefined };
    },
  );
  room.monitor('monitor', 1);
  room.subscribe('monitor', 'browser', new MediaSource('audio', new PhoneTrack(), 111));
  return { room, reports: messages, tries: () => tries };
}

it('reports a failed decoder and tries again until one opens', async () => {
  const { room, reports: messages, tries } = roomOf(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(messages).toEqual([
    { type: 'problem', message: 'A voice cannot be decoded: Error: No memory' },
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([tries(), messages.length]).toEqual([3, 2]);
  room.stop();
});

it('opens no decoder again for a voice that nobody hears anymore', async () => {
  const { room, tries } = roomOf(9);
  await vi.advanceTimersByTimeAsync(0);
  room.unsubscribe('monitor', 'browser');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries()).toBe(1);
  room.stop();
});
