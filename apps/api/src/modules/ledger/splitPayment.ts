import type { WalletBalance } from './wallets.ts';

/** Cents of a payment by the part of the wallet that they come from. */
export interface PaymentParts {
  gift: number;
  coin: number;
}

/**
 * Splits a price, with gift spent first (PAY-13). Returns undefined if the wallet holds too little.
 */
export function splitPayment(wallet: WalletBalance, price: number): PaymentParts | undefined {
  const gift = Math.min(wallet.gift, price);
  const coin = price - gift;
  return coin > wallet.coin ? undefined : { gift, coin };
}
