import { expect, it } from 'vitest';
import { afterVip, isPayment, payPath, ppvPath, rechargePath } from './payLinks.ts';

const article = '/summary/detail/7?from=search';

it('keeps the way from a payment to the top-up and back in the address [PAY-51]', () => {
  const payment = payPath('Article', 7, article);
  expect(rechargePath('topup', payment)).toBe(
    `/recharge?${new URLSearchParams({ tab: 'topup', redirect: payment })}`,
  );
  expect([payment, ppvPath('Agora::Live', 3)].map(isPayment)).toEqual([true, true]);
  expect(['/payments', article].map(isPayment)).toEqual([false, false]);
});

it('returns from a VIP purchase to the item, not to its payment [PAY-42]', () => {
  expect(afterVip(payPath('Article', 7, article))).toBe(article);
  expect(afterVip(ppvPath('Article', 7, article))).toBe(article);
  expect(afterVip(article)).toBe(article);
  expect(afterVip(payPath('Article', 7))).toBe(payPath('Article', 7));
  expect(afterVip(payPath('Article', 7, '//elsewhere.example'))).toMatch(/^\/pay\//);
  expect(afterVip(undefined)).toBeUndefined();
});
