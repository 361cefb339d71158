import { START_REMINDER_MINUTES } from '@rostra/contract';
import type { Goods } from '#modules/goods/index.ts';
import type { orderReminders } from './tables.ts';

const MINUTE_MS = 60 * 1000;

/** What there is to tell, by the text's key. */
export type ReminderNews = 'reminderOnSale' | 'reminderPriceChanged' | 'reminderStarting';

/**
 * What is new of a thing since it was last looked at, for the one who asked (PAY-59). A price that is
 * there for the first time means that it went on sale; about to start is what begins within
 * `START_REMINDER_MINUTES`, and each start is told of once.
 */
export function reminderNews(
  reminder: Pick<typeof orderReminders.$inferSelect, 'seenCents' | 'toldStartsAt'>,
  { price, startsAt }: Pick<Goods, 'price' | 'startsAt'>,
  now: Date,
): ReminderNews[] {
  const news: ReminderNews[] = [];
  if (price !== null && price !== reminder.seenCents) {
    news.push(reminder.seenCents === null ? 'reminderOnSale' : 'reminderPriceChanged');
  }
  if (startsAt !== undefined) {
    const left = startsAt.getTime() - now.getTime();
    const isSoon = left > 0 && left <= START_REMINDER_MINUTES * MINUTE_MS;
    const isTold = reminder.toldStartsAt?.getTime() === startsAt.getTime();
    if (isSoon && !isTold) news.push('reminderStarting');
  }
  return news;
}
