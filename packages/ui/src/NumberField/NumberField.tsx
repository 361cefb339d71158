import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import type { FieldWords } from '../Field/FieldParts.tsx';
import { Icon } from '../Icon/index.ts';
import * as styles from './NumberField.css.ts';

export interface NumberFieldProps extends FieldWords {
  /** Null while nothing is written. */
  value: number | null;
  /** Gets the number when it is finished: Enter, Tab, a step. Always within the limits; null for none. */
  onChange: (value: number | null) => void;
  /** The least that may be written; less becomes it. */
  minValue?: number | undefined;
  /** The most that may be written; more becomes it. */
  maxValue?: number | undefined;
  /** What a press of an arrow key or a button adds; what is written is brought to a step too. @default 1 */
  step?: number | undefined;
  /** Figures after the point. @default 0: whole numbers */
  fractionDigits?: number | undefined;
  /** A unit that the language has a word for, written with the number: "30 minutes", "30分钟". */
  unit?: 'minute' | 'hour' | 'day' | 'month' | 'year' | 'percent' | 'megabyte' | undefined;
  /** Any other unit, after the number and read with it: "seats". */
  suffix?: string | undefined;
  /** An example; never the only place of what has to be known. */
  placeholder?: string | undefined;
  /** Nothing can be written. @default false */
  isDisabled?: boolean | undefined;
  /** Can be read and copied, not changed. @default false */
  isReadOnly?: boolean | undefined;
  /** Told to screen readers; the form says what is missing. @default false */
  isRequired?: boolean | undefined;
  /** By which a form that is sent before scripts names it. */
  name?: string | undefined;
  /** @default 'lg' */
  size?: 'md' | 'lg' | undefined;
}

// Not given.
const never = undefined;

/** A number that is written or counted up and down, in the figures and units of the reader's language. */
export function NumberField(props: NumberFieldProps) {
  const { label, labelEnd, hint, errorMessage, keepsHint, isOptional } = props;
  const { value, onChange, fractionDigits = 0, unit, suffix, placeholder, size = 'lg' } = props;
  const { minValue, maxValue, step, name } = props;
  const { isDisabled = false, isReadOnly = false, isRequired = false } = props;
  const suffixId = useId();
  const isInvalid = errorMessage !== never;
  return (
    <AriaNumberField
      // React Aria writes "nothing" as not a number.
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      {...(minValue === never ? {} : { minValue })}
      {...(maxValue === never ? {} : { maxValue })}
      {...(step === never ? {} : { step })}
      {...(name === never ? {} : { name })}
      {...(suffix === never ? {} : { 'aria-describedby': suffixId })}
      formatOptions={{
        maximumFractionDigits: fractionDigits,
        ...(unit === never
          ? {}
          : { style: 'unit', unit, unitDisplay: unit === 'percent' ? 'short' : 'long' }),
      }}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isRequired={isRequired}
      isInvalid={isInvalid}
      isWheelDisabled
      validationBehavior="aria"
      className={field.field}
    >
      <FieldLabel label={label} labelEnd={labelEnd} isOptional={isOptional} />
      <Group
        className={`${field.box({ size })} ${styles.box}`}
        isInvalid={isInvalid}
        isDisabled={isDisabled}
        role="presentation"
      >
        <Input
          className={`${field.input} ${styles.input}`}
          {...(placeholder === never ? {} : { placeholder })}
        />
        {suffix !== never && (
          <span id={suffixId} className={styles.suffix}>
            {suffix}
          </span>
        )}
        {!isReadOnly && (
          <>
            <Button slot="decrement" className={styles.step}>
              <Icon icon={Minus} size="sm" />
            </Button>
            <Button slot="increment" className={styles.step}>
              <Icon icon={Plus} size="sm" />
            </Button>
          </>
        )}
      </Group>
      <FieldNotes hint={hint} errorMessage={errorMessage} keepsHint={keepsHint} />
    </AriaNumberField>
  );
}
