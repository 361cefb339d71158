import { START_REMINDER_MINUTES } from '@rostra/contract';
import type { Product } from '#modules/products/index.ts';
import type { orderReminders } from './tables.ts';

const MINUTE_MS = 60 * 1000;

/** The kinds of news, by the key of their text. */
export type DueReminder = 'reminderOnSale' | 'reminderPriceChanged' | 'reminderStarting';

/**
 * Returns the news about a thing since the last check, for one reminder (PAY-59). A first price
 * means that it went on sale. A start within `START_REMINDER_MINUTES` is news, once for each start.
 */
export function dueReminders(
  reminder: Pick<typeof orderReminders.$inferSelect, 'seenCents' | 'notifiedStartsAt'>,
  { price, startsAt }: Pick<Product, 'price' | 'startsAt'>,
  now: Date,
): DueReminder[] {
  const due: DueReminder[] = [];
  if (price !== null && price !== reminder.seenCents) {
    due.push(reminder.seenCents === null ? 'reminderOnSale' : 'reminderPriceChanged');
  }
  if (startsAt !== undefined) {
    const left = startsAt.getTime() - now.getTime();
    const isSoon = left > 0 && left <= START_REMINDER_MINUTES * MINUTE_MS;
    const isNotified = reminder.notifiedStartsAt?.getTime() === startsAt.getTime();
    if (isSoon && !isNotified) due.push('reminderStarting');
  }
  return due;
}
