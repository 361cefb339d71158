import { expect, it } from 'vitest';
import { alternativesOf } from './alternativesOf.ts';

type Goods = Parameters<typeof alternativesOf>[0];

const now = new Date('2026-11-22T10:00:00Z');
const t = ((key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`) as Parameters<
  typeof alternativesOf
>[1];

const card = (balance: number, opens: string | null) => ({ balance, ppv_available_at: opens });
const noteOf = (...cards: ReturnType<typeof card>[]): string | undefined => {
  const goods = { goods_type: 'Article', goods_id: 1, cards, offers: [] } as unknown as Goods;
  return alternativesOf(goods, t, { replaceUrl: undefined, now }).find(({ key }) => key === 'card')
    ?.note;
};

it('PAY-37 PAY-47 a card that waits says when it opens, a usable one how often', () => {
  expect(noteOf(card(5, null), card(2, '2026-11-25T10:00:00Z'))).toBe(
    'pay.card.useInsteadText {"balance":5}',
  );
  expect(noteOf(card(5, '2026-11-25T09:00:00Z'))).toBe('pay.card.opensOn {"days":3}');
  expect(noteOf(card(5, '2026-11-23T09:00:00Z'))).toBe('pay.card.useInsteadSoon {}');
  expect(noteOf(card(0, null))).toBeUndefined();
});
