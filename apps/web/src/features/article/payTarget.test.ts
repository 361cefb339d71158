import { expect, it } from 'vitest';
import type { PayOffer } from '@rostra/ui/PayButton';
import { payTarget } from './payTarget.ts';

const here = { pathname: '/article/detail/12', search: '' };
const choice = (offer: PayOffer, type: 'Article' | 'Agora::Live' = 'Article') => ({
  type,
  id: 12,
  eventId: undefined,
  offer,
});
const member = { here, isVisitor: false };
const price: PayOffer = { kind: 'pay_price', currentPrice: 38, originalPrice: null };

it('PAY-35 PAY-40 leads a visitor to log in, with the way back', () => {
  const target = payTarget(choice(price), { here, isVisitor: true });
  expect(target).toBe('/login?redirect=%2Farticle%2Fdetail%2F12');
  expect(payTarget(choice({ kind: 'login_to_view' }), { here, isVisitor: true })).toBe(target);
});

it('PAY-39 PAY-43 PAY-44 leads a member to the payment of the thing', () => {
  expect(payTarget(choice(price), member)).toBe(
    '/pay/article/12?replaceUrl=%2Farticle%2Fdetail%2F12',
  );
  expect(payTarget(choice(price, 'Agora::Live'), member)).toContain('/pay/live/12');
});

it('PAY-36 leads to the card with the way back in replaceUrl', () => {
  const url = new URL(
    payTarget(choice({ kind: 'use_card', balance: 1 }), member),
    'https://x.test',
  );
  expect(url.pathname).toBe('/ppv/article/12');
  expect(url.searchParams.get('replaceUrl')).toBe('/article/detail/12');
});

it('PAY-41 PAY-42 PAY-76 leads to the trial without VIP and to the plans with it', () => {
  expect(payTarget(choice({ kind: 'vip_trial' }), member)).toContain('/recharge?tab=trial');
  expect(payTarget(choice({ kind: 'vip_upgrade' }), member)).toContain('/recharge?tab=plans');
});
