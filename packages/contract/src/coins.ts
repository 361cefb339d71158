import { CENTS_PER_COIN, YUAN_PER_COIN } from './constants.ts';

/**
 * Converts coins of the API to cents of the ledger. Accepts at most two decimals (decisions,
 * "Coins").
 */
export const centsFromCoins = (coins: number): number => {
  const cents = Math.round(coins * CENTS_PER_COIN);
  if (!Number.isSafeInteger(cents) || Math.abs(cents / CENTS_PER_COIN - coins) > 1e-9) {
    throw new RangeError(`Not an amount of coins with two decimals: ${coins}`);
  }
  return cents;
};

/** Converts cents of the ledger to coins of the API. */
export const coinsFromCents = (cents: number | bigint): number => Number(cents) / CENTS_PER_COIN;

/** Converts coins to yuan for display, rounded to two decimals; never stored. */
export const yuanFromCoins = (coins: number): number =>
  Math.round(coins * CENTS_PER_COIN * YUAN_PER_COIN) / 100;

/**
 * Marks that an amount of coins may carry. A coin equals one US dollar (platform §1), while yuan or
 * Hong Kong dollars would be another value.
 */
export const COIN_UNITS = ['coins', 'USD'] as const;

/** Returns whether an amount of coins has at most two decimals. */
export const hasTwoDecimals = (coins: number): boolean =>
  Math.abs(Math.round(coins * CENTS_PER_COIN) / CENTS_PER_COIN - coins) <= 1e-9;
