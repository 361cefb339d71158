import { useId, useState } from 'react';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import type { FieldWords } from '../Field/FieldParts.tsx';
import { useOnDemandText } from '../TextProvider/useOnDemandText.ts';
import { NumberBox } from './NumberBox.tsx';

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
  const { value, onChange, fractionDigits = 0, unit, suffix } = props;
  const { minValue, maxValue, step, name } = props;
  const { isDisabled = false, isReadOnly = false, isRequired = false } = props;
  const suffixId = useId();
  const t = useOnDemandText();
  const [refused, setRefused] = useState<string>();
  const problem =
    errorMessage ??
    (refused === never
      ? never
      : t(fractionDigits === 0 ? 'number.refusedWhole' : 'number.refused', { text: refused }));
  const isInvalid = problem !== never;
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
      <NumberBox {...props} isInvalid={isInvalid} suffixId={suffixId} onRefused={setRefused} />
      <FieldNotes
        hint={hint}
        errorMessage={problem}
        keepsHint={keepsHint}
        // What is refused is told while the reader is in the field.
        isAlert={errorMessage === never}
      />
    </AriaNumberField>
  );
}
