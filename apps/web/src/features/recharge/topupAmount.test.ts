import { describe, expect, it } from 'vitest';
import { chosenAmount, isOtherCurrency, topupAmounts } from './topupAmount.ts';

const other = (text: string) => chosenAmount({ amount: 'other', other: text });

describe('amount of a top-up', () => {
  it('returns the coins and gift of a preset amount [PAY-60]', () => {
    expect(chosenAmount({ amount: '500', other: '' })).toEqual(topupAmounts[3]);
    expect(chosenAmount({ amount: '', other: '' })).toBeNull();
  });

  it.each([
    ['10', 10],
    ['1,240.50', 1240.5],
    ['１００', 100],
    ['100000', 100_000],
    ['US$50', 50],
    ['50 coins', 50],
    ['٥٠', 50],
    ['\u202A$1 234.50\u202C', 1234.5],
  ])('accepts %s [PAY-60]', (text, coins) => expect(other(text)?.coins).toBe(coins));

  it.each(['', '9.99', '100000.01', '12.345', '-50', '1e3', 'abc', '1,2,3'])(
    'refuses "%s" [PAY-60]',
    (text) => expect(other(text)).toBeNull(),
  );

  it.each(['¥50', '￥50', 'RMB 50', 'CNY50', '50元', 'HK$ 100', '€50'])(
    'refuses %s, which is not that many coins [PAY-60]',
    (text) => {
      expect(other(text)).toBeNull();
      expect(isOtherCurrency({ amount: 'other', other: text })).toBe(true);
    },
  );

  it.each(['50', 'US$50', 'abc', ''])('finds no other currency in "%s"', (text) => {
    expect(isOtherCurrency({ amount: 'other', other: text })).toBe(false);
  });
});
