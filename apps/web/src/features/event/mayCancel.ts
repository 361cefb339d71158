import type { RegistrationStatusName } from '@rostra/ui/RegistrationStatus';
import { isActive } from './eventChoices.ts';
import type { MeetingRow } from './eventChoices.ts';

/** Who enters without registering. */
const SEATED: readonly RegistrationStatusName[] = ['hosting', 'speaking', 'helping'];

/**
 * Whether the reader is offered to cancel his registration: not where the event seats him, who needs
 * none, unless there is money to give back.
 */
export const mayCancel = (own: MeetingRow, status: RegistrationStatusName): boolean =>
  isActive(own) &&
  own.registration?.can_cancel === true &&
  (own.has_paid || !SEATED.includes(status));
