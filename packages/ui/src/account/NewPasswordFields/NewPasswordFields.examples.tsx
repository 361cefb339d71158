import { NewPasswordFields } from '@rostra/ui/NewPasswordFields';
import type { NewPasswordFieldsProps, NewPasswordValues } from '@rostra/ui/NewPasswordFields';
import { useState } from 'react';
import { signInSample } from '../../story/samples/signIn.ts';

const sample = signInSample('en').NewPasswordFields;

/** Report a difference at the repetition. */
export const Do = () => (
  <NewPasswordFields
    {...sample}
    values={{ password: 'Quay-7-lantern', repeat: 'Quay-7-lanter' }}
    problems={{ repeat: 'The passwords differ. Enter the same one.' }}
  />
);

/** Report it at the first password, which is right. */
export const Dont = () => (
  <NewPasswordFields
    {...sample}
    label="Password again"
    values={{ password: 'Quay-7-lantern', repeat: 'Quay-7-lanter' }}
    problems={{ password: 'The passwords differ.' }}
  />
);

/** Holds both fields; the app compares them on submit. */
export function Example({ t, problems }: Pick<NewPasswordFieldsProps, 't' | 'problems'>) {
  const [values, setValues] = useState<NewPasswordValues>({ password: '', repeat: '' });
  return (
    <NewPasswordFields
      t={t}
      label="New password"
      values={values}
      onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      problems={problems}
    />
  );
}
