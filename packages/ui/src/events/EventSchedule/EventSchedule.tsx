import { formatClockRange, formatDate, formatDay } from '@rostra/i18n';
import { isSameClock } from '../../reading/EventView/isSameClock.ts';
import { SectionHead } from '../../layout/SectionHead/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Tag } from '../../status/Tag/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './EventSchedule.css.ts';

/** A meeting or time slot. */
export interface ScheduleEntry {
  key: string;
  startsAt: Date;
  endsAt: Date;
  /** How and where it takes place. */
  note: string;
  /** The reader has booked it. */
  isOwn?: boolean | undefined;
  /** The status, if it will not take place. */
  stateWord?: string | undefined;
}

export interface EventScheduleProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** In chronological order. */
  entries: readonly ScheduleEntry[];
  /** The reader's time zone, IANA; its time is added where it differs. */
  readerZone?: string | undefined;
}

/** Times of an event's meetings: in Beijing time, and in the reader's zone if different (I18N-16). */
export function EventSchedule({ t, entries, readerZone, ...root }: EventScheduleProps) {
  const locale = useUiLocale();
  return (
    <section {...rootProps(root)} aria-labelledby="event-schedule">
      <SectionHead
        id="event-schedule"
        title={t('registration.schedule.title')}
        sub={t('registration.schedule.beijing')}
      />
      {entries.length === 0 ? (
        <Text size="sm" tone="secondary">
          {t('registration.schedule.none')}
        </Text>
      ) : (
        <ul className={styles.list}>
          {entries.map(({ key, startsAt, endsAt, note, isOwn = false, stateWord }) => (
            <li key={key} className={styles.entry}>
              <span className={styles.day}>{formatDay(startsAt, locale)}</span>
              <span className={styles.words}>
                <time
                  dateTime={startsAt.toISOString()}
                  title={`${formatDate(startsAt, locale)} ${formatClockRange(startsAt, endsAt)}`}
                  className={styles.clock}
                >
                  {formatClockRange(startsAt, endsAt)}
                </time>
                <Text as="span" size="sm" tone="secondary">
                  {note}
                </Text>
                {readerZone !== undefined && !isSameClock(startsAt, readerZone) && (
                  <Text as="span" size="sm" tone="secondary" isTabular>
                    {t('registration.schedule.yours', {
                      time: `${formatDay(startsAt, locale, readerZone)} ${formatClockRange(startsAt, endsAt, readerZone)}`,
                    })}
                  </Text>
                )}
              </span>
              {isOwn && <Tag tone="success">{t('registration.slots.yours')}</Tag>}
              {stateWord !== undefined && <Tag>{stateWord}</Tag>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
