import { useState } from 'react';

const none = { password: '', repeat: '', code: '' };
type Secrets = typeof none;

/**
 * Passwords and codes of a form: they live as long as the screen, and never in a draft.
 *
 * @returns the secrets, and `take`: keeps what a change holds of them and gives back the rest
 */
export function useSecrets() {
  const [secrets, setSecrets] = useState(none);
  const take = <Part extends Partial<Secrets>>({ password, repeat, code, ...rest }: Part) => {
    setSecrets((old) => ({
      password: password ?? old.password,
      repeat: repeat ?? old.repeat,
      code: code ?? old.code,
    }));
    return rest;
  };
  return { secrets, take };
}
