import type { RegistrationStatusName } from '@rostra/ui/RegistrationStatus';
import { isActive } from './eventChoices.ts';
import type { MeetingRow } from './eventChoices.ts';

/** Statuses of members who join without registering. */
const SEATED: readonly RegistrationStatusName[] = ['hosting', 'speaking', 'helping'];

/**
 * Checks whether the reader can cancel their registration. Seated readers need none, so they can
 * cancel only if there is money to refund.
 */
export const mayCancel = (own: MeetingRow, status: RegistrationStatusName): boolean =>
  isActive(own) &&
  own.registration?.can_cancel === true &&
  (own.has_paid || !SEATED.includes(status));
