import { START_REMINDER_MINUTES } from '@rostra/contract';
import type { Reminded } from './RemindedSubject.ts';
import type { orderReminders } from './tables.ts';

const MINUTE_MS = 60 * 1000;

/** Kinds of reminders, by the key of their text. */
export type DueReminder = 'reminderOnSale' | 'reminderPriceChanged' | 'reminderStarting';

/**
 * Returns the reminders due since the last check (PAY-59): a first price (on sale), a new price, or
 * a start within `START_REMINDER_MINUTES`, once per start.
 */
export function dueReminders(
  reminder: Pick<typeof orderReminders.$inferSelect, 'seenCents' | 'notifiedStartsAt'>,
  { price, startsAt }: Pick<Reminded, 'price' | 'startsAt'>,
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
