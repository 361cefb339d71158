import type { Locale } from '../locale.ts';

/** The zone shown first for event times (I18N-16). */
export const BEIJING = 'Asia/Shanghai';

/** Days after which a date is shown instead of "n days ago" (platform §9). */
export const RELATIVE_TIME_DAYS = 30;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Parts {
  year: string;
  month: string;
  day: string;
  weekday: string;
  hour: string;
  minute: string;
}

const partFormats = new Map<string, Intl.DateTimeFormat>();

const partsOf = (instant: Date, timeZone: string, locale: Locale): Parts => {
  const key = `${locale} ${timeZone}`;
  let format = partFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, {
      timeZone,
      year: 'numeric',
      month: locale === 'en' ? 'short' : 'numeric',
      day: 'numeric',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    partFormats.set(key, format);
  }
  const found = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  const part = (name: keyof Parts): string => found[name] ?? '';
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    weekday: part('weekday'),
    hour: part('hour'),
    minute: part('minute'),
  };
};

/** Keeps a date on one line: it may break before the weekday or the clock, never inside. */
const together = (date: string): string => date.replaceAll(' ', '\u00A0');

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
