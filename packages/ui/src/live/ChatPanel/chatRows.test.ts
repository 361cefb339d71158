import { describe, expect, it } from 'vitest';
import type { ChatPanelMessage } from './chatMessage.ts';
import { chatRows } from './chatRows.ts';
import { topsOf, windowOf } from './windowOf.ts';

const message = (key: string, time: string): ChatPanelMessage => ({
  key,
  author: 'Claire Luo',
  role: 'audience',
  text: 'Good morning',
  time: new Date(time),
  isOwn: false,
  state: 'sent',
});

describe('messages with their day [LCHT-09]', () => {
  const messages = [
    message('a', '2026-09-02T15:59:00Z'),
    message('b', '2026-09-02T16:01:00Z'),
    message('c', '2026-09-02T16:02:00Z'),
  ];

  it('starts a day at midnight in the given zone', () => {
    expect(chatRows(messages, null, 'en', 'Asia/Shanghai').map(({ key }) => key)).toEqual([
      'day a',
      'a',
      'day b',
      'b',
      'c',
    ]);
    expect(chatRows(messages, null, 'en', 'UTC').map(({ kind }) => kind)).toEqual([
      'day',
      'message',
      'message',
      'message',
    ]);
  });

  it('inserts a line before the first unread message [LCHT-14]', () => {
    expect(chatRows(messages, 'c', 'en', 'UTC').map(({ key }) => key)).toEqual([
      'day a',
      'a',
      'b',
      'unread',
      'c',
    ]);
  });
});

describe('a window into rows of different heights', () => {
  const keys = Array.from({ length: 10_000 }, (_, index) => String(index));
  const heights = new Map(keys.map((key, index) => [key, 40 + (index % 5) * 20]));
  const tops = topsOf(keys, heights);

  it.each([0, 5000, 400_000, 799_400])('renders at %d px the visible rows and few more', (top) => {
    const { from, until, before, after } = windowOf(tops, top, 600);
    expect(before).toBeLessThanOrEqual(top);
    expect((tops[until] ?? 0) + after).toBe(800_000);
    expect(tops[until]).toBeGreaterThanOrEqual(Math.min(top + 600, 800_000));
    expect(until - from).toBeLessThanOrEqual(40);
  });

  it('renders nothing without rows', () => {
    expect(windowOf(topsOf([], new Map()), 0, 600)).toEqual({
      from: 0,
      until: 0,
      before: 0,
      after: 0,
    });
  });
});
