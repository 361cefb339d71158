import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import { addMonths, figuresOf, monthGrid, within } from './day.ts';
import type { Day } from './day.ts';
import { dayByKey } from './dayByKey.ts';
import { FIRST_WEEKDAY, writeDay } from './writeDay.ts';
import * as styles from './DatePicker.css.ts';

interface CalendarProps {
  /** Null if no day is selected. */
  value: Day | null;
  /** Gets the selected day. */
  onChoose: (day: Day) => void;
  /** Marked, and shown initially if no day is selected. */
  today: Day;
  /** The first selectable day. */
  minValue: Day | undefined;
  /** The last selectable day. */
  maxValue: Day | undefined;
  /** Marks days within the limits that cannot be selected. */
  isUnavailable: ((day: Day) => boolean) | undefined;
}

/** The grid of one month, navigated by arrow keys. */
export function Calendar({
  value,
  onChoose,
  today,
  minValue,
  maxValue,
  isUnavailable,
}: CalendarProps) {
  const t = useOnDemandText();
  const locale = useUiLocale();
  const headId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [requested, setFocused] = useState(value ?? today);
  const focused = within(requested, minValue, maxValue);
  const isByKey = useRef(true);
  useEffect(() => {
    if (!isByKey.current) return;
    isByKey.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused]);

  const firstWeekday = FIRST_WEEKDAY[locale];
  const weeks = monthGrid(focused, firstWeekday);
  const write = (day: Day, options: Intl.DateTimeFormatOptions): string =>
    writeDay(day, locale, options);
  const month = figuresOf(focused).month;
  const firstOfMonth = `${focused.slice(0, 8)}01`;
  const isAtStart = minValue !== undefined && firstOfMonth <= minValue;
  const isAtEnd = maxValue !== undefined && addMonths(firstOfMonth, 1) > maxValue;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = dayByKey(event, focused, firstWeekday);
    if (place === undefined) return;
    event.preventDefault();
    isByKey.current = true;
    setFocused(within(place, minValue, maxValue));
  };
  const turn = (months: number) => setFocused(addMonths(focused, months));

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <span className={styles.turns}>
          <IconButton
            icon={ChevronsLeft}
            size="sm"
            label={t('date.previousYear')}
            isDisabled={isAtStart}
            onPress={() => turn(-12)}
          />
          <IconButton
            icon={ChevronLeft}
            size="sm"
            label={t('date.previousMonth')}
            isDisabled={isAtStart}
            onPress={() => turn(-1)}
          />
        </span>
        <span id={headId} aria-live="polite" className={styles.month}>
          {write(focused, { year: 'numeric', month: 'long' })}
        </span>
        <span className={styles.turns}>
          <IconButton
            icon={ChevronRight}
            size="sm"
            label={t('date.nextMonth')}
            isDisabled={isAtEnd}
            onPress={() => turn(1)}
          />
          <IconButton
            icon={ChevronsRight}
            size="sm"
            label={t('date.nextYear')}
            isDisabled={isAtEnd}
            onPress={() => turn(12)}
          />
        </span>
      </div>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-labelledby={headId}
        className={styles.grid}
        onKeyDown={onKeyDown}
      >
        <div role="row" className={styles.week}>
          {(weeks[0] ?? []).map((day) => (
            <div
              key={day}
              role="columnheader"
              aria-label={write(day, { weekday: 'long' })}
              className={styles.weekday}
            >
              {write(day, { weekday: locale === 'en' ? 'short' : 'narrow' })}
            </div>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row" className={styles.week}>
            {week.map((day) => {
              const figures = figuresOf(day);
              const isOut =
                within(day, minValue, maxValue) !== day || isUnavailable?.(day) === true;
              const words = write(day, { dateStyle: 'full' });
              return (
                <div key={day} role="gridcell" aria-selected={day === value}>
                  <PlainButton
                    className={styles.day({
                      look: day === value ? 'chosen' : figures.month === month ? 'plain' : 'beside',
                      isToday: day === today,
                      isOut,
                    })}
                    aria-label={day === today ? t('date.today', { day: words }) : words}
                    aria-disabled={isOut || undefined}
                    tabIndex={day === focused ? 0 : -1}
                    onPress={() => {
                      if (!isOut) onChoose(day);
                    }}
                  >
                    {figures.date}
                  </PlainButton>
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
