import { useState } from 'react';
import { phoneNumberOf, sipAddressOf } from './callTarget.ts';
import type { CalledRole, CallTarget } from './callTarget.ts';

/** The empty input; each kind keeps its own. */
const NOTHING = { number: '', address: '', name: '' };

/** The state of the call form. Problems are shown after submitting, until the input is valid. */
export function useCallTarget(
  defaultCountry: string,
  { callers, hasRoles }: { callers: readonly string[]; hasRoles: boolean },
) {
  const [kind, setKind] = useState<CallTarget['kind']>('phone');
  const [country, setCountry] = useState(defaultCountry);
  const [caller, setCaller] = useState(callers[0] ?? '');
  const [role, setRole] = useState<CalledRole>('expert');
  const [typed, setTyped] = useState(NOTHING);
  const [isBackup, setBackup] = useState(false);
  const [wasSent, setSent] = useState(false);
  const number = phoneNumberOf(country, typed.number);
  const address = sipAddressOf(typed.address);
  const isWrong = (kind === 'phone' ? number : address) === null;
  /** Returns the target, or null if the input is invalid, and shows problems from then on. */
  const take = (): CallTarget | null => {
    setSent(true);
    const name = typed.name.trim();
    if (kind === 'sip') return address === null ? null : { kind, address, name };
    if (number === null) return null;
    return {
      kind,
      number,
      name,
      ...(hasRoles ? { role } : {}),
      ...(caller === '' ? {} : { caller }),
      ...(isBackup ? { isBackup } : {}),
    };
  };
  const empty = () => {
    setTyped(NOTHING);
    setBackup(false);
    setRole('expert');
    setSent(false);
  };
  return {
    kind,
    country,
    caller,
    typed,
    take,
    empty,
    setCountry,
    setCaller,
    isBackup,
    setBackup,
    role,
    setRole,
    hasProblem: wasSent && isWrong,
    setKind: (next: CallTarget['kind']) => {
      setKind(next);
      setSent(false);
    },
    write: (change: Partial<typeof NOTHING>) => setTyped((old) => ({ ...old, ...change })),
  };
}
