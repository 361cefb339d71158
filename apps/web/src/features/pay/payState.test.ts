import type { Data } from '@rostra/contract';
import { expect, it } from 'vitest';
import { payStateOf } from './useProduct.ts';

const none = { isOwned: false, failure: null };
const lost = { isOwned: false, failure: { kind: 'unknown' } } as const;
const product = (is_owned: boolean) => ({
  isNamed: true,
  data: { is_owned } as Data<'getProduct'>,
  error: undefined,
});

it('shows a payment with a lost response as paid once the item is owned [PAY-54]', () => {
  expect(payStateOf(product(false), false, none, false)).toBe('open');
  expect(payStateOf(product(true), false, none, false)).toBe('owned');
  expect(payStateOf(product(false), false, lost, false)).toBe('open');
  expect(payStateOf(product(true), false, lost, false)).toBe('settled');
  expect(payStateOf(product(true), true, none, false)).toBe('open');
  expect(payStateOf(product(true), false, none, true)).toBe('done');
});
