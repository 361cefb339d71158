import { describe, expect, it } from 'vitest';
import { failureText } from './failureText.ts';
import { toOrderResponse } from './toOrderResponse.ts';
import type { OrderRow } from './tables.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 8, minute));
const waiting: OrderRow = {
  id: 12,
  userId: 7,
  productType: 'Article',
  productId: 31,
  productKey: 'Article:31',
  single: true,
  state: 'created',
  scTitle: '芯片行业展望',
  tcTitle: null,
  enTitle: 'Chip outlook',
  priceCents: 3850,
  paidWith: null,
  payerType: null,
  payerId: null,
  cardId: null,
  giftCents: 0,
  coinCents: 0,
  transactionId: null,
  createdAt: at(0),
  expiresAt: at(30),
  paidAt: null,
  endedAt: null,
  refundedAt: null,
  failure: null,
  attemptKey: null,
  refundReason: null,
};
const paid: OrderRow = {
  ...waiting,
  state: 'paid',
  paidWith: 'balance',
  payerType: 'Organization',
  payerId: 5,
  giftCents: 850,
  coinCents: 3000,
  transactionId: 90,
  paidAt: at(1),
};

describe('an order as its owner reads it', () => {
  it('shows its price in coins while it waits, until it expires [PAY-55, PAY-66, PAY-67]', () => {
    expect(toOrderResponse(waiting, 'en')).toEqual({
      id: 12,
      goods_type: 'Article',
      goods_id: 31,
      state: 'created',
      title: 'Chip outlook',
      price: 38.5,
      paid_with: null,
      gift_paid: 0,
      balance_paid: 0,
      card_id: null,
      payer: null,
      created_at: '2026-11-21T08:00:00.000Z',
      paid_at: null,
      expires_at: '2026-11-21T08:30:00.000Z',
      refunded_at: null,
      failure: null,
    });
  });

  it('names payer, parts and time once paid [PAY-15, PAY-55]', () => {
    expect(toOrderResponse(paid, 'zh-CN')).toMatchObject({
      title: '芯片行业展望',
      paid_with: 'balance',
      gift_paid: 8.5,
      balance_paid: 30,
      payer: { owner_type: 'Organization', owner_id: 5 },
      paid_at: '2026-11-21T08:01:00.000Z',
      expires_at: null,
    });
  });

  it('names no payer without both type and ID', () => {
    expect(toOrderResponse({ ...paid, payerId: null }, 'en').payer).toBeNull();
    expect(toOrderResponse({ ...paid, payerType: null }, 'en').payer).toBeNull();
  });

  it('names the card and the refund [PAY-55, PAY-66]', () => {
    const refunded = { ...paid, state: 'refunded', paidWith: 'ppv', cardId: 3, refundedAt: at(9) };
    expect(toOrderResponse(refunded, 'en')).toMatchObject({
      state: 'refunded',
      paid_with: 'ppv',
      card_id: 3,
      refunded_at: '2026-11-21T08:09:00.000Z',
    });
  });

  it.each([
    ['insufficientBalance', 'en', 'Insufficient balance'],
    ['insufficientBalance', 'zh-CN', '余额不足'],
    ['paymentFailed', 'en', 'Payment Failed: the system was busy'],
    ['anErrorOfLongAgo', 'en', null],
    ['toString', 'en', null],
    [null, 'en', null],
  ] as const)('explains the failure %s in %s: %s [PAY-52, ERR-16]', (failure, locale, text) => {
    expect(toOrderResponse({ ...waiting, failure }, locale).failure).toBe(text);
  });

  it('explains an expired order in both languages [PAY-52, PAY-67]', () => {
    expect(failureText('expired', 'en')).toBe('the order has expired');
    expect(failureText('expired', 'zh-CN')).toBe('订单已过期');
  });
});
