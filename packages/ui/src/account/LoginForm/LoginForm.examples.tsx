import { LoginForm } from '@rostra/ui/LoginForm';
import type { LoginFormProps, LoginValues } from '@rostra/ui/LoginForm';
import { useState } from 'react';
import { signInSample } from '../../story/samples/signIn.ts';

const sample = signInSample('en').LoginForm;
const filled = { ...sample.values, password: 'wrong-one', isAgreed: true };

/** Answer alike whether the account or the password is wrong. */
export const Do = () => (
  <LoginForm
    {...sample}
    values={filled}
    problems={{ form: 'Account or password is wrong. Check both, or log in by code.' }}
  />
);

/** Reveal to strangers which accounts exist. */
export const Dont = () => (
  <LoginForm
    {...sample}
    values={filled}
    problems={{ account: 'This account exists, but its password is another one.' }}
  />
);

type Given = Pick<
  LoginFormProps,
  't' | 'countries' | 'links' | 'onSendCode' | 'isSendingCode' | 'codeWait'
>;

/** Keeps the input after a failed login. */
export function Example({
  logIn,
  ...form
}: Given & { logIn: (values: LoginValues) => Promise<LoginFormProps['problems']> }) {
  const [values, setValues] = useState<LoginValues>({
    kind: 'phone',
    countryCode: '+86',
    phoneNumber: '',
    email: '',
    method: 'password',
    password: '',
    code: '',
    isAgreed: false,
  });
  const [problems, setProblems] = useState<LoginFormProps['problems']>({});
  const [isPending, setIsPending] = useState(false);
  const submit = async () => {
    setIsPending(true);
    setProblems(await logIn(values));
    setIsPending(false);
  };
  return (
    <LoginForm
      {...form}
      values={values}
      onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      problems={problems}
      isPending={isPending}
      onSubmit={() => void submit()}
    />
  );
}
