import { formatClockRange, formatDate, formatDay } from '@rostra/i18n';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { isSameClock } from '../../reading/EventView/isSameClock.ts';
import { RadioGroup } from '../../forms/RadioGroup/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Tag } from '../../status/Tag/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './SlotPicker.css.ts';

/** One thing to choose: a time slot, or a meeting without slots. */
export interface SlotChoice {
  /** Names it among the others. */
  key: string;
  startsAt: Date;
  endsAt: Date;
  /** The form and the location of the event. */
  note: string;
  state: 'open' | 'full' | 'over' | 'canceled';
  /** The status in words, where it can't be chosen. */
  stateWord?: string | undefined;
  /** Null: no limit. */
  seatsLeft: number | null;
}

export interface SlotPickerProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** In order of time; an unavailable slot stays in its place with its status. */
  slots: readonly SlotChoice[];
  /** The key of the one chosen. */
  value: string | null;
  /** Gets the key of the slot pressed. */
  onChange: (key: string) => void;
  /**
   * The number of attempts to continue without a choice. From the first one on, a message asks for
   * a choice, and each attempt moves the focus to the choices (REG-11). @default 0
   */
  misses?: number | undefined;
  /** Where the reader is, IANA; its time is added where it differs. */
  readerZone?: string | undefined;
}

function Seats({ t, slot }: { t: ScreenText; slot: SlotChoice }) {
  if (slot.state !== 'open') return <Tag>{slot.stateWord}</Tag>;
  if (slot.seatsLeft === null) return null;
  return (
    <Tag tone="success">
      {slot.seatsLeft === 1
        ? t('registration.slots.seatOne')
        : t('registration.slots.seats', { count: slot.seatsLeft })}
    </Tag>
  );
}

/** Exactly one of an event's time slots, in Beijing time (REG-11, REG-12). */
export function SlotPicker({
  t,
  slots,
  value,
  onChange,
  misses = 0,
  readerZone,
  ref,
  className,
}: SlotPickerProps) {
  const locale = useUiLocale();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLElement, []);
  useEffect(() => {
    if (misses > 0) root.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus();
  }, [misses]);
  return (
    <div {...rootProps({ ref: root, className }, styles.root)}>
      <RadioGroup
        look="boxed"
        label={t('registration.slots.label')}
        hint={t('registration.slots.hint')}
        errorMessage={misses > 0 && value === null ? t('registration.slots.missing') : undefined}
        value={value}
        onChange={onChange}
        options={slots.map((slot) => ({
          value: slot.key,
          isDisabled: slot.state !== 'open',
          label: (
            <span className={styles.time}>
              <span className={styles.day}>{formatDay(slot.startsAt, locale)}</span>
              <time
                dateTime={slot.startsAt.toISOString()}
                title={`${formatDate(slot.startsAt, locale)} ${formatClockRange(slot.startsAt, slot.endsAt)}`}
              >
                {formatClockRange(slot.startsAt, slot.endsAt)}
              </time>
            </span>
          ),
          note: (
            <span className={styles.note}>
              <span>{slot.note}</span>
              {readerZone !== undefined && !isSameClock(slot.startsAt, readerZone) && (
                <span>
                  {t('registration.schedule.yours', {
                    time: `${formatDay(slot.startsAt, locale, readerZone)} ${formatClockRange(slot.startsAt, slot.endsAt, readerZone)}`,
                  })}
                </span>
              )}
            </span>
          ),
          end: <Seats t={t} slot={slot} />,
        }))}
      />
    </div>
  );
}
