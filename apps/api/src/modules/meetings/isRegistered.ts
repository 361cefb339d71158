import type { RegistrationRow } from '#modules/registrations/tables.ts';
import type { AccessDecision } from './access/decideAccess.ts';

const REGISTERED = ['registered', 'checkedin', 'noshow'];

/** Returns whether the reader is registered. */
export const isRegistered = ({
  registration,
}: {
  readonly registration: RegistrationRow | undefined;
}): boolean => registration !== undefined && REGISTERED.includes(registration.state);

/** Returns whether the host removed the reader: the meeting has no next step for them. */
export const wasRemoved = ({ access }: { readonly access: AccessDecision }): boolean =>
  'refusal' in access && access.refusal === 'liveRemoved';
