import { expect, it } from 'vitest';
import { firstPayer, payerKey } from './payment.ts';

type Product = Parameters<typeof firstPayer>[0];

const own = { owner_type: 'User' as const, owner_id: 3, balance: 1, gift: 0 };
const organization = { owner_type: 'Organization' as const, owner_id: 8, balance: 1000, gift: 0 };

it('selects an organization only by explicit choice, even if the own balance is too low [PAY-15]', () => {
  const product = { current_price: 36, payers: [organization, own] } as unknown as Product;
  expect(firstPayer(product)).toBe(payerKey(own as Product['payers'][number]));
});
