import { PasswordResetForm } from '@rostra/ui/PasswordResetForm';
import type { PasswordResetFormProps, PasswordResetValues } from '@rostra/ui/PasswordResetForm';
import { useState } from 'react';
import { signInSample } from '../../story/samples/signIn.ts';

const sample = signInSample('en').PasswordResetForm;

/** Answer alike for accounts that exist and others. */
export const Do = () => (
  <PasswordResetForm {...sample} codeNote="If the account exists, a code is on its way." />
);

/** Reveal to strangers which accounts exist. */
export const Dont = () => (
  <PasswordResetForm {...sample} problems={{ account: 'There is no such account.' }} />
);

type Given = Pick<
  PasswordResetFormProps,
  't' | 'countries' | 'onSendCode' | 'isSendingCode' | 'codeWait' | 'codeNote'
>;

/** Sets the password; all devices are logged out by the server. */
export function Example({
  reset,
  ...form
}: Given & {
  reset: (values: PasswordResetValues) => Promise<PasswordResetFormProps['problems']>;
}) {
  const [values, setValues] = useState<PasswordResetValues>({
    kind: 'phone',
    countryCode: '+86',
    phoneNumber: '',
    email: '',
    code: '',
    password: '',
    repeat: '',
  });
  const [problems, setProblems] = useState<PasswordResetFormProps['problems']>({});
  const [isPending, setIsPending] = useState(false);
  const submit = async () => {
    setIsPending(true);
    setProblems(await reset(values));
    setIsPending(false);
  };
  return (
    <PasswordResetForm
      {...form}
      values={values}
      onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      problems={problems}
      isPending={isPending}
      onSubmit={() => void submit()}
    />
  );
}
