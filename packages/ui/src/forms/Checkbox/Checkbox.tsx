import { Check, Minus } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import type { CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { ariaProps } from '../../ariaProps.ts';
import type { AriaProps } from '../../ariaProps.ts';
import { FieldProblem, RequiredMark, useMissing } from '../Field/requiredField.tsx';
import type { Requirement } from '../Field/requiredField.tsx';
import { Icon } from '../../foundations/Icon/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps
  extends
    AriaProps<
      AriaCheckboxProps,
      'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior' | 'isRequired'
    >,
    Requirement,
    RootProps {
  /** The label, which toggles the box; may contain links. */
  children: ReactNode;
  /** The problem, shown under it. */
  errorMessage?: string | undefined;
}

/** A yes/no choice in a form, or several choices from a list. */
export function Checkbox({
  children,
  errorMessage,
  requiredMessage,
  ref,
  className,
  ...rest
}: CheckboxProps) {
  const problemId = useId();
  const [isChosen, setChosen] = useState(rest.defaultSelected ?? false);
  const missing = useMissing({ ...rest, requiredMessage }, !(rest.isSelected ?? isChosen));
  const problem = errorMessage ?? missing;
  const isInvalid = problem !== undefined;
  return (
    <div {...rootProps({ ref, className })}>
      <AriaCheckbox
        {...ariaProps<AriaCheckboxProps>(rest)}
        onChange={(isSelected) => {
          setChosen(isSelected);
          rest.onChange?.(isSelected);
        }}
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
            <span>
              {wrapTexts(children)}
              {rest.isRequired === true && <RequiredMark />}
            </span>
          </>
        )}
      </AriaCheckbox>
      {problem !== undefined && (
        <div className={styles.problem}>
          <FieldProblem id={problemId}>{problem}</FieldProblem>
        </div>
      )}
    </div>
  );
}
