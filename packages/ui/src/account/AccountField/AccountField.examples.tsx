import { AccountField } from '@rostra/ui/AccountField';
import type { AccountFieldProps, AccountValues } from '@rostra/ui/AccountField';
import { useState } from 'react';
import { signInSample } from '../../story/samples/signIn.ts';

const sample = signInSample('en').AccountField;

/** Name the problem at the account itself. */
export const Do = () => (
  <AccountField
    {...sample}
    values={{ ...sample.values, phoneNumber: '138 5550' }}
    problem="The number is too short. Enter 11 digits."
  />
);

/** Refuse the number without a reason. */
export const Dont = () => (
  <AccountField
    {...sample}
    values={{ ...sample.values, phoneNumber: '138 5550' }}
    problem="Wrong account."
  />
);

/** Keeps the text of both kinds, so that switching loses nothing. */
export function Example({ t, countries }: Pick<AccountFieldProps, 't' | 'countries'>) {
  const [values, setValues] = useState<AccountValues>({
    kind: 'phone',
    countryCode: '+86',
    phoneNumber: '',
    email: '',
  });
  return (
    <AccountField
      t={t}
      label="Account"
      countries={countries}
      values={values}
      onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      isRequired
    />
  );
}
