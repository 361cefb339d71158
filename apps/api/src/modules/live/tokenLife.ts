/** Milliseconds of a token's validity; its holder renews it in time. */
export const LIVE_TOKEN_MS = 10 * 60 * 1000;
