import { isolate } from '@rostra/i18n';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import type { FieldWords } from '../Field/FieldParts.tsx';
import { useMissing } from '../Field/requiredField.tsx';
import { wrapTexts } from '../../wrapTexts.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** A second line. */
  note?: ReactNode;
  /** At the end of the row: a price, seats left. */
  end?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldWords, RootProps {
  /** In the order to show; a few, all visible. */
  options: readonly RadioOption[];
  /**
   * Controlled by the caller, null while none is chosen; without it the group holds its own state.
   */
  value?: string | null | undefined;
  /** The initial choice, where the group holds its own state. */
  defaultValue?: string | undefined;
  /** Receives the value of the chosen option. */
  onChange?: ((value: string) => void) | undefined;
  /** Rows, rows in boxes, or tiles side by side (amounts). @default 'plain' */
  look?: 'plain' | 'boxed' | 'tiles' | undefined;
  /** Nothing can be chosen; one option alone is disabled in `options`. @default false */
  isDisabled?: boolean | undefined;
  /** Its name in a form that is submitted before scripts load. */
  name?: string | undefined;
}

/** Isolates a text, since options can be named by users. */
const isolated = (node: ReactNode): ReactNode => (typeof node === 'string' ? isolate(node) : node);

/** One of a few choices, all visible: time slots, amounts, payment methods. */
export function RadioGroup({
  options,
  look = 'plain',
  label,
  labelEnd,
  hint,
  errorMessage,
  keepsHint,
  isOptional,
  isRequired = false,
  requiredMessage,
  value,
  defaultValue,
  onChange,
  isDisabled = false,
  name,
  ref,
  className,
}: RadioGroupProps) {
  const [chosen, setChosen] = useState(defaultValue ?? null);
  const isEmpty = (value === undefined ? chosen : value) === null;
  const missing = useMissing({ isRequired, requiredMessage, isDisabled }, isEmpty);
  const problem = errorMessage ?? missing;
  return (
    <AriaRadioGroup
      {...rootProps({ ref, className }, field.field)}
      isInvalid={problem !== undefined}
      isDisabled={isDisabled}
      isRequired={isRequired}
      validationBehavior="aria"
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      onChange={(next) => {
        setChosen(next);
        onChange?.(next);
      }}
      {...(name === undefined ? {} : { name })}
    >
      <FieldLabel
        label={label}
        labelEnd={labelEnd}
        isOptional={isOptional}
        isRequired={isRequired}
      />
      <div className={styles.options({ look })}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            className={styles.option({ look })}
            data-marks-itself={look === 'plain' || undefined}
          >
            {look !== 'tiles' && <span className={styles.dot} />}
            <span className={styles.words}>
              <span className={look === 'plain' ? '' : styles.strong}>
                {isolated(option.label)}
              </span>
              {option.note !== undefined && (
                <span className={styles.note}>{isolated(option.note)}</span>
              )}
            </span>
            {wrapTexts(option.end)}
          </Radio>
        ))}
      </div>
      <FieldNotes hint={hint} errorMessage={problem} keepsHint={keepsHint} />
    </AriaRadioGroup>
  );
}
