import type { ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';

export interface FormProps {
  children: ReactNode;
  /** Called once for a press on the submit button or Enter in a field; the page is never loaded anew. */
  onSubmit: () => void;
  /** Names the form for screen readers. */
  label?: string | undefined;
}

/** Fields that are sent together. What is wrong is shown by the fields, not by the browser's bubbles. */
export function Form({ children, onSubmit, label }: FormProps) {
  return (
    <AriaForm
      {...(label === undefined ? {} : { 'aria-label': label })}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSubmit();
      }}
    >
      {children}
    </AriaForm>
  );
}
