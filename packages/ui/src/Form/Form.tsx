import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';

const WRONG_FIELD = ':is(input, textarea, select, [contenteditable])[aria-invalid="true"]';

export interface FormProps {
  /** Fields, and a button of `type="submit"`. */
  children: ReactNode;
  /** Called once for a press on the submit button or Enter in a field; the page is never loaded anew. */
  onSubmit: () => void;
  /** Names the form for screen readers. */
  label?: string | undefined;
  /** By which a button outside names the form it sends. */
  id?: string | undefined;
}

/**
 * Fields that are sent together. What is wrong is shown by the fields, not by the browser's bubbles;
 * the first of them gets the focus, so that keyboards and screen readers are where it is mended.
 */
export function Form({ children, onSubmit, label, id }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const wasSent = useRef(false);
  useEffect(() => {
    // After each render: what is wrong may be known at once, or when the server has answered.
    const wrong = wasSent.current && form.current?.querySelector<HTMLElement>(WRONG_FIELD);
    if (!wrong) return;
    wasSent.current = false;
    wrong.focus();
  });
  useEffect(() => {
    const element = form.current;
    // Who types on is not led back.
    const forget = (): void => {
      wasSent.current = false;
    };
    element?.addEventListener('input', forget);
    return () => element?.removeEventListener('input', forget);
  }, []);
  return (
    <AriaForm
      ref={form}
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
