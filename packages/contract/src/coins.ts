import { CENTS_PER_COIN, YUAN_PER_COIN } from './constants.ts';

/** Cents of the ledger from coins of the API. Takes at most two decimals (decisions, "Coins"). */
export const centsFromCoins = (coins: number): number => {
  const cents = Math.round(coins * CENTS_PER_COIN);
  if (!Number.isSafeInteger(cents) || Math.abs(cents / CENTS_PER_COIN - coins) > 1e-9) {
    throw new RangeError(`Not an amount of coins with two decimals: ${coins}`);
  }
  return cents;
};

/** Coins of the API from cents of the ledger. */
export const coinsFromCents = (cents: number | bigint): number => Number(cents) / CENTS_PER_COIN;

/** Yuan for display, rounded to two decimals; never stored. */
export const yuanFromCoins = (coins: number): number =>
  Math.round(coins * CENTS_PER_COIN * YUAN_PER_COIN) / 100;

/** Whether an amount of coins has two decimals at most. */
export const hasTwoDecimals = (coins: number): boolean =>
  Math.abs(Math.round(coins * CENTS_PER_COIN) / CENTS_PER_COIN - coins) <= 1e-9;
