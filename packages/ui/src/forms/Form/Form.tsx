import { useEffect, useImperativeHandle, useRef } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { RequiredFieldsContext } from '../Field/requiredField.tsx';
import { firstProblem } from './firstProblem.ts';
import { useRequiredFields } from './useRequiredFields.ts';
import type { RootProps } from '../../rootProps.ts';

export interface FormProps extends RootProps {
  /** Fields, and a button of `type="submit"`. */
  children: ReactNode;
  /**
   * Called once for the submit button or Enter in a field, with the values of the named fields; the
   * page never reloads. Not called while a required field is empty, or `check` returns false.
   */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>, data: FormData) => void;
  /**
   * Called on each submit: shows the other problems at their fields, beside those of empty required
   * fields, and returns whether there are none. @default there are none
   */
  check?: (() => boolean) | undefined;
  /** Accessible name of the form. */
  label?: string | undefined;
  /** ID that lets a button outside the form submit it. */
  id?: string | undefined;
}

/** Returns the values of the named fields, with that of the pressed button. */
function dataOf({ currentTarget, nativeEvent }: SyntheticEvent<HTMLFormElement>): FormData {
  const { submitter = null } = nativeEvent as Partial<SubmitEvent>;
  return submitter === null ? new FormData(currentTarget) : new FormData(currentTarget, submitter);
}

/**
 * Fields submitted together. Problems are shown by the fields, not by the browser. The first invalid
 * field takes the focus, where keyboard and screen reader users can fix it.
 */
export function Form({ children, onSubmit, check, label, id, ref, className }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLElement, []);
  const wasSent = useRef(false);
  const required = useRequiredFields();
  useEffect(() => {
    // Runs after each render: problems may be known at once, or after the server's answer.
    const wrong = wasSent.current && form.current && firstProblem(form.current);
    if (!wrong) return;
    wasSent.current = false;
    wrong.focus();
  });
  useEffect(() => {
    const element = form.current;
    // Typing again cancels the focus move.
    const forget = (): void => {
      wasSent.current = false;
    };
    element?.addEventListener('input', forget);
    return () => element?.removeEventListener('input', forget);
  }, []);
  return (
    <RequiredFieldsContext value={required.context}>
      <AriaForm
        ref={form}
        {...(className === undefined ? {} : { className })}
        {...(id === undefined ? {} : { id })}
        {...(label === undefined ? {} : { 'aria-label': label })}
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          wasSent.current = true;
          // Both run, so that one submit shows all problems.
          const isComplete = required.check();
          const isRight = check?.() ?? true;
          if (isComplete && isRight) onSubmit(event, dataOf(event));
        }}
      >
        {children}
      </AriaForm>
    </RequiredFieldsContext>
  );
}
