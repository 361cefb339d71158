import { describe, expect, it } from 'vitest';
import { isLimitedFree, isVipRight, offersFor } from './offersFor.ts';
import type { OfferCard, OfferProduct, OfferViewer } from './OfferInput.ts';

const now = new Date('2026-11-21T08:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

const priced: OfferProduct = {
  productType: 'Article',
  isFree: false,
  limitedFreeUntil: null,
  onlyVip: false,
  vipLevel: 1,
  currentPriceCents: 3800,
  originalPriceCents: 5000,
  ppvAllowed: true,
};
const vipOnly: OfferProduct = { ...priced, onlyVip: true, vipLevel: 2 };
const visitor: OfferViewer = { kind: 'visitor' };
const member: OfferViewer = { kind: 'user' };
const vip: OfferViewer = { kind: 'user', vipUntil: inDays(10), vipLevel: 1 };
const formerVip: OfferViewer = { kind: 'user', vipUntil: inDays(-1), vipLevel: 2 };
const card: OfferCard = { id: 1, article: true, live: false, balance: 3, availableAt: inDays(-1) };
const waiting: OfferCard = { ...card, id: 2, availableAt: inDays(3) };
const liveCard: OfferCard = { ...card, article: false, live: true };

type Case = [
  name: string,
  product: OfferProduct,
  viewer: OfferViewer,
  cards: OfferCard[],
  kinds: string[],
];
const cases: Case[] = [
  [
    'a usable card comes first [PAY-36]',
    priced,
    member,
    [card],
    ['use_card', 'pay_price', 'vip_trial'],
  ],
  [
    'a card of the live kind does not open an article [PAY-36]',
    priced,
    member,
    [liveCard],
    ['pay_price', 'vip_trial'],
  ],
  [
    'the live kind of card opens a live [PAY-43]',
    { ...priced, productType: 'Agora::Live' },
    member,
    [liveCard],
    ['use_card', 'pay_price', 'vip_trial'],
  ],
  [
    'an empty card is none [PAY-36]',
    priced,
    member,
    [{ ...card, balance: 0 }],
    ['pay_price', 'vip_trial'],
  ],
  [
    'no card where cards are not taken [PAY-36]',
    { ...priced, ppvAllowed: false },
    member,
    [card],
    ['pay_price', 'vip_trial'],
  ],
  [
    'a waiting card counts down [PAY-37]',
    priced,
    member,
    [waiting],
    ['card_countdown', 'pay_price', 'vip_trial'],
  ],
  [
    'a usable card wins over a waiting one [PAY-37]',
    priced,
    member,
    [waiting, card],
    ['use_card', 'pay_price', 'vip_trial'],
  ],
  [
    'a card is usable at the very instant [PAY-37]',
    priced,
    member,
    [{ ...card, availableAt: now }],
    ['use_card', 'pay_price', 'vip_trial'],
  ],
  ['a visitor sees the price [PAY-39]', priced, visitor, [], ['pay_price', 'vip_trial']],
  [
    'without VIP right only the price [PAY-39]',
    { ...priced, vipLevel: null },
    vip,
    [],
    ['pay_price'],
  ],
  [
    'limited-time free asks a visitor to log in [PAY-40]',
    { ...priced, limitedFreeUntil: inDays(1) },
    visitor,
    [],
    ['login_to_view'],
  ],
  [
    'limited-time free is open to users [PAY-40]',
    { ...priced, limitedFreeUntil: inDays(1) },
    member,
    [card],
    [],
  ],
  [
    'it ends at its instant [PAY-40]',
    { ...priced, limitedFreeUntil: now },
    visitor,
    [],
    ['pay_price', 'vip_trial'],
  ],
  ['only VIP: a trial for members [PAY-41]', vipOnly, member, [card], ['vip_trial']],
  ['a past VIP is offered the trial [PAY-41]', vipOnly, formerVip, [], ['vip_trial']],
  ['only VIP: an upgrade for VIP of a lower level [PAY-42]', vipOnly, vip, [card], ['vip_upgrade']],
  ['onlyVip offers no card and no price [PAY-48]', vipOnly, visitor, [], ['vip_trial']],
  ['VIP of the level needs no offer [CONT-07]', priced, vip, [card], []],
  ['free needs no offer [CONT-07]', { ...priced, isFree: true }, visitor, [], []],
];

describe('offersFor', () => {
  it.each(cases)('follows the rule: %s', (_name, product, viewer, cards, kinds) => {
    expect(offersFor(product, viewer, cards, now).map((offer) => offer.kind)).toEqual(kinds);
  });

  it('shows the start of the nearest card in both spellings in the countdown [PAY-38, PAY-49]', () => {
    const far = { ...waiting, availableAt: inDays(9) };
    expect(offersFor(priced, member, [far, waiting], now)[0]).toMatchObject({
      ppv_avaliabled_at: inDays(3).toISOString(),
      ppv_available_at: inDays(3).toISOString(),
      card_balance: null,
    });
  });

  it('treats a membership of unknown level as the lowest level [PAY-42, CONT-07]', () => {
    const unknown: OfferViewer = { kind: 'user', vipUntil: inDays(1) };
    expect(offersFor(priced, unknown, [], now)).toEqual([]);
    expect(offersFor(vipOnly, unknown, [], now).map(({ kind }) => kind)).toEqual(['vip_upgrade']);
  });

  it('ends the membership at its very instant [PAY-04, PAY-41]', () => {
    const ending: OfferViewer = { kind: 'user', vipUntil: now, vipLevel: 2 };
    expect(offersFor(vipOnly, ending, [], now).map(({ kind }) => kind)).toEqual(['vip_trial']);
  });

  it('opens by VIP only products within its level, and nothing without VIP [CONT-07]', () => {
    expect(isVipRight({ vipLevel: null }, vip, now)).toBe(false);
    expect(isVipRight({ vipLevel: 0 }, member, now)).toBe(false);
    expect(isVipRight({ vipLevel: 1 }, vip, now)).toBe(true);
    expect(isVipRight({ vipLevel: 2 }, vip, now)).toBe(false);
  });

  it.each([
    [null, false],
    [inDays(-1), false],
    [inDays(1), true],
  ])('is free for a limited time until %s: %s [PAY-40]', (limitedFreeUntil, isFree) => {
    expect(isLimitedFree({ limitedFreeUntil }, now)).toBe(isFree);
  });

  it('offers no price of its own to a product without one [PAY-39]', () => {
    const kinds = offersFor({ ...priced, currentPriceCents: null }, member, [card], now);
    expect(kinds.map(({ kind }) => kind)).toEqual(['use_card', 'vip_trial']);
  });

  it('shows no former price where there is none [PAY-53]', () => {
    const [pay] = offersFor({ ...priced, originalPriceCents: null }, member, [], now);
    expect(pay).toMatchObject({ current_price: 38, original_price: null });
  });

  it('gives prices in coins and sums the card balances [PAY-45]', () => {
    const [use, pay] = offersFor(priced, member, [card, { ...card, id: 3 }], now);
    expect(use).toMatchObject({ card_balance: 6, current_price: null });
    expect(pay).toMatchObject({ current_price: 38, original_price: 50 });
  });
});
