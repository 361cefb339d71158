import type { ChatEntry } from '@rostra/live-core';
import { expect, it } from 'vitest';
import { chatMessageOf } from './chatMessageOf.ts';
import type { RoomText } from '../liveTextOf.ts';

const entry = (error: ChatEntry['error']): ChatEntry => ({
  id: null,
  msg: 'Hello',
  time: '2026-11-22T00:00:00Z',
  senderId: 1,
  sender_name: 'Lin',
  sender_role: 'audience',
  client_id: 'one',
  status: 'failed',
  error,
  behind: 0,
});
const t: RoomText = (key) => key;

it('marks a message that did not reach the server, and leaves a refusal to its toast [LCHT-20]', () => {
  const reasonOf = (error: ChatEntry['error']) => chatMessageOf(entry(error), 1, t).reason;
  expect(reasonOf('network')).toBe('liveEntry.chat.unreached');
  expect(reasonOf('timeout')).toBe('liveEntry.chat.unreached');
  expect(reasonOf('refused')).toBeUndefined();
});

it('returns the same object for the same entry and language', () => {
  const one = entry('network');
  const other: RoomText = (key) => `${key}!`;
  expect(chatMessageOf(one, 1, t)).toBe(chatMessageOf(one, 1, t));
  expect(chatMessageOf(one, 1, other).reason).toBe('liveEntry.chat.unreached!');
});
