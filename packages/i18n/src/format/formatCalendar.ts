import type { Locale } from '../locale.ts';
import { BEIJING, partsOf, together } from './timeParts.ts';

/** `Sep 2026`; `2026 年 9 月`. */
export const formatMonth = (instant: Date, locale: Locale, timeZone = BEIJING): string => {
  const { year, month } = partsOf(instant, timeZone, locale);
  return together(locale === 'en' ? `${month} ${year}` : `${year} 年 ${month} 月`);
};

/** `Tue` and `8`; `周二` and `8`: a day whose month is shown elsewhere. */
export const formatShortDay = (
  instant: Date,
  locale: Locale,
  timeZone = BEIJING,
): { weekday: string; day: string } => {
  const { weekday, day } = partsOf(instant, timeZone, locale);
  return { weekday, day };
};

/** `Beijing time`, `Eastern Time`; `北京时间`, `北美东部时间`: an IANA zone as readers name it. */
export const formatZone = (timeZone: string, locale: Locale): string => {
  if (timeZone === BEIJING) return locale === 'en' ? 'Beijing time' : '北京时间';
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
};
