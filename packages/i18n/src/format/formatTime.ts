import type { Locale } from '../locale.ts';
import { BEIJING, partsOf, together } from './timeParts.ts';

export { BEIJING };

/** Days after which a date is shown instead of "n days ago" (platform §9). */
export const RELATIVE_TIME_DAYS = 30;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `3 Sep 2026`; `2026 年 9 月 3 日` (look/language.md §11), with no-break spaces. */
export const formatDate = (instant: Date, locale: Locale, timeZone = BEIJING): string => {
  const { year, month, day } = partsOf(instant, timeZone, locale);
  return together(locale === 'en' ? `${day} ${month} ${year}` : `${year} 年 ${month} 月 ${day} 日`);
};

/** `14:30`, 24 hours. */
export const formatClock = (instant: Date, timeZone = BEIJING): string => {
  const { hour, minute } = partsOf(instant, timeZone, 'en');
  return `${hour}:${minute}`;
};

/** `3 Sep 2026, 14:30`; `2026 年 9 月 3 日 14:30`. */
export const formatDateTime = (instant: Date, locale: Locale, timeZone = BEIJING): string =>
  `${formatDate(instant, locale, timeZone)}${locale === 'en' ? ', ' : ' '}${formatClock(instant, timeZone)}`;

/** `Tue 8 Sep, 14:30`; `9 月 8 日 周二 14:30`. */
export const formatDay = (instant: Date, locale: Locale, timeZone = BEIJING): string => {
  const { month, day, weekday } = partsOf(instant, timeZone, locale);
  return locale === 'en'
    ? together(`${weekday} ${day} ${month}`)
    : `${together(`${month} 月 ${day} 日`)} ${weekday}`;
};

/** `14:30–15:30`. */
export const formatClockRange = (from: Date, until: Date, timeZone = BEIJING): string =>
  `${formatClock(from, timeZone)}–${formatClock(until, timeZone)}`;

const words = {
  en: {
    now: 'now',
    minutes: (n: number) => `${n} min ago`,
    hours: (n: number) => (n === 1 ? '1 hour ago' : `${n} hours ago`),
    days: (n: number) => (n === 1 ? '1 day ago' : `${n} days ago`),
  },
  'zh-CN': {
    now: '刚刚',
    minutes: (n: number) => `${n} 分钟前`,
    hours: (n: number) => `${n} 小时前`,
    days: (n: number) => `${n} 天前`,
  },
} as const;

/**
 * How long ago: now, minutes, hours below 24 h, days from 1 to 30, beyond that a date
 * (platform §9, decisions I18N-15). An instant of the future reads as now.
 */
export const formatRelativeTime = (
  instant: Date,
  now: Date,
  locale: Locale,
  timeZone = BEIJING,
): string => {
  const age = now.getTime() - instant.getTime();
  if (age < MINUTE) return words[locale].now;
  if (age < HOUR) return words[locale].minutes(Math.floor(age / MINUTE));
  if (age < DAY) return words[locale].hours(Math.floor(age / HOUR));
  const days = Math.floor(age / DAY);
  return days > RELATIVE_TIME_DAYS
    ? formatDate(instant, locale, timeZone)
    : words[locale].days(days);
};
