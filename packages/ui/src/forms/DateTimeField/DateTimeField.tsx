import { formatDateTime, formatZone } from '@rostra/i18n';
import { Globe } from 'lucide-react';
import { useId, useState } from 'react';
import { DatePicker } from '../DatePicker/index.ts';
import type { DatePickerProps, Day } from '../DatePicker/index.ts';
import * as field from '../Field/Field.css.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { SegmentedControl } from '../SegmentedControl/index.ts';
import { TextField } from '../TextField/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import { parseTime } from './parseTime.ts';
import { instantsOf, offsetText, wallAt } from './zonedTime.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './DateTimeField.css.ts';

export interface DateTimeFieldProps
  extends
    Pick<
      DatePickerProps,
      | 'label'
      | 'hint'
      | 'errorMessage'
      | 'isOptional'
      | 'isDisabled'
      | 'isRequired'
      | 'requiredMessage'
      | 'isUnavailable'
      | 'size'
    >,
    RootProps {
  /** UTC ms; null if there is none, or the text is not a selectable time. */
  value: number | null;
  /** Gets the instant when both parts are complete; null if one is cleared or invalid. */
  onChange: (instant: number | null) => void;
  /** IANA zone of the entered time: `Asia/Shanghai`. */
  timeZone: string;
  /** The zone's common name, if it has one: "Beijing time". @default its name in the reader's language */
  zoneName?: string | undefined;
  /** The current day in the zone: marked, and the calendar's start without a value. */
  today: Day;
  /** The earliest selectable instant, UTC ms. */
  minValue?: number | undefined;
  /** The latest selectable instant, UTC ms. */
  maxValue?: number | undefined;
  /** Name under which the form's data holds the instant, as ISO text; absent without one. */
  name?: string | undefined;
}

/** The contents of the two fields. */
interface Written {
  day: Day | null;
  time: string;
  /** 0 or 1: which of two occurrences if a clock change repeats the time. */
  turn: number;
}

/** A date and time in one zone, with the zone's name shown next to it. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, hint, errorMessage, isOptional, isUnavailable, size } = props;
  const { isRequired, requiredMessage, name } = props;
  const { value, onChange, timeZone, zoneName, today, minValue, maxValue } = props;
  const { isDisabled = false } = props;
  const t = useOnDemandText();
  const locale = useUiLocale();
  const zoneId = useId();

  const read = (instant: number | null): Written => {
    if (instant === null) return { day: null, time: '', turn: 0 };
    const wall = wallAt(instant, timeZone);
    return { ...wall, turn: Math.max(0, instantsOf(wall, timeZone).indexOf(instant)) };
  };
  const [written, setWritten] = useState(() => read(value));
  /** The last reported value; a different value or zone comes from outside. */
  const [given, setGiven] = useState({ value, timeZone });
  const [isTimeFinished, setTimeFinished] = useState(true);
  if (given.value !== value || given.timeZone !== timeZone) {
    setGiven({ value, timeZone });
    setWritten(read(value));
  }

  const { day, time, turn } = written;
  const clock = parseTime(time);
  const found =
    day === null || clock === undefined ? null : instantsOf({ day, time: clock }, timeZone);
  const limit = (instant: number): string => formatDateTime(new Date(instant), locale, timeZone);
  const problemOf = (instant: number): string | undefined => {
    if (minValue !== undefined && instant < minValue)
      return t('date.early', { limit: limit(minValue) });
    if (maxValue !== undefined && instant > maxValue)
      return t('date.late', { limit: limit(maxValue) });
    return undefined;
  };
  const momentOf = (instants: readonly number[] | null, which: number): number | null => {
    const instant = instants?.[which];
    return instant === undefined || problemOf(instant) !== undefined ? null : instant;
  };
  const change = (next: Written) => {
    const nextClock = parseTime(next.time);
    const instants =
      next.day === null || nextClock === undefined
        ? null
        : instantsOf({ day: next.day, time: nextClock }, timeZone);
    const instant = momentOf(instants, next.turn);
    setWritten(next);
    setGiven({ value: instant, timeZone });
    if (instant !== value) onChange(instant);
  };

  const finishTime = () => {
    setTimeFinished(true);
    change({ ...written, time: clock ?? time });
  };

  const moment = found?.[turn];
  const problem = (): string | undefined => {
    if (!isTimeFinished || time === '') return undefined;
    if (clock === undefined) return t('date.wrongTime');
    if (found?.length === 0) return t('date.gap', { time: clock });
    return moment === undefined ? undefined : problemOf(moment);
  };
  const noon = Date.parse(`${day ?? today}T12:00:00Z`);
  const dayAt = (instant: number): Day => wallAt(instant, timeZone).day;
  return (
    <div {...rootProps(props, `${field.field} ${styles.root}`)} role="group" aria-label={label}>
      <div className={styles.row}>
        <div className={styles.day}>
          <DatePicker
            label={label}
            hint={hint}
            errorMessage={errorMessage}
            isOptional={isOptional}
            isDisabled={isDisabled}
            isRequired={isRequired}
            requiredMessage={requiredMessage}
            isUnavailable={isUnavailable}
            size={size}
            value={day}
            onChange={(chosen) => change({ ...written, day: chosen, turn: 0 })}
            today={today}
            minValue={minValue === undefined ? undefined : dayAt(minValue)}
            maxValue={maxValue === undefined ? undefined : dayAt(maxValue)}
          />
        </div>
        <div className={styles.time}>
          <TextField
            label={t('date.time')}
            aria-describedby={zoneId}
            placeholder={t('date.timeFormat')}
            autoComplete="off"
            size={size}
            isDisabled={isDisabled}
            isRequired={isRequired}
            requiredMessage={requiredMessage}
            errorMessage={problem()}
            value={time}
            onChange={(text) => {
              setTimeFinished(false);
              setWritten({ ...written, time: text, turn: 0 });
            }}
            onBlur={finishTime}
            onKeyDown={(event) => {
              // Enter submits the form with this time, not with the one before.
              if (event.key === 'Enter') finishTime();
            }}
          />
        </div>
      </div>
      {name !== undefined && value !== null && (
        <input type="hidden" name={name} value={new Date(value).toISOString()} />
      )}
      {found?.length === 2 && isTimeFinished && (
        <div className={styles.twice}>
          <span role="status">{t('date.twice', { time: clock ?? '' })}</span>
          <SegmentedControl
            label={t('date.twice', { time: clock ?? '' })}
            value={String(turn)}
            onChange={(chosen) => change({ ...written, turn: Number(chosen) })}
            isDisabled={isDisabled}
            options={found.map((instant, which) => ({
              value: String(which),
              label: t(which === 0 ? 'date.first' : 'date.second', {
                offset: offsetText(instant, timeZone),
              }),
            }))}
          />
        </div>
      )}
      <span id={zoneId} className={styles.zone}>
        <Icon icon={Globe} size="sm" />
        <span>
          {t('date.zone', {
            zone: zoneName ?? formatZone(timeZone, locale),
            offset: offsetText(moment ?? noon, timeZone),
          })}
        </span>
      </span>
    </div>
  );
}
