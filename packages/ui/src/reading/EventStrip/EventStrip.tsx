import { formatMonth, formatShortDay } from '@rostra/i18n';
import { PressedButton } from '../../actions/ToggleButton/PressedButton.tsx';
import { Link } from '../../foundations/Link/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { EventBars } from './EventBars.tsx';
import type { EventCounts, EventType } from './EventBars.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './EventStrip.css.ts';

/** One day of the strip in Beijing time: `2026-09-03`. */
export interface EventDay {
  day: string;
  /** Noon of the day in Beijing, to format its name. */
  date: Date;
  /** Event counts by type ID. */
  counts: EventCounts;
}

export interface EventStripProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Event types; the first four have their own color, all others share the fourth's. */
  types: readonly EventType[];
  /** Seven days, today first. */
  days: readonly EventDay[];
  /** Link to all events; left out if absent. */
  allHref?: string | undefined;
  /** The day whose events are listed below, or null. */
  chosen: string | null;
  /** Gets the day, or null if the selected one is pressed again. */
  onChoose: (day: string | null) => void;
}

const totalOf = ({ counts }: EventDay): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const countText = (t: ScreenText, count: number): string => {
  if (count === 0) return t('home.week.none');
  return count === 1 ? t('home.week.countOne') : t('home.week.count', { count });
};

/** The next seven days with their events by type. Selecting a day lists its events below. */
export function EventStrip({
  t,
  types,
  days,
  allHref,
  chosen,
  onChoose,
  ...root
}: EventStripProps) {
  const locale = useUiLocale();
  const total = days.reduce((sum, day) => sum + totalOf(day), 0);
  const first = days[0];
  return (
    <section {...rootProps(root, styles.place)} aria-label={t('home.week.label')}>
      <div className={styles.strip}>
        <div className={styles.lead}>
          <div>
            <b className={styles.month}>{first ? formatMonth(first.date, locale) : ''}</b>
            <span className={styles.total}>{t('home.week.total', { count: total })}</span>
            <span className={styles.total}>{t('home.week.zone')}</span>
          </div>
          {allHref !== undefined && (
            <Link href={allHref} emphasis="strong" size="sm">
              {t('home.week.all')}
            </Link>
          )}
        </div>
        {days.map((entry, index) => {
          const { weekday, day } = formatShortDay(entry.date, locale);
          const count = totalOf(entry);
          return (
            <PressedButton
              key={entry.day}
              className={styles.day}
              data-print="text"
              isSelected={chosen === entry.day}
              onChange={(isOn) => onChoose(isOn ? entry.day : null)}
            >
              <span className={styles.name}>
                <span className={styles.number}>{day}</span>
                <span className={styles.weekday({ isToday: index === 0 })}>
                  {index === 0 ? t('home.week.today') : weekday}
                </span>
              </span>
              <EventBars types={types} counts={entry.counts} />
              <span className={styles.count}>
                <span className={styles.countWords}>{countText(t, count)}</span>
                <span className={styles.countFigure} aria-hidden>
                  {count === 0 ? t('home.week.none') : count}
                </span>
                <span className={styles.countFigure}>
                  <VisuallyHidden>{countText(t, count)}</VisuallyHidden>
                </span>
              </span>
            </PressedButton>
          );
        })}
      </div>
    </section>
  );
}
