import { formatDate } from '@rostra/i18n';
import { Calendar as CalendarIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { TextField } from 'react-aria-components/TextField';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import type { FieldWords } from '../Field/FieldParts.tsx';
import { useMissing } from '../Field/requiredField.tsx';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import { Calendar } from './Calendar.tsx';
import { midnightOf } from './day.ts';
import type { Day } from './day.ts';
import { parseDay } from './parseDay.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './DatePicker.css.ts';

export interface DatePickerProps extends FieldWords, RootProps {
  /** `2026-09-03`; null if there is none, or the text is not a selectable day. */
  value: Day | null;
  /** Gets the day once it is selected, or typed and left. Null for none. */
  onChange: (day: Day | null) => void;
  /** The reader's current day: marked, used as the example in messages, and the calendar's start without a value. */
  today: Day;
  /** The first selectable day. */
  minValue?: Day | undefined;
  /** The last selectable day. */
  maxValue?: Day | undefined;
  /** Marks days within the limits as unavailable, in the calendar and for typed dates. */
  isUnavailable?: ((day: Day) => boolean) | undefined;
  /** Disables typing and selecting. @default false */
  isDisabled?: boolean | undefined;
  /** Name under which the form's data holds the day, as `2026-09-03`; absent without one. */
  name?: string | undefined;
  /** An element after the date, inside the box. */
  end?: ReactNode;
  /** @default 'lg' */
  size?: 'md' | 'lg' | undefined;
}

/** A date, typed in common notations or picked from a calendar. It has no time and no zone. */
export function DatePicker(props: DatePickerProps) {
  const { label, labelEnd, hint, errorMessage, keepsHint, isOptional } = props;
  const { value, onChange, today, minValue, maxValue, isUnavailable } = props;
  const { isDisabled = false, isRequired = false, name, end, size = 'lg' } = props;
  const t = useOnDemandText();
  const locale = useUiLocale();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** Typed text that is unfinished or invalid; null while the field shows the value. */
  const [draft, setDraft] = useState<string | null>(null);
  /** The draft was finished and is checked; its problem is written in the current language. */
  const [isChecked, setChecked] = useState(false);
  const write = (day: Day): string => formatDate(midnightOf(day), locale, 'UTC');

  const problemOf = (day: Day | undefined): string | undefined => {
    if (day === undefined) return t('date.wrong', { example: write(today) });
    if (minValue !== undefined && day < minValue)
      return t('date.early', { limit: write(minValue) });
    if (maxValue !== undefined && day > maxValue) return t('date.late', { limit: write(maxValue) });
    return isUnavailable?.(day) === true ? t('date.unavailable') : undefined;
  };
  const give = (day: Day | null) => {
    if (day !== value) onChange(day);
  };
  const finish = () => {
    if (draft === null) return;
    const isEmpty = draft.trim() === '';
    const day = parseDay(draft);
    const found = isEmpty ? undefined : problemOf(day);
    setChecked(true);
    // Invalid text stays in the field, to be corrected.
    if (found === undefined) setDraft(null);
    give(isEmpty || found !== undefined || day === undefined ? null : day);
  };
  const choose = (day: Day) => {
    setDraft(null);
    give(day);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    finish();
    setOpen(true);
  };
  const problem = isChecked && draft !== null ? problemOf(parseDay(draft)) : undefined;
  const missing = useMissing(props, value === null);
  const shown = errorMessage ?? problem ?? missing;
  return (
    <TextField
      value={draft ?? (value === null ? '' : write(value))}
      onChange={(text) => {
        setDraft(text);
        setChecked(false);
      }}
      isInvalid={shown !== undefined}
      isDisabled={isDisabled}
      isRequired={isRequired}
      validationBehavior="aria"
      {...rootProps(props, field.field)}
    >
      <FieldLabel
        label={label}
        labelEnd={labelEnd}
        isOptional={isOptional}
        isRequired={isRequired}
      />
      <Group
        ref={box}
        className={`${field.box({ size })} ${styles.box}`}
        isInvalid={shown !== undefined}
        isDisabled={isDisabled}
        role="presentation"
      >
        <Input
          className={field.input}
          placeholder={t('date.format')}
          autoComplete="off"
          onKeyDown={onKeyDown}
          onBlur={finish}
        />
        {wrapTexts(end)}
        <span className={styles.open}>
          <IconButton
            icon={CalendarIcon}
            label={t('date.open', { label })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            isDisabled={isDisabled}
            onPress={() => setOpen(true)}
          />
        </span>
      </Group>
      {name !== undefined && value !== null && <input type="hidden" name={name} value={value} />}
      <FieldNotes hint={hint} errorMessage={shown} keepsHint={keepsHint} />
      <Popover
        triggerRef={box}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="bottom start"
        className={styles.popover}
      >
        <Dialog aria-label={label} className={styles.dialog}>
          <Calendar
            value={value}
            onChoose={choose}
            today={today}
            minValue={minValue}
            maxValue={maxValue}
            isUnavailable={isUnavailable}
          />
        </Dialog>
      </Popover>
    </TextField>
  );
}
