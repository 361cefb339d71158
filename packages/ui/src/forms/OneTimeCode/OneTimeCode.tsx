import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import type { FieldWords } from '../Field/FieldParts.tsx';
import { useMissing } from '../Field/requiredField.tsx';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './OneTimeCode.css.ts';
import { readCode } from './readCode.ts';
import type { CodeRefusal } from './readCode.ts';

/** The number of digits of a code, and of a payment password. */
export const CODE_LENGTH = 6;

export interface OneTimeCodeProps extends FieldWords, RootProps {
  /** Digits only; the app holds them. */
  value: string;
  /** Receives only digits, at most `length` of them. */
  onChange: (value: string) => void;
  /** Called once, when the last digit is entered. */
  onComplete?: ((value: string) => void) | undefined;
  /** @default 6 */
  length?: number | undefined;
  /** Shows dots instead of digits. @default false */
  isSecret?: boolean | undefined;
  /** Nothing can be typed. @default false */
  isDisabled?: boolean | undefined;
  /** Takes the focus on mounting; for screens about this field. @default false */
  autoFocus?: boolean | undefined;
  /** Its name in a form that is submitted before scripts load. */
  name?: string | undefined;
}

/**
 * Digits in boxes: a code from a message, or a payment password. One field for paste, autofill and
 * screen readers.
 */
export function OneTimeCode({
  value,
  onChange,
  onComplete,
  length = CODE_LENGTH,
  isSecret = false,
  isDisabled = false,
  autoFocus = false,
  name,
  label,
  labelEnd,
  hint,
  errorMessage,
  keepsHint,
  isOptional,
  isRequired,
  requiredMessage,
  ref,
  className,
}: OneTimeCodeProps) {
  const t = useOnDemandText();
  const [isFocused, setFocused] = useState(false);
  const [refusal, setRefusal] = useState<CodeRefusal>();
  const missing = useMissing({ isRequired, requiredMessage, isDisabled }, value === '');
  const refused = refusal && t(`oneTimeCode.${refusal}`, { count: length });
  const problem = errorMessage ?? refused ?? missing;
  const isInvalid = problem !== undefined;
  const change = (text: string) => {
    const { figures, refusal: found } = readCode(text, length);
    setRefusal(found);
    if (figures === value) return;
    onChange(figures);
    if (figures.length === length) onComplete?.(figures);
  };
  return (
    <AriaTextField
      value={value}
      onChange={change}
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      isRequired={isRequired ?? false}
      validationBehavior="aria"
      type={isSecret ? 'password' : 'text'}
      autoFocus={autoFocus}
      inputMode="numeric"
      autoComplete={isSecret ? 'off' : 'one-time-code'}
      onFocusChange={setFocused}
      {...rootProps({ ref, className }, field.field)}
      {...(name === undefined ? {} : { name })}
    >
      <FieldLabel
        label={label}
        labelEnd={labelEnd}
        isOptional={isOptional}
        isRequired={isRequired}
      />
      <span className={styles.frame}>
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden
            className={styles.box({
              isInvalid,
              isDisabled,
              isCurrent: isFocused && index === Math.min(value.length, length - 1),
            })}
          >
            {isSecret && index < value.length ? '•' : value[index]}
          </span>
        ))}
        <Input className={styles.input} />
      </span>
      {/* The last digit sends the code: the focus is still here when the answer arrives. */}
      <FieldNotes hint={hint} errorMessage={problem} keepsHint={keepsHint} isAlert />
    </AriaTextField>
  );
}
