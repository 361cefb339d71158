import { CircleAlert } from 'lucide-react';
import { createContext, useContext, useEffect, useId, useRef } from 'react';
import { Icon } from '../../foundations/Icon/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import * as styles from './Field.css.ts';

/** The connection of a form with its required fields. */
export interface RequiredFields {
  /** IDs of the fields that the last submit found empty. */
  readonly missing: ReadonlySet<string>;
  /** Adds a field; returns a function that removes it. */
  readonly add: (id: string, isEmpty: () => boolean) => () => void;
}

/** Null outside of a form. */
export const RequiredFieldsContext = createContext<RequiredFields | null>(null);

/** Requires a value. */
export interface Requirement {
  /**
   * Marks the label; a form that is submitted with the field empty reports it and is not sent.
   * @default false
   */
  isRequired?: boolean | undefined;
  /** The problem of a required field left empty. @default the library's "This field is required." */
  requiredMessage?: string | undefined;
}

interface CheckedField extends Requirement {
  isDisabled?: boolean | undefined;
}

/**
 * Lets the form check a required field on submit.
 *
 * @param isEmpty whether the field has no usable value now
 * @returns the problem in the current language, from a refused submit until the field has a value
 */
export function useMissing(
  { isRequired = false, requiredMessage, isDisabled = false }: CheckedField,
  isEmpty: boolean,
): string | undefined {
  const t = useText();
  const id = useId();
  const form = useContext(RequiredFieldsContext);
  const isChecked = isRequired && !isDisabled;
  const latest = useRef(isEmpty);
  useEffect(() => {
    latest.current = isEmpty;
  });
  const add = form?.add;
  useEffect(() => (isChecked ? add?.(id, () => latest.current) : undefined), [add, id, isChecked]);
  if (!isChecked || !isEmpty || form?.missing.has(id) !== true) return undefined;
  return requiredMessage ?? t('common.required');
}

/** The sign after the label of a required field; screen readers read `aria-required` instead. */
export function RequiredMark() {
  return (
    <span aria-hidden>
      <Text as="span" size="sm" tone="danger">
        {' *'}
      </Text>
    </span>
  );
}

/** The problem of a field that is none of React Aria's. */
export function FieldProblem({
  id,
  isAlert = false,
  children,
}: {
  /** Describes the control by it. */
  id?: string | undefined;
  /** Announced at once. @default false */
  isAlert?: boolean;
  children: string;
}) {
  return (
    <span id={id} className={styles.problem} {...(isAlert ? { role: 'alert' } : {})}>
      <Icon icon={CircleAlert} size="sm" />
      <span>{children}</span>
    </span>
  );
}
