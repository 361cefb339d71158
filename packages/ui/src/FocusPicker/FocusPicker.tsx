import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { Icon } from '../Icon/index.ts';
import { Check } from '../icons.ts';
import * as styles from './FocusPicker.css.ts';

/** Something to follow, named in the reader's language. */
export interface FocusOption {
  id: number;
  name: string;
}

export interface FocusPickerProps {
  /** Names the group, and stands above it. */
  label: string;
  /** In the order to show, named in the reader's language. */
  options: readonly FocusOption[];
  /** Ids chosen. */
  value: readonly number[];
  /** Gets all ids chosen after the press. */
  onChange: (value: number[]) => void;
}

/** Plates to tick, several at once: industries, markets. */
export function FocusPicker({ label, options, value, onChange }: FocusPickerProps) {
  return (
    <CheckboxGroup
      className={styles.group}
      value={value.map(String)}
      onChange={(chosen) => onChange(chosen.map(Number))}
    >
      <Label className={styles.label}>{label}</Label>
      <div className={styles.options}>
        {options.map(({ id, name }) => (
          <Checkbox key={id} value={String(id)} className={styles.option}>
            {({ isSelected }) => (
              <>
                {isSelected && <Icon icon={Check} size="sm" />}
                <span>{name}</span>
              </>
            )}
          </Checkbox>
        ))}
      </div>
    </CheckboxGroup>
  );
}
