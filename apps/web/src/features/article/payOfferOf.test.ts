import { expect, it } from 'vitest';
import { payOfferOf } from './payOfferOf.ts';

const row = {
  current_price: null,
  original_price: null,
  ppv_avaliabled_at: null,
  ppv_available_at: null,
  card_balance: null,
} as const;

it('takes the current and the original price [PAY-45]', () => {
  expect(payOfferOf({ ...row, kind: 'pay_price', current_price: 38, original_price: 68 })).toEqual({
    kind: 'pay_price',
    currentPrice: 38,
    originalPrice: 68,
  });
});

it('takes the instant in either spelling [PAY-38, PAY-49]', () => {
  const at = '2026-11-24T00:00:00.000Z';
  const offer = { kind: 'card_countdown', availableAt: new Date(at) };
  expect(payOfferOf({ ...row, kind: 'card_countdown', ppv_avaliabled_at: at })).toEqual(offer);
  expect(payOfferOf({ ...row, kind: 'card_countdown', ppv_available_at: at })).toEqual(offer);
});

it('leaves out an offer with missing fields', () => {
  expect(payOfferOf({ ...row, kind: 'pay_price' })).toBeUndefined();
  expect(payOfferOf({ ...row, kind: 'card_countdown' })).toBeUndefined();
});
