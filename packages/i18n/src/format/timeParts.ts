import type { Locale } from '../locale.ts';

/** The zone shown first for event times (I18N-16). */
export const BEIJING = 'Asia/Shanghai';

interface Parts {
  year: string;
  month: string;
  day: string;
  weekday: string;
  hour: string;
  minute: string;
}

const partFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns the parts of an instant in a zone, as that language writes them; equal formats are made once. */
export const partsOf = (instant: Date, timeZone: string, locale: Locale): Parts => {
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
export const together = (date: string): string => date.replaceAll(' ', '\u00A0');
