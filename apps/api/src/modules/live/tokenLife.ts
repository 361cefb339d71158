/** Ms that a ticket of a live is good; its holder renews it in time. */
export const LIVE_TOKEN_MS = 10 * 60 * 1000;
