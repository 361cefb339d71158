import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentedControlProps<Value extends string = string> {
  /** Names the choice for screen readers. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  isDisabled?: boolean | undefined;
}

/** One of two to four short choices that change what stands below. */
export function SegmentedControl<Value extends string = string>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      className={styles.group}
      value={value}
      onChange={(chosen) => onChange(chosen as Value)}
      isDisabled={isDisabled}
    >
      {options.map((option) => (
        <Radio key={option.value} value={option.value} className={styles.option}>
          {option.label}
        </Radio>
      ))}
    </RadioGroup>
  );
}
