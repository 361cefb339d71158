import { formatClock, formatClockRange, formatDate, formatDateTime, formatDay } from '@rostra/i18n';
import { useUiLocale } from '../TextProvider/index.ts';

export interface DateTimeProps {
  /** Written in `timeZone` and the interface's language; the element carries it in UTC too. */
  instant: Date;
  /** The end of a range of times, with `clock`. */
  until?: Date | undefined;
  /** What is told of it. @default 'dateTime' */
  show?: 'dateTime' | 'date' | 'day' | 'clock' | undefined;
  /** @default Beijing; name the zone once a page */
  timeZone?: string | undefined;
}

/** A point in time as the reader's language writes it. */
export function DateTime({ instant, until, show = 'dateTime', timeZone }: DateTimeProps) {
  const locale = useUiLocale();
  const texts = {
    dateTime: () => formatDateTime(instant, locale, timeZone),
    date: () => formatDate(instant, locale, timeZone),
    day: () => formatDay(instant, locale, timeZone),
    clock: () =>
      until ? formatClockRange(instant, until, timeZone) : formatClock(instant, timeZone),
  };
  return (
    <time dateTime={instant.toISOString()} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {texts[show]()}
    </time>
  );
}
