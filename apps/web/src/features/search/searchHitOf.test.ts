import type { Row } from '@rostra/contract';
import { expect, it } from 'vitest';
import { searchHitOf } from './searchHitOf.ts';

const row: Row<'getSearch'> = {
  kind: 'events',
  id: 7,
  path: '/playbacks/7?t=754',
  at_ms: 754_000,
  title: [{ text: 'Storage', hit: true }],
  industry: [],
  excerpt: [],
  time: '2026-11-20T02:00:00.000Z',
  by: [],
  access: 'free',
  is_canceled: true,
  current_price: null,
};

it('leads to the path of the answer, and keeps the time of a recording', () => {
  const hit = searchHitOf(row, (state) => `state ${state}`);
  expect(hit).toMatchObject({ href: '/playbacks/7?t=754', atMs: 754_000 });
  expect(hit.stateWord).toBe('state canceled');
  const { at_ms: _, ...text } = row;
  expect(searchHitOf(text, () => '').atMs).toBeUndefined();
});
