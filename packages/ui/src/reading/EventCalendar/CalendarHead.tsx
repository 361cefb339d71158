import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { addMonths } from '../../forms/DatePicker/day.ts';
import type { Day } from '../../forms/DatePicker/day.ts';
import { writeDay } from '../../forms/DatePicker/writeDay.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { Select } from '../../forms/Select/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import * as styles from './EventCalendar.css.ts';

interface CalendarHeadProps {
  /** A day in the displayed month. */
  day: Day;
  /** The reader's current day. */
  today: Day;
  /** Gets a day in the month to display. */
  onDayChange: (day: Day) => void;
  /** ID of the month's heading. */
  id: string;
}

/** Months offered before and after the current one. */
const MONTHS_ASIDE = 12;

/** The month's name, with controls for the previous, next, current or any month (CAL-04). */
export function CalendarHead({ day, today, onDayChange, id }: CalendarHeadProps) {
  const t = useOnDemandText();
  const locale = useUiLocale();
  const write = (month: Day): string => writeDay(month, locale, { year: 'numeric', month: 'long' });
  const aside = Array.from({ length: 2 * MONTHS_ASIDE + 1 }, (_, at) => at - MONTHS_ASIDE)
    .filter((months) => months !== 0)
    .map((months) => addMonths(day, months));
  return (
    <div className={styles.head}>
      <div className={styles.title} aria-live="polite">
        <Heading level={2} size="title-md" id={id}>
          {write(day)}
        </Heading>
      </div>
      <span className={styles.turns}>
        <IconButton
          icon={ChevronLeft}
          label={t('calendar.previous')}
          onPress={() => onDayChange(addMonths(day, -1))}
        />
        <IconButton
          icon={ChevronRight}
          label={t('calendar.next')}
          onPress={() => onDayChange(addMonths(day, 1))}
        />
      </span>
      <Button tone="neutral" emphasis="outline" onPress={() => onDayChange(today)}>
        {t('calendar.today')}
      </Button>
      <div className={styles.otherMonth}>
        <Select
          isLabelHidden
          label={t('calendar.month')}
          size="md"
          value=""
          placeholder={t('calendar.otherMonth')}
          options={aside.map((month) => ({ value: month, label: write(month) }))}
          onChange={onDayChange}
        />
      </div>
    </div>
  );
}
