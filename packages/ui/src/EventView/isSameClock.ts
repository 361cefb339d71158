import { BEIJING } from '@rostra/i18n';

/** Whether a zone's wall clock shows what Beijing's does at an instant; then one time is enough. */
export const isSameClock = (at: Date, zone: string): boolean => {
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
  return clock(zone) === clock(BEIJING);
};
