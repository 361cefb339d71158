import { formatDateTime, formatRelativeTime } from '@rostra/i18n';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';

export interface RelativeTimeProps extends RootProps {
  /** The moment to show; one far from `now` is written as a date in `timeZone`. */
  instant: Date;
  /** The app's clock: the server's time while hydrating. */
  now: Date;
  /** @default Beijing */
  timeZone?: string | undefined;
}

/** The time elapsed; the exact time on hover and for machines (UI-13). */
export function RelativeTime({ instant, now, timeZone, ...root }: RelativeTimeProps) {
  const locale = useUiLocale();
  return (
    <time {...rootProps(root)} dateTime={instant.toISOString()} title={formatDateTime(instant, locale, timeZone)}>
      {formatRelativeTime(instant, now, locale, timeZone)}
    </time>
  );
}
