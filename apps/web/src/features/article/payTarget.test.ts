import { expect, it } from 'vitest';
import type { PayOffer } from '@rostra/ui/PayButton';
import { returnAddressOf } from '../../navigation/returnAddress.ts';
import { intendedPath } from './payIntent.ts';
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

const visitor = { here, isVisitor: true };

/** An offer as returned by `getArticle`. */
const row = {
  current_price: null,
  original_price: null,
  ppv_avaliabled_at: null,
  ppv_available_at: null,
  card_balance: null,
};
const priceRow = { ...row, kind: 'pay_price' as const, current_price: 38 };

/** Returns the reader's path after login, if the article makes these offers to them. */
function afterLogIn(offer: PayOffer, offers: Parameters<typeof intendedPath>[0]['offers']) {
  const back = new URL(payTarget(choice(offer), visitor), 'https://x.test').searchParams;
  const url = new URL(returnAddressOf(back), 'https://x.test');
  const article = { id: 12, offers };
  return intendedPath(article, { pathname: url.pathname, query: url.searchParams }) ?? url.pathname;
}

it('leads a visitor to login, and from there to the option they selected [PAY-35, PAY-40, AUTH-03]', () => {
  expect(payTarget(choice(price), visitor)).toMatch(/^\/login\?redirect=%2Farticle%2Fdetail%2F12/);
  expect(afterLogIn(price, [priceRow])).toBe(payTarget(choice(price), member));
  const trial: PayOffer = { kind: 'vip_trial' };
  expect(afterLogIn(trial, [priceRow, { ...row, kind: 'vip_trial' }])).toBe(
    payTarget(choice(trial), member),
  );
  expect(payTarget(choice({ kind: 'login_to_view' }), visitor)).toBe(
    '/login?redirect=%2Farticle%2Fdetail%2F12',
  );
});

it('stays on the article when it is open to the reader [PAY-35]', () => {
  expect(afterLogIn(price, [])).toBe('/article/detail/12');
});

it('prefers a card that opens the article over payment [PAY-28, PAY-35]', () => {
  const card = { ...row, kind: 'use_card' as const, card_balance: 5 };
  expect(afterLogIn(price, [card, priceRow])).toBe(
    '/ppv/article/12?replaceUrl=%2Farticle%2Fdetail%2F12',
  );
});

it('accepts only the name of an offer as an intent, never an address [AUTH-04]', () => {
  for (const intent of ['https://evil.test', '//evil.test', 'javascript:alert(1)', '']) {
    const query = new URLSearchParams({ intent, x: '1' });
    expect(
      intendedPath({ id: 12, offers: [priceRow] }, { pathname: '/article/detail/12', query }),
    ).toBe('/article/detail/12?x=1');
  }
  expect(
    intendedPath(
      { id: 12, offers: [priceRow] },
      {
        pathname: '/article/detail/12',
        query: new URLSearchParams(),
      },
    ),
  ).toBeUndefined();
});

it('leads a user to the payment of the item [PAY-39, PAY-43, PAY-44]', () => {
  expect(payTarget(choice(price), member)).toBe(
    '/pay/article/12?replaceUrl=%2Farticle%2Fdetail%2F12',
  );
  expect(payTarget(choice(price, 'Agora::Live'), member)).toContain('/pay/live/12');
});

it('leads to the card with the way back in replaceUrl [PAY-36]', () => {
  const url = new URL(
    payTarget(choice({ kind: 'use_card', balance: 1 }), member),
    'https://x.test',
  );
  expect(url.pathname).toBe('/ppv/article/12');
  expect(url.searchParams.get('replaceUrl')).toBe('/article/detail/12');
});

it('leads to the trial without VIP and to the plans with it [PAY-41, PAY-42, PAY-76]', () => {
  expect(payTarget(choice({ kind: 'vip_trial' }), member)).toContain('/recharge?tab=trial');
  expect(payTarget(choice({ kind: 'vip_upgrade' }), member)).toContain('/recharge?tab=plans');
});
