import { clockOf } from '../RoomParts/clockOf.ts';

/** What is sold, as the specification spells it (live §3). */
export type PayTargetType = 'Agora::Live' | 'Article';

/** One thing the pay button offers this reader (platform §2). */
export type PayOffer =
  /** A pay-per-view card that can be used now, and how many uses it has left. */
  | { kind: 'use_card'; balance: number }
  /** A card that becomes usable at an instant. */
  | { kind: 'card_countdown'; availableAt: Date }
  /** A price in coins, and the one it was before. */
  | { kind: 'pay_price'; currentPrice: number; originalPrice: number | null }
  /** Free for a limited time, after logging in. */
  | { kind: 'login_to_view' }
  /** For those without VIP. */
  | { kind: 'vip_trial' }
  /** For VIP members whose plan does not hold it. */
  | { kind: 'vip_upgrade' };

export type PayOfferKind = PayOffer['kind'];

const DAY = 86_400_000;
const SECOND = 1000;

/** `onlyVip` leaves no card and no price, the VIP offers alone (PAY-48). */
export const offersShown = (offers: readonly PayOffer[], isOnlyVip: boolean): PayOffer[] =>
  offers.filter(({ kind }) => !isOnlyVip || kind === 'vip_trial' || kind === 'vip_upgrade');

/** The offer to fill: the first that can be acted on now; a countdown cannot. */
export const primaryOffer = (offers: readonly PayOffer[]): PayOffer | undefined =>
  offers.find(({ kind }) => kind !== 'card_countdown');

/** What is left until a card is usable: whole days from one day on, below that a clock. */
export type Wait = { days: number } | { clock: string };

/** The wait until `availableAt`, by the server's time `now` (PAY-47); started days count. */
export const waitUntil = (availableAt: Date, now: Date): Wait => {
  const left = Math.max(0, availableAt.getTime() - now.getTime());
  if (left >= DAY) return { days: Math.ceil(left / DAY) };
  return { clock: clockOf(Math.ceil(left / SECOND)) };
};
