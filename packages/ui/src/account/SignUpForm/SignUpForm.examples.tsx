import { SignUpForm } from '@rostra/ui/SignUpForm';
import type { SignUpFormProps, SignUpValues } from '@rostra/ui/SignUpForm';
import { useState } from 'react';
import { signInSample } from '../../story/samples/signIn.ts';

const sample = signInSample('en').SignUpForm;

/** Lead a known account to the login. */
export const Do = () => (
  <SignUpForm
    {...sample}
    isRegistered
    problems={{ form: 'This account is registered already. Log in instead.' }}
  />
);

/** Refuse it and leave the reader in the form. */
export const Dont = () => <SignUpForm {...sample} problems={{ form: 'Registration failed.' }} />;

type Given = Omit<SignUpFormProps, 'values' | 'onChange' | 'problems' | 'isPending' | 'onSubmit'>;

/** Keeps card and profile while the reader switches between them. */
export function Example({
  empty,
  signUp,
  ...form
}: Given & {
  empty: SignUpValues;
  signUp: (values: SignUpValues) => Promise<SignUpFormProps['problems']>;
}) {
  const [values, setValues] = useState(empty);
  const [problems, setProblems] = useState<SignUpFormProps['problems']>({});
  const [isPending, setIsPending] = useState(false);
  const submit = async () => {
    setIsPending(true);
    setProblems(await signUp(values));
    setIsPending(false);
  };
  return (
    <SignUpForm
      {...form}
      values={values}
      onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      problems={problems}
      isPending={isPending}
      onSubmit={() => void submit()}
    />
  );
}
