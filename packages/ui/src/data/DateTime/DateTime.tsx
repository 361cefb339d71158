import { formatClock, formatClockRange, formatDate, formatDateTime, formatDay } from '@rostra/i18n';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';

export interface DateTimeProps extends RootProps {
  /** Shown in `timeZone` and the interface's language; the element also carries it in UTC. */
  instant: Date;
  /** The end of a time range, with `clock`. */
  until?: Date | undefined;
  /** The parts to show. @default 'dateTime' */
  show?: 'dateTime' | 'date' | 'day' | 'clock' | undefined;
  /** @default Beijing; name the zone once a page */
  timeZone?: string | undefined;
}

/** A point in time, formatted in the reader's language. */
export function DateTime({ instant, until, show = 'dateTime', timeZone, ...root }: DateTimeProps) {
  const locale = useUiLocale();
  const texts = {
    dateTime: () => formatDateTime(instant, locale, timeZone),
    date: () => formatDate(instant, locale, timeZone),
    day: () => formatDay(instant, locale, timeZone),
    clock: () =>
      until ? formatClockRange(instant, until, timeZone) : formatClock(instant, timeZone),
  };
  return (
    <time {...rootProps(root)} dateTime={instant.toISOString()} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {texts[show]()}
    </time>
  );
}
