import type { State } from '../story/matrix.ts';
import type { RegistrationStatusProps } from './RegistrationStatus.tsx';

export const registrationStatusStates: State<RegistrationStatusProps>[] = (
  [
    'registering',
    'registered',
    'pending',
    'prepending',
    'rejected',
    'full',
    'closed',
    'canceled',
    'finished',
    'replay',
    'left',
    'checkedin',
    'noshow',
    'hosting',
    'speaking',
    'helping',
  ] as const
).map((status) => ({
  name: status,
  props: { status, reason: status === 'rejected' ? 'Places go to institutions first.' : null },
}));
