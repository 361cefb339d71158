import { createContext, useContext, useEffect, useId, useRef } from 'react';
import { useText } from '../../foundations/TextProvider/index.ts';
import type { FieldWords } from './FieldParts.tsx';

/** The connection of a form with its required fields. */
export interface RequiredFields {
  /** IDs of the fields that the last submit found empty. */
  readonly missing: ReadonlySet<string>;
  /** Adds a field; returns a function that removes it. */
  readonly add: (id: string, isEmpty: () => boolean) => () => void;
}

/** Null outside of a form. */
export const RequiredFieldsContext = createContext<RequiredFields | null>(null);

interface Requirement extends Pick<FieldWords, 'isRequired' | 'requiredMessage'> {
  isDisabled?: boolean | undefined;
}

/**
 * Lets the form check a required field on submit.
 *
 * @param isEmpty whether the field has no usable value now
 * @returns the problem in the current language, from a refused submit until the field has a value
 */
export function useMissing(
  { isRequired = false, requiredMessage, isDisabled = false }: Requirement,
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
