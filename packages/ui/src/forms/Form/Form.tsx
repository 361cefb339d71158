import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import type { RootProps } from '../../rootProps.ts';
import { useRootRef } from '../../useRootRef.ts';

const WRONG_FIELD = ':is(input, textarea, select, [contenteditable])[aria-invalid="true"]';

export interface FormProps extends RootProps {
  /** Fields, and a button of `type="submit"`. */
  children: ReactNode;
  /** Called once for the submit button or Enter in a field; the page never reloads. */
  onSubmit: () => void;
  /** Accessible name of the form. */
  label?: string | undefined;
  /** ID that lets a button outside the form submit it. */
  id?: string | undefined;
}

/**
 * Fields submitted together. Problems are shown by the fields, not by the browser. The first invalid
 * field takes the focus, where keyboard and screen reader users can fix it.
 */
export function Form({ children, onSubmit, label, id, ref, className }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const rootRef = useRootRef(form, ref);
  const wasSent = useRef(false);
  useEffect(() => {
    // Runs after each render: problems may be known at once, or after the server's answer.
    const wrong = wasSent.current && form.current?.querySelector<HTMLElement>(WRONG_FIELD);
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
    <AriaForm
      ref={rootRef}
      {...(className === undefined ? {} : { className })}
      {...(id === undefined ? {} : { id })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        wasSent.current = true;
        onSubmit();
      }}
    >
      {children}
    </AriaForm>
  );
}
