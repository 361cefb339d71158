import { expect, it } from 'vitest';
import { alternativesOf } from './alternativesOf.ts';

type Product = Parameters<typeof alternativesOf>[0];

const now = new Date('2026-11-22T10:00:00Z');
const t = ((key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`) as Parameters<
  typeof alternativesOf
>[1];

const card = (balance: number, opens: string | null) => ({ balance, ppv_available_at: opens });
const alternativesFor = (product: object, replaceUrl?: string) =>
  alternativesOf(product as Product, t, { replaceUrl, now });
const noteOf = (...cards: ReturnType<typeof card>[]): string | undefined => {
  const product = { goods_type: 'Article', goods_id: 1, cards, offers: [] };
  return alternativesFor(product).find(({ key }) => key === 'card')?.note;
};

it('shows when a waiting card opens, and the uses of an active one [PAY-37, PAY-47]', () => {
  expect(noteOf(card(5, null), card(2, '2026-11-25T10:00:00Z'))).toBe(
    'pay.card.useInsteadText {"balance":5}',
  );
  expect(noteOf(card(5, '2026-11-25T09:00:00Z'))).toBe('pay.card.opensOn {"days":3}');
  expect(noteOf(card(5, '2026-11-23T09:00:00Z'))).toBe('pay.card.useInsteadSoon {}');
  expect(noteOf(card(0, null))).toBeUndefined();
});

it('describes what VIP opens as read or attended [PAY-41, PAY-42]', () => {
  const textOf = (goods_type: string, kind: string) =>
    alternativesFor({ goods_type, cards: [], offers: [{ kind }], path: '/' })[0]?.text;
  expect(textOf('Article', 'vip_trial')).toBe('pay.vip.trial {}');
  expect(textOf('Agora::Live', 'vip_trial')).toBe('pay.vip.trialMeeting {}');
  expect(textOf('Article', 'vip_upgrade')).toBe('pay.vip.upgrade {}');
  expect(textOf('Agora::Live', 'vip_upgrade')).toBe('pay.vip.upgradeMeeting {}');
});

it.each([
  ['vip_trial', 'trial'],
  ['vip_upgrade', 'plans'],
])('leads from %s to the %s tab, and back to the item from there [PAY-41, PAY-42]', (kind, tab) => {
  const product = { cards: [], offers: [{ kind }], path: '/summary/detail/7' };
  const wayBack = (replaceUrl?: string) => {
    const { href } = alternativesFor(product, replaceUrl)[0] ?? { href: '' };
    const query = new URLSearchParams(href.slice(href.indexOf('?')));
    return [query.get('tab'), query.get('redirect')];
  };
  expect(wayBack('/summary/detail/7?from=search')).toEqual([tab, '/summary/detail/7?from=search']);
  expect(wayBack()).toEqual([tab, '/summary/detail/7']);
});
