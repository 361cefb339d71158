import { isolate } from '@rostra/i18n';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import * as field from '../Field/Field.css.ts';
import type { FieldWords } from '../Field/FieldParts.tsx';
import { FieldProblem, RequiredMark, useMissing } from '../Field/requiredField.tsx';
import { Icon } from '../../foundations/Icon/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Select.css.ts';

export interface SelectProps extends Omit<FieldWords, 'isOptional'>, RootProps {
  /** In the order to show; the browser renders the list. */
  options: readonly { value: string; label: string }[];
  /** Empty while nothing is chosen. */
  value: string;
  /** Receives the value of the chosen option. */
  onChange: (value: string) => void;
  /**
   * The label is read by screen readers but not shown, where the surroundings name the field.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  /** @default the library's "Choose" */
  placeholder?: string | undefined;
  /** Nothing can be chosen. @default false */
  isDisabled?: boolean | undefined;
  /** Its name in a form that is submitted before scripts load. */
  name?: string | undefined;
  /** @default 'lg' */
  size?: 'md' | 'lg' | undefined;
}

/** One of a list that is known and short. */
export function Select({
  options,
  value,
  onChange,
  placeholder,
  isDisabled = false,
  name,
  size = 'lg',
  isLabelHidden = false,
  label,
  labelEnd,
  hint,
  errorMessage,
  keepsHint = false,
  isRequired = false,
  requiredMessage,
  ref,
  className,
}: SelectProps) {
  const t = useText();
  const id = useId();
  const missing = useMissing({ isRequired, requiredMessage, isDisabled }, value === '');
  const problem = errorMessage ?? missing;
  const isInvalid = problem !== undefined;
  const isHintShown = hint !== undefined && (keepsHint || !isInvalid);
  const notes = `${isInvalid ? `${id}problem ` : ''}${isHintShown ? `${id}hint` : ''}`.trim();
  return (
    <div {...rootProps({ ref, className }, field.field)}>
      {isLabelHidden ? (
        <VisuallyHidden>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
      ) : (
        <span className={field.head}>
          <span className={field.label}>
            <label htmlFor={id} className={field.label}>
              {label}
            </label>
            {isRequired && <RequiredMark />}
          </span>
          {wrapTexts(labelEnd)}
        </span>
      )}
      <span
        className={`${field.box({ size })} ${styles.box}`}
        {...(isInvalid ? { 'data-invalid': true } : {})}
        {...(isDisabled ? { 'data-disabled': true } : {})}
      >
        <select
          id={id}
          name={name}
          className={`${field.input} ${styles.select}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          disabled={isDisabled}
          data-placeholder={value === '' || undefined}
          aria-invalid={isInvalid}
          aria-required={isRequired || undefined}
          aria-describedby={notes || undefined}
        >
          {value === '' && <option value="">{placeholder ?? t('select.placeholder')}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {isolate(option.label)}
            </option>
          ))}
        </select>
        <span className={`${field.arrow} ${styles.arrow}`}>
          <Icon icon={ChevronDown} size="sm" />
        </span>
      </span>
      {isInvalid && <FieldProblem id={`${id}problem`}>{problem}</FieldProblem>}
      {isHintShown && (
        <span id={`${id}hint`} className={field.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
