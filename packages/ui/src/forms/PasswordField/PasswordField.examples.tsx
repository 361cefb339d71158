import { PasswordField } from '@rostra/ui/PasswordField';
import { useState } from 'react';

/** Show the rules of a new password, and tick each one once it is met. */
export const Do = () => (
  <PasswordField
    label="New password"
    autoComplete="new-password"
    hasRules
    defaultValue="meridian2"
  />
);

/** Keep the rules to yourself until a password is refused. */
export const Dont = () => (
  <PasswordField
    label="New password"
    autoComplete="new-password"
    errorMessage="This password is not allowed."
    defaultValue="meridian2"
  />
);

/** A new password with its rules. */
export function Example() {
  const [password, setPassword] = useState('');
  return (
    <PasswordField
      label="New password"
      name="password"
      autoComplete="new-password"
      value={password}
      onChange={setPassword}
      hasRules
      isRequired
      requiredMessage="Enter a new password."
    />
  );
}
