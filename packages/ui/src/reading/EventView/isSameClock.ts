import { BEIJING } from '@rostra/i18n';

/** Returns whether a zone's local time equals Beijing time at an instant; then one time is enough. */
export const isSameClock = (at: Date, zone: string): boolean => {
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
  return clock(zone) === clock(BEIJING);
};
