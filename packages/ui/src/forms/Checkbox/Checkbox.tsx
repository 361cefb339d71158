import { Check, CircleAlert, Minus } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import type { CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { ariaProps } from '../../ariaProps.ts';
import type { AriaProps } from '../../ariaProps.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps
  extends
    AriaProps<
      AriaCheckboxProps,
      'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior'
    >,
    RootProps {
  /** The label, which toggles the box; may contain links. */
  children: ReactNode;
  /** The problem, shown under it. */
  errorMessage?: string | undefined;
}

/** A yes/no choice in a form, or several choices from a list. */
export function Checkbox({ children, errorMessage, ref, className, ...rest }: CheckboxProps) {
  const problemId = useId();
  const isInvalid = errorMessage !== undefined;
  return (
    <div {...rootProps({ ref, className })}>
      <AriaCheckbox
        {...ariaProps<AriaCheckboxProps>(rest)}
        isInvalid={isInvalid}
        validationBehavior="aria"
        className={styles.row}
        {...(isInvalid ? { 'aria-describedby': problemId } : {})}
      >
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={styles.box}>
              {isIndeterminate ? (
                <Icon icon={Minus} size="sm" />
              ) : (
                isSelected && <Icon icon={Check} size="sm" />
              )}
            </span>
            <span>{children}</span>
          </>
        )}
      </AriaCheckbox>
      {isInvalid && (
        <p id={problemId} className={styles.problem}>
          <Icon icon={CircleAlert} size="sm" />
          <span>{errorMessage}</span>
        </p>
      )}
    </div>
  );
}
