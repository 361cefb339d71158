import { AccountForm } from '@rostra/ui/AccountForm';
import type { AccountFormProps } from '@rostra/ui/AccountForm';
import { PasswordField } from '@rostra/ui/PasswordField';
import { useState } from 'react';
import { signInSample } from '../../story/samples/signIn.ts';

const sample = signInSample('en').AccountForm;

/** Name the form by its outcome, and give the button the same verb. */
export const Do = () => (
  <AccountForm {...sample} title="Change your phone" submitText="Change phone" />
);

/** Let title and button name different things. */
export const Dont = () => <AccountForm {...sample} title="Settings" submitText="Continue" />;

/** A form that changes the account, confirmed by the password. */
export function Example({
  form,
}: {
  form: Pick<
    AccountFormProps,
    't' | 'values' | 'onChange' | 'problems' | 'countries' | 'isPending' | 'onSubmit'
  >;
}) {
  const [password, setPassword] = useState('');
  return (
    <AccountForm
      {...form}
      title="Change your phone"
      accountLabel="New phone or email"
      submitText="Change phone"
    >
      <PasswordField label="Password" value={password} onChange={setPassword} isRequired />
    </AccountForm>
  );
}
