import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { Icon } from '../../foundations/Icon/index.ts';
import { Check } from '../../icons.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './FocusPicker.css.ts';

/** An interest to follow, named in the reader's language. */
export interface FocusOption {
  id: number;
  name: string;
}

export interface FocusPickerProps extends RootProps {
  /** The group's label, shown above it. */
  label: string;
  /** In display order, named in the reader's language. */
  options: readonly FocusOption[];
  /** Selected IDs. */
  value: readonly number[];
  /** Gets all selected IDs after a press. */
  onChange: (value: number[]) => void;
}

/** Selectable tiles with multiple choice: industries, markets. */
export function FocusPicker({ label, options, value, onChange, ...root }: FocusPickerProps) {
  return (
    <CheckboxGroup
      {...rootProps(root, styles.group)}
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
