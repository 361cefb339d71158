import { AgreementField } from '@rostra/ui/AgreementField';
import type { AgreementFieldProps } from '@rostra/ui/AgreementField';
import { useState } from 'react';
import { signInSample } from '../../story/samples/signIn.ts';

const sample = signInSample('en').AgreementField;

/** Wait for the reader's press; report what is missing after a submit. */
export const Do = () => (
  <AgreementField {...sample} problem="Select the box to accept the user agreement." />
);

/** Select it in advance: that is no consent. */
export const Dont = () => <AgreementField {...sample} isSelected />;

/** Starts cleared; the form reports the problem on submit. */
export function Example({ t, problem }: Pick<AgreementFieldProps, 't' | 'problem'>) {
  const [isAgreed, setIsAgreed] = useState(false);
  return (
    <AgreementField
      t={t}
      isSelected={isAgreed}
      onChange={setIsAgreed}
      links={{ terms: '/legal/terms', privacy: '/legal/privacy' }}
      problem={isAgreed ? undefined : problem}
    />
  );
}
