import type { RegistrationRow } from '../registrations/tables.ts';

const REGISTERED = ['registered', 'checkedin', 'noshow'];

/** Returns whether the reader is registered. */
export const isRegistered = ({
  registration,
}: {
  readonly registration: RegistrationRow | undefined;
}): boolean => registration !== undefined && REGISTERED.includes(registration.state);
