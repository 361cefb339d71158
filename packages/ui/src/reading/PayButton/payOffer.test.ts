import { describe, expect, it } from 'vitest';
import { offersShown, primaryOffer, waitUntil } from './payOffer.ts';
import type { PayOffer } from './payOffer.ts';

const now = new Date('2026-11-21T04:00:00Z');
const later = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);

const card: PayOffer = { kind: 'use_card', balance: 2 };
const countdown: PayOffer = { kind: 'card_countdown', availableAt: later(60) };
const price: PayOffer = { kind: 'pay_price', currentPrice: 38, originalPrice: 68 };
const trial: PayOffer = { kind: 'vip_trial' };
const upgrade: PayOffer = { kind: 'vip_upgrade' };

describe('the offers of the pay button', () => {
  it('keeps only the VIP offers with onlyVip, no card and no price [PAY-48]', () => {
    expect(offersShown([card, countdown, price, trial, upgrade], true)).toEqual([trial, upgrade]);
    expect(offersShown([card, price], true)).toEqual([]);
    expect(offersShown([card, price], false)).toEqual([card, price]);
  });

  it('makes the first available offer the primary one [PAY-36]', () => {
    expect(primaryOffer([card, price])).toBe(card);
    expect(primaryOffer([countdown, price, trial])).toBe(price);
    expect(primaryOffer([countdown])).toBeUndefined();
  });

  it('counts started days until a card is usable [PAY-37, PAY-49]', () => {
    expect(waitUntil(later(60), now)).toEqual({ days: 3 });
    expect(waitUntil(later(24), now)).toEqual({ days: 1 });
  });

  it('shows a clock within the last day, and never less than nothing [PAY-37]', () => {
    expect(waitUntil(later(6.5), now)).toEqual({ clock: '06:30:00' });
    expect(waitUntil(new Date(now.getTime() + 61_400), now)).toEqual({ clock: '00:01:02' });
    expect(waitUntil(later(-5), now)).toEqual({ clock: '00:00:00' });
  });

  it('counts from the given time, not from the local clock [PAY-47]', () => {
    const available = new Date('2031-01-11T00:00:00Z');
    expect(waitUntil(available, new Date('2031-01-01T00:00:00Z'))).toEqual({ days: 10 });
  });
});
