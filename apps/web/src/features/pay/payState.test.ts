import type { Data } from '@rostra/contract';
import { expect, it } from 'vitest';
import { payStateOf } from './useProduct.ts';

const none = { isOwned: false, failure: null };
const lost = { isOwned: false, failure: { kind: 'unknown' } } as const;
const goods = (is_owned: boolean) => ({
  isNamed: true,
  data: { is_owned } as Data<'getGoods'>,
  error: undefined,
});

it('shows a payment with a lost response as paid once the item is owned [PAY-54]', () => {
  expect(payStateOf(goods(false), false, none, false)).toBe('open');
  expect(payStateOf(goods(true), false, none, false)).toBe('owned');
  expect(payStateOf(goods(false), false, lost, false)).toBe('open');
  expect(payStateOf(goods(true), false, lost, false)).toBe('settled');
  expect(payStateOf(goods(true), true, none, false)).toBe('open');
  expect(payStateOf(goods(true), false, none, true)).toBe('done');
});
