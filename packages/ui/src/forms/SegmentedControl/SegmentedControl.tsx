import { useId } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { FieldProblem, useMissing } from '../Field/requiredField.tsx';
import type { Requirement } from '../Field/requiredField.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentedControlProps<Value extends string = string>
  extends Requirement, RootProps {
  /** Names the choice for screen readers. */
  label: string;
  /** Two to four options with short labels: all fit one line. */
  options: readonly { value: Value; label: string }[];
  /** One is always chosen, except in a required control before the first choice. */
  value: Value;
  /** Gets the value pressed; not called for the one that is chosen. */
  onChange: (value: Value) => void;
  /** None can be chosen. @default false */
  isDisabled?: boolean | undefined;
}

/** A choice of two to four short options that change the content below. */
export function SegmentedControl<Value extends string = string>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
  isRequired = false,
  requiredMessage,
  ...root
}: SegmentedControlProps<Value>) {
  const problemId = useId();
  const isEmpty = options.every((option) => option.value !== value);
  const problem = useMissing({ isRequired, requiredMessage, isDisabled }, isEmpty);
  return (
    <>
      <RadioGroup
        aria-label={label}
        orientation="horizontal"
        {...rootProps(root, styles.group)}
        value={value}
        onChange={(chosen) => onChange(chosen as Value)}
        isDisabled={isDisabled}
        isRequired={isRequired}
        isInvalid={problem !== undefined}
        validationBehavior="aria"
        {...(problem === undefined ? {} : { 'aria-describedby': problemId })}
      >
        {options.map((option) => (
          <Radio key={option.value} value={option.value} className={styles.option}>
            <span>{option.label}</span>
          </Radio>
        ))}
      </RadioGroup>
      {problem !== undefined && <FieldProblem id={problemId}>{problem}</FieldProblem>}
    </>
  );
}
