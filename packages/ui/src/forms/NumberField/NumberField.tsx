import { useId, useState } from 'react';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import type { FieldWords } from '../Field/FieldParts.tsx';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import { NumberBox } from './NumberBox.tsx';

export interface NumberFieldProps extends FieldWords {
  /** Null while the field is empty. */
  value: number | null;
  /**
   * Receives the number when it is complete: Enter, Tab, a step. Always within the limits; null for
   * none.
   */
  onChange: (value: number | null) => void;
  /** The minimum; a smaller number becomes it. */
  minValue?: number | undefined;
  /** The maximum; a larger number becomes it. */
  maxValue?: number | undefined;
  /**
   * The amount that an arrow key or a button adds; typed numbers are rounded to a step too.
   * @default 1
   */
  step?: number | undefined;
  /** The number of decimals. @default 0: whole numbers */
  fractionDigits?: number | undefined;
  /** A unit that the language has a word for, written with the number: "30 minutes", "30分钟". */
  unit?: 'minute' | 'hour' | 'day' | 'month' | 'year' | 'percent' | 'megabyte' | undefined;
  /** Any other unit, announced with the number: "seats". */
  suffix?: string | undefined;
  /** An example; never the only place for essential information. */
  placeholder?: string | undefined;
  /** Nothing can be typed. @default false */
  isDisabled?: boolean | undefined;
  /** Can be read and copied, not changed. @default false */
  isReadOnly?: boolean | undefined;
  /** Announced by screen readers; the form reports a missing value. @default false */
  isRequired?: boolean | undefined;
  /** Its name in a form that is submitted before scripts load. */
  name?: string | undefined;
  /** @default 'lg' */
  size?: 'md' | 'lg' | undefined;
}

// Not given.
const never = undefined;

/** A number to type or to step up and down, in the digits and units of the reader's language. */
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
      // React Aria represents an empty field as NaN.
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
        // A refusal is announced while the reader is in the field.
        isAlert={errorMessage === never}
      />
    </AriaNumberField>
  );
}
