import { useState } from 'react';

const none = { password: '', repeat: '', code: '' };
type Secrets = typeof none;

/**
 * Holds a form's passwords and codes: they last as long as the screen, and never enter a draft.
 *
 * @returns the secrets, and `take`, which keeps the secrets of a change and returns the rest
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
