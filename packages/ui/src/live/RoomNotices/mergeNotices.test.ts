import { expect, it } from 'vitest';
import { liveTextFor } from '../../story/screenText.ts';
import { mergeNotices } from './mergeNotices.ts';
import type { RoomEvent, RoomEventKind } from './mergeNotices.ts';

const t = liveTextFor('en');
const happened = (kind: RoomEventKind, ...names: string[]): RoomEvent[] =>
  names.map((name, id) => ({ id, kind, name }));
const twelve = Array.from({ length: 12 }, (_, index) => `Guest ${index}`);

it.each<[RoomEvent[], string]>([
  [[], ''],
  [happened('joined', 'Claire Luo'), 'Claire Luo joined'],
  [happened('joined', ...twelve), '12 joined'],
  [happened('joined', 'Claire Luo', 'Claire Luo'), 'Claire Luo joined'],
  [[{ id: 1, kind: 'listeners', count: 1 }], '1 joined'],
  [
    [
      { id: 1, kind: 'listeners', count: 9 },
      ...happened('joined', 'Claire Luo'),
      { id: 2, kind: 'listeners', count: 2 },
    ],
    '12 joined',
  ],
  [
    [...happened('hand', 'He Jingwen'), ...happened('left', 'A', 'B')],
    '2 left, He Jingwen raised their hand',
  ],
  [happened('newHost', 'Wu Kaiyuan'), 'Wu Kaiyuan is now the host'],
])('merges simultaneous events into one sentence, %#', (events, text) => {
  expect(mergeNotices(t, events)).toBe(text);
});

it("leaves the reader's own events out of the notices about others", () => {
  expect(mergeNotices(t, [{ id: 1, kind: 'own', own: 'muted' }])).toBe('');
});
