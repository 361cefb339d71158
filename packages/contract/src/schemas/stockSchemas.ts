import { z } from 'zod';

import { idValue, instant, localizedName } from './fields.ts';

/** A listed company with its market and currency (STK-03). */
export const corporation = z.object({
  id: idValue,
  ...localizedName,
  /** With its market: `3719.HK`. */
  code: z.string(),
  /** ISO 4217. */
  currency: z.string().length(3),
});

/** A stock with its prices, their time and their delay (STK-02, STK-05). */
export const stock = z.object({
  corporation,
  current_price: z.number().positive().nullable(),
  current_price_updated_at: instant.nullable(),
  /** Delay of the prices in minutes. */
  delay_minutes: z.number().int().nonnegative(),
  /** The last price of each recent trading day, oldest first. */
  prices: z.array(z.object({ day: z.iso.date(), price: z.number().positive() })),
});
