import { describe, expect, it } from 'vitest';
import { movementInfo } from './movementInfo.ts';
import { ownerKey } from './Owner.ts';
import { postingEntries } from './postingEntries.ts';

describe('entries of a movement', () => {
  it('orders entries by account and leaves out those of 0 cents [PAY-11]', () => {
    const entries = [
      { accountId: 9, amount: 300 },
      { accountId: 4, amount: 0 },
      { accountId: 7, amount: -300 },
    ];
    expect(postingEntries(entries)).toEqual([
      { accountId: 7, amount: -300 },
      { accountId: 9, amount: 300 },
    ]);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'refuses %s cents [PAY-11]',
    (amount) => {
      expect(() => postingEntries([{ accountId: 1, amount }])).toThrow(
        new RangeError(`Not whole cents: ${amount}`),
      );
    },
  );
});

describe('text of a movement', () => {
  const memo = { sc: '芯片行业展望', tc: null, en: 'Chip outlook' };
  it.each([
    ['purchase', memo, 'en', 'Purchase: Chip outlook'],
    ['purchase', memo, 'zh-CN', '购买：芯片行业展望'],
    ['refund', { sc: null, tc: '晶片行業展望', en: null }, 'zh-CN', '退款：晶片行業展望'],
    ['topup', null, 'en', 'Top-up by bank transfer'],
    ['vip', null, 'en', 'VIP: '],
  ] as const)('describes %s of %j in %s: %s [PAY-24]', (kind, about, locale, text) => {
    expect(movementInfo(kind, about, locale)).toBe(text);
  });
});

it('distinguishes a user from an organization with the same ID [PAY-14]', () => {
  expect(ownerKey({ type: 'User', id: 7 })).toBe('User:7');
  expect(ownerKey({ type: 'Organization', id: 7 })).toBe('Organization:7');
});
