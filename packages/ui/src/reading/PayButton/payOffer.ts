import { clockOf } from '../../live/RoomParts/clockOf.ts';

/** The type of item, as the specification spells it (live §3). */
export type PayTargetType = 'Agora::Live' | 'Article';

/** One offer of the pay button for this reader (platform §2). */
export type PayOffer =
  /** A pay-per-view card that is usable now, and its remaining uses. */
  | { kind: 'use_card'; balance: number }
  /** A card that becomes usable at an instant. */
  | { kind: 'card_countdown'; availableAt: Date }
  /** A price in coins, and the former one. */
  | { kind: 'pay_price'; currentPrice: number; originalPrice: number | null }
  /** Free for a limited time, after logging in. */
  | { kind: 'login_to_view' }
  /** For readers without VIP. */
  | { kind: 'vip_trial' }
  /** For VIP users whose plan doesn't include it. */
  | { kind: 'vip_upgrade' };

export type PayOfferKind = PayOffer['kind'];

const DAY = 86_400_000;
const SECOND = 1000;

/** `onlyVip` keeps only the VIP offers, no card and no price (PAY-48). */
export const offersShown = (offers: readonly PayOffer[], isOnlyVip: boolean): PayOffer[] =>
  offers.filter(({ kind }) => !isOnlyVip || kind === 'vip_trial' || kind === 'vip_upgrade');

/** Returns the offer to fill: the first available one, which a countdown is not. */
export const primaryOffer = (offers: readonly PayOffer[]): PayOffer | undefined =>
  offers.find(({ kind }) => kind !== 'card_countdown');

/** The time until a card is usable: whole days from one day on, a clock below that. */
export type Wait = { days: number } | { clock: string };

/**
 * Returns the wait until `availableAt`, by the server's time `now` (PAY-47); started days count.
 */
export const waitUntil = (availableAt: Date, now: Date): Wait => {
  const left = Math.max(0, availableAt.getTime() - now.getTime());
  if (left >= DAY) return { days: Math.ceil(left / DAY) };
  return { clock: clockOf(Math.ceil(left / SECOND)) };
};
