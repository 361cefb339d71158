import { expect, it } from 'vitest';
import { firstPayer, payerKey } from './payment.ts';

type Goods = Parameters<typeof firstPayer>[0];

const own = { owner_type: 'User' as const, owner_id: 3, balance: 1, gift: 0 };
const organization = { owner_type: 'Organization' as const, owner_id: 8, balance: 1000, gift: 0 };

it('PAY-15 an organization pays by explicit choice only, even when the own balance is too little', () => {
  const goods = { current_price: 36, payers: [organization, own] } as unknown as Goods;
  expect(firstPayer(goods)).toBe(payerKey(own as Goods['payers'][number]));
});
