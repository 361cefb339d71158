import { useId, useState } from 'react';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import { useMissing } from '../Field/requiredField.tsx';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import { NumberBox } from './NumberBox.tsx';
import type { NumberFieldProps } from './NumberFieldProps.ts';
import { rootProps } from '../../rootProps.ts';

export type { NumberFieldProps } from './NumberFieldProps.ts';

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
  const missing = useMissing(props, value === null);
  const problem =
    errorMessage ??
    (refused === never
      ? missing
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
      {...rootProps(props, field.field)}
    >
      <FieldLabel
        label={label}
        labelEnd={labelEnd}
        isOptional={isOptional}
        isRequired={isRequired}
      />
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
