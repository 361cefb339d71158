import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { figuresOf, monthGrid } from '../../forms/DatePicker/day.ts';
import type { Day } from '../../forms/DatePicker/day.ts';
import { dayByKey } from '../../forms/DatePicker/dayByKey.ts';
import { writeDay } from '../../forms/DatePicker/writeDay.ts';
import type { EventCardData } from '../EventCard/index.ts';
import type { EventType } from '../EventStrip/EventBars.tsx';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { DayCell } from './DayCell.tsx';
import * as styles from './EventCalendar.css.ts';

interface MonthGridProps {
  /** The selected day; its month is shown. */
  day: Day;
  /** The reader's current day. */
  today: Day;
  /** Gets the day selected by press or key. */
  onDayChange: (day: Day) => void;
  /** Events by day; null if not loaded. */
  events: ReadonlyMap<Day, readonly EventCardData[]> | null;
  /** Event types in the order of their colors. */
  types: readonly EventType[];
  /** IANA zone in which times are shown. */
  timeZone: string;
  /** 0 is Sunday. */
  firstWeekday: number;
  /** ID of the heading that names the month. */
  labelledBy: string;
}

/** Six weeks of a month, as one tab stop with arrow keys. */
export function MonthGrid(props: MonthGridProps) {
  const { day, today, onDayChange, events, types, timeZone, firstWeekday, labelledBy } = props;
  const locale = useUiLocale();
  const grid = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }, [day]);

  // A day in another month renders that month's grid, and the focus follows.
  const go = (to: Day) => {
    takesFocus.current = true;
    onDayChange(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = dayByKey(event, day, firstWeekday);
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const weeks = monthGrid(day, firstWeekday);
  const { month } = figuresOf(day);
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-busy={events === null}
      className={styles.grid}
      onKeyDown={onKeyDown}
    >
      <div role="row" className={styles.week}>
        {(weeks[0] ?? []).map((first) => (
          <div
            key={first}
            role="columnheader"
            aria-label={writeDay(first, locale, { weekday: 'long' })}
            className={styles.weekday}
          >
            {writeDay(first, locale, { weekday: 'short' })}
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className={styles.week}>
          {week.map((each) => (
            <DayCell
              key={each}
              day={each}
              events={events && (events.get(each) ?? [])}
              types={types}
              timeZone={timeZone}
              isOutside={figuresOf(each).month !== month}
              isChosen={each === day}
              isToday={each === today}
              onChoose={() => go(each)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
