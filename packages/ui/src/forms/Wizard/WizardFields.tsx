import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { RequiredFieldsContext } from '../Field/requiredField.tsx';
import { useRequiredFields } from '../Form/useRequiredFields.ts';

export interface WizardFieldsInput {
  /** The step's key. */
  step: string;
  /** The ID of its heading. */
  labelId: string;
  /** The other steps are hidden. */
  isCurrent: boolean;
  /** The checks of mounted steps, by key: each marks the empty required fields of its step. */
  checks: Map<string, () => boolean>;
  children: ReactNode;
}

/** The fields of a step, whose required ones are checked apart from those of other steps. */
export function WizardFields({ step, labelId, isCurrent, checks, children }: WizardFieldsInput) {
  const { context, check } = useRequiredFields();
  useEffect(() => {
    checks.set(step, check);
    return () => void checks.delete(step);
  });
  return (
    <RequiredFieldsContext value={context}>
      <section aria-labelledby={labelId} hidden={!isCurrent}>
        {children}
      </section>
    </RequiredFieldsContext>
  );
}
